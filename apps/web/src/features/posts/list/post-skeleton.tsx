import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

/** The shape of posts that are on their way. */
export function PostsSkeleton({ count = 3 }: { count?: number }) {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true" className="grid gap-4">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      {Array.from({ length: count }, (_, index) => `post ${index}`).map((row) => (
        <div key={row} className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 shrink-0 rounded-full!" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3 w-20" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton className="h-6 w-4/5" />
        </div>
      ))}
    </div>
  );
}
