import { mayEdit } from "@kompagnon/contract/documents/rules.ts";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Origin } from "#platform/session.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { OpenDocument } from "../types.ts";

/** Whether it is premium alone that keeps an editor, or the owner, from writing. */
export const lacksPremium = ({ role, canWrite, guest, info }: OpenDocument): boolean =>
  !guest && mayEdit(role) && !canWrite && !info.can.write && !info.trashed;

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
