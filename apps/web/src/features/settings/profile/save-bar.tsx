import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** Appears with the first change and stays in sight: take everything back, or save it. */
export function SaveBar({
  busy,
  failure,
  onDiscard,
}: {
  busy: boolean;
  /** Why the last save failed, in the member's language. */
  failure: string | null;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  return (
    <div
      data-page-controls
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 animate-rise rounded-card border border-line-strong/60 bg-raised p-3 shadow-float"
    >
      {failure !== null && (
        <div className="mb-3">
          <FormError boxed>{failure}</FormError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p role="status" className="me-auto ps-1.5 text-ink-soft text-sm max-sm:sr-only">
          {t("profile.unsaved")}
        </p>
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          {t("profile.discard")}
        </Button>
        <Button type="submit" busy={busy}>
          {ui("save")}
        </Button>
      </div>
    </div>
  );
}
