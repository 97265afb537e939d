import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMember } from "#platform/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shows its pages to members from a level on, and says so to others; the server decides. */
export function TeamOnly({ level, children }: { level: number; children: ReactNode }) {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation("shell");
  const { admin_level: mine } = useMember();
  if (mine >= level) return children;
  return (
    <EmptyState
      whole
      icon={<ShieldX strokeWidth={1.75} />}
      title={t("no_rights")}
      action={<ButtonLink to={overviewPaths.dashboard}>{shell("nav.home")}</ButtonLink>}
    >
      {t("no_rights_text")}
    </EmptyState>
  );
}
