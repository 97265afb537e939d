import { Check, CircleAlert, CloudUpload, type LucideIcon } from "lucide-react";
import type { SaveState } from "#platform/draft-saver.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

const ICONS: Readonly<Record<SaveState, LucideIcon>> = {
  saved: Check,
  saving: CloudUpload,
  not_saved: CircleAlert,
  stale: CircleAlert,
};

/** Whether what was typed is kept, and what helps if not. */
export function SaveNote({
  state,
  labelOf,
  onRetry,
  onReload,
  className,
}: {
  state: SaveState;
  /** The words of the feature. */
  labelOf: (key: SaveState | "retry" | "reload") => string;
  onRetry: () => unknown;
  onReload: () => void;
  className?: string;
}) {
  const wrong = state === "not_saved" || state === "stale";
  const Icon = ICONS[state];
  return (
    <div className={cx("flex items-center gap-2 text-sm", className)}>
      <p role="status" className={`flex items-center gap-1.5 ${wrong ? "text-bad" : "text-ink-soft"}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {labelOf(state)}
      </p>
      {wrong && (
        <Button size="sm" variant="secondary" onClick={state === "stale" ? onReload : onRetry}>
          {labelOf(state === "stale" ? "reload" : "retry")}
        </Button>
      )}
    </div>
  );
}
