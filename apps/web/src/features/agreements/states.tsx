import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { FileX } from "lucide-react";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

/** Why an agreement is not shown: there is none for this member, or it could not be fetched. */
export function AgreementFailed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation("agreements");
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!gone) return <ErrorState title={t("one_failed")} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      asPage
      icon={<FileX strokeWidth={1.75} />}
      title={t("missing_title")}
      action={<ButtonLink to={resourcesPaths.hub}>{t("to_tools")}</ButtonLink>}
    >
      {t("missing_text")}
    </EmptyState>
  );
}

/** Rows of a list that is on its way. */
export function RowsSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {["one", "two", "three", "four"].map((row) => (
        <Skeleton key={row} className="h-28 rounded-card!" />
      ))}
    </div>
  );
}

/** A paper and its side panel while both load. */
export function PaperSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid content-start gap-6 rounded-card border border-line bg-raised p-6">
        <Skeleton className="h-8 w-3/5" />
        <SkeletonText lines={5} />
        <SkeletonText lines={6} />
      </div>
      <Skeleton className="h-60 rounded-card!" />
    </div>
  );
}
