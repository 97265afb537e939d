import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true" className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:px-8">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      <Skeleton className="h-9 w-56" />
      <SkeletonText lines={2} className="max-w-lg" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}
