import { CloudAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

/**
 * Something could not be loaded: what happened, what to do, and a retry that works. Give the failed query's `error`;
 * its message is already in the member's language.
 */
export function ErrorState({
  title,
  error,
  onRetry,
  className,
}: {
  title?: ReactNode;
  error?: Error | null;
  /** Runs the query again; may answer a promise. */
  onRetry: () => unknown;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  return (
    <div
      role="alert"
      className={cx("mx-auto grid max-w-md justify-items-center gap-3 px-6 py-14 text-center", className)}
    >
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-signal-soft text-signal-ink"
      >
        <CloudAlert className="size-7" strokeWidth={1.75} />
      </span>
      <h2 className="text-xl">{title ?? t("error_title")}</h2>
      <p className="text-ink-soft">{error?.message || t("error_text")}</p>
      <Button variant="secondary" className="mt-2" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
