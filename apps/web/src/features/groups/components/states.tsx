import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { UsersRound } from "lucide-react";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
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

/** Whether a group does not exist, or is hidden from the viewer. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Shown if a group does not exist, or is hidden from the viewer. */
export function GroupMissing() {
  const { t } = useTranslation("groups");
  return (
    <EmptyState
      asPage
      icon={<UsersRound strokeWidth={1.75} />}
      title={t("missing_title")}
      action={<ButtonLink to={groupsPaths.groups}>{t("back")}</ButtonLink>}
    >
      {t("missing_text")}
    </EmptyState>
  );
}
