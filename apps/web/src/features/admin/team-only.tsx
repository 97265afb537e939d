import { SECOND_FACTOR_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ShieldAlert, ShieldX } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { toast } from "#ui/toast.tsx";

/** Shows its pages to members from a level on who have a second factor, and says so to others; the server decides. */
export function TeamOnly({ level, children }: { level: number; children: ReactNode }) {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation("shell");
  const { admin_level: mine } = useMember();
  if (mine >= level)
    return level >= SECOND_FACTOR_LEVEL ? <SecondFactorOnly>{children}</SecondFactorOnly> : children;
  if (level >= ADMIN_LEVEL) return <TurnedAway />;
  return (
    <EmptyState
      asPage
      icon={<ShieldX strokeWidth={1.75} />}
      title={t("no_rights")}
      action={<ButtonLink to={overviewPaths.dashboard}>{shell("nav.home")}</ButtonLink>}
    >
      {t("no_rights_text")}
    </EmptyState>
  );
}

/** Admins' pages are left at once, with a word about why (spec: account, section 4). */
function TurnedAway() {
  const { t } = useTranslation("admin");
  const word = t("required");
  useEffect(() => {
    toast(word, { kind: "warn" });
  }, [word]);
  return <Navigate to={overviewPaths.dashboard} replace />;
}

/** Leads staff without a second factor to its setup (security: 13). */
function SecondFactorOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts/staff");
  const { data } = useQuery({ ...query("GET /api/auth/step-up"), staleTime: 0 });
  if (!data || data.code || data.passkey) return children;
  return (
    <EmptyState
      asPage
      icon={<ShieldAlert strokeWidth={1.75} />}
      title={t("confirm.none")}
      action={<ButtonLink to={settingsPaths.area("security")}>{t("confirm.set_up")}</ButtonLink>}
    >
      {t("confirm.why")}
    </EmptyState>
  );
}
