import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

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
