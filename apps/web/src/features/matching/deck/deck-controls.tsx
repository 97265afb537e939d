import { ArrowLeft, ArrowRight, Undo2 } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Kbd } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { DecideButtons } from "./decide-buttons.tsx";
import type { Direction } from "./drag.ts";

const arrow =
  "inline-grid h-6 min-w-6 place-items-center rounded-[5px] border border-line border-b-2 bg-sunken px-1.5";

/** Undo, No Deal and Deal, and the keys for them. On an empty deck only undo remains. */
export function DeckControls({
  canUndo,
  onUndo,
  onDecide,
  ready,
  empty,
}: {
  canUndo: boolean;
  onUndo: () => void;
  onDecide: (direction: Direction) => void;
  /** There is a card to decide on. */
  ready: boolean;
  /** There is none, and none is coming. */
  empty: boolean;
}) {
  const { t } = useTranslation("matching");
  return (
    <>
      <div
        data-page-controls
        dir="ltr"
        className="mx-auto flex min-h-13 w-full max-w-96 items-center justify-center gap-2 sm:gap-3 short:min-h-11"
      >
        {!(empty && !canUndo) && (
          <IconButton
            label={t("deck.undo")}
            icon={<Undo2 className="size-5" strokeWidth={1.75} />}
            variant="outline"
            size="lg"
            className="shrink-0 rounded-full!"
            disabled={!canUndo}
            onClick={onUndo}
          />
        )}
        {!empty && <DecideButtons onDecide={onDecide} disabled={!ready} />}
      </div>
      {!empty && <Keys />}
    </>
  );
}

/** The keys, where there is a keyboard and feature. */
function Keys() {
  const { t } = useTranslation("matching");
  return (
    <p className="hidden items-center justify-center gap-4 text-ink-soft text-xs lg:flex">
      <span className="flex items-center gap-1.5" dir="ltr">
        {/* Drawn, because the arrows as letters would fetch two more typefaces. */}
        <kbd className={arrow}>
          <ArrowLeft aria-label={t("deck.no_deal")} className="size-3.5" strokeWidth={1.75} />
        </kbd>
        <kbd className={arrow}>
          <ArrowRight aria-label={t("deck.deal")} className="size-3.5" strokeWidth={1.75} />
        </kbd>
        {t("deck.keys_decide")}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Enter</Kbd>
        {t("deck.keys_details")}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Z</Kbd>
        {t("deck.keys_undo")}
      </span>
    </p>
  );
}
