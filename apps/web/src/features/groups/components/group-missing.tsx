import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { UsersRound } from "lucide-react";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Whether a group does not exist, or is hidden from the viewer. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Shown if a group does not exist, or is hidden from the viewer. */
export function GroupMissing() {
  const { t } = useTranslation("groups");
  return (
    <EmptyState
      asPage
      icon={<UsersRound strokeWidth={1.75} />}
      title={t("missing_title")}
      action={<ButtonLink to={groupsPaths.groups}>{t("back")}</ButtonLink>}
    >
      {t("missing_text")}
    </EmptyState>
  );
}
