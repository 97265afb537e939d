import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

/** The shape of the list while it is on its way. */
export function ListSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true" className="mt-6 grid gap-3">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      <Skeleton className="mb-1 h-5 w-24" />
      {["a", "b", "c", "d"].map((row) => (
        <div key={row} className="flex gap-3 bg-raised px-4 py-2.5">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <SkeletonText lines={2} className="grow" />
        </div>
      ))}
    </div>
  );
}
