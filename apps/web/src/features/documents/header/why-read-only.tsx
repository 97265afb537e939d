import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Origin } from "#platform/session.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { OpenDocument } from "../types.ts";
import { lacksPremium } from "./lacks-premium.ts";

/** Next to the title, where nothing can be written: an editor without premium sees what it takes, others what `otherwise` says. */
export function WhyReadOnly({ open, otherwise }: { open: OpenDocument; otherwise: ReactNode }) {
  const { t } = useTranslation("documents");
  const pricing = useSitePath("pricing");
  const { pathname, search } = useLocation();
  if (!open.info.can.comment) return null;
  if (!lacksPremium(open)) return <span className="px-2 text-ink-soft text-sm">{otherwise}</span>;
  const from: Origin = { from: `${pathname}${search}` };
  return (
    <Link to={pricing} state={from} className="px-2 font-medium text-accent text-sm underline">
      {t("save.needs_premium")}
    </Link>
  );
}
