import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/skeleton.tsx";

/** Lines, or cards if they are `tall`, while something is on its way. */
export function LinesSkeleton({
  lines = 3,
  tall = false,
  className,
}: {
  lines?: number;
  tall?: boolean;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className={cx("grid gap-3", className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <Skeleton key={line} className={tall ? "h-32 rounded-card!" : "h-14"} />
      ))}
    </div>
  );
}
