import { useNavigate } from "react-router";
import { ApiError } from "#platform/call.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";

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

/** Whether a refusal is about the maximum number of teams without premium. */
export const isLimit = (failure: Error | null): boolean =>
  failure instanceof ApiError && failure.code === "team_limit";

/** Says why something was refused, with the way to premium where that helps. */
export function useRefusal(): (failure: Error) => void {
  const { t } = useTranslation("teams");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const pricing = useSitePath("pricing");
  return (failure) =>
    toast(failure.message || ui("error_text"), {
      kind: "warn",
      ...(isLimit(failure) && {
        action: { label: t("premium"), onClick: () => void navigate(pricing) },
      }),
    });
}
