import { Check, CircleAlert, CloudUpload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import type { SaveState } from "./plan-saver.ts";

/** Whether what was typed is kept, and what helps if not. */
export function SaveNote({
  state,
  onRetry,
  onReload,
}: {
  state: SaveState;
  onRetry: () => unknown;
  onReload: () => void;
}) {
  const { t } = useTranslation("businessplans");
  const wrong = state === "not_saved" || state === "stale";
  const Icon = wrong ? CircleAlert : state === "saving" ? CloudUpload : Check;
  return (
    <div className="flex min-h-11 items-center gap-2 text-sm">
      <p role="status" className={`flex items-center gap-1.5 ${wrong ? "text-bad" : "text-ink-soft"}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {t(state)}
      </p>
      {wrong && (
        <Button size="sm" variant="secondary" onClick={state === "stale" ? onReload : onRetry}>
          {t(state === "stale" ? "reload" : "retry")}
        </Button>
      )}
    </div>
  );
}
