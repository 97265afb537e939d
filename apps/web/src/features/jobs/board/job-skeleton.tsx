import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Posts or applications that are on their way. */
export function JobsSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid grid-cols-1 gap-4">
      {["a", "b", "c", "d"].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-10 w-32" />
        </Card>
      ))}
    </div>
  );
}
