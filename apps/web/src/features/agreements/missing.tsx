import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { FileX } from "lucide-react";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";

/** Why an agreement is not shown: there is none for this member, or it could not be fetched. */
export function AgreementFailed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation("agreements");
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!gone) return <ErrorState title={t("one_failed")} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      whole
      icon={<FileX strokeWidth={1.75} />}
      title={t("missing_title")}
      action={<ButtonLink to={resourcesPaths.hub}>{t("to_tools")}</ButtonLink>}
    >
      {t("missing_text")}
    </EmptyState>
  );
}
