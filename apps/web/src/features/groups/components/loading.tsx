import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/skeleton.tsx";

/** Rows with a picture and two lines, while a list is on its way. */
export function RowsSkeleton({ rows = 4, className }: { rows?: number; className?: string }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className={cx("grid gap-5", className)}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </span>
      ))}
    </div>
  );
}

/** Lines of text, while something is on its way. */
export function LinesSkeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className={cx("grid gap-3", className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <Skeleton key={line} className="h-11" />
      ))}
    </div>
  );
}
