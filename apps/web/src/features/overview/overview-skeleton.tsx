import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";

/** The shape of the overview until everything on it is there. */
export function OverviewSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      <div className="mt-4 grid gap-4 sm:mt-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
