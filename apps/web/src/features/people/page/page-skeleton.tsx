import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";

/** A member's page that is loading. */
export function PageSkeleton() {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("ui");
  return (
    <div role="status" aria-label={ui("loading")} className="grid gap-5">
      <h1 className="sr-only">{t("profile")}</h1>
      <Card padding="lg" className="grid gap-5">
        <span className="flex items-center gap-5">
          <Skeleton className="size-24 shrink-0 rounded-full!" />
          <span className="grid flex-1 gap-3">
            <Skeleton className="h-8 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </span>
        </span>
        <Skeleton className="h-11 w-56" />
      </Card>
      <Card padding="lg">
        <SkeletonText lines={5} />
      </Card>
    </div>
  );
}
