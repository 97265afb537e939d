import { ArrowLeft, ArrowRight, Undo2 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import type { MatchingStatus } from "../api.ts";
import { BESIDE, useMedia } from "../use-media.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { DeckHeader } from "./deck-header.tsx";
import { DeckNotice } from "./deck-notice.tsx";
import { DeckStack } from "./deck-stack.tsx";
import { DeckSkeleton, EmptyDeck } from "./deck-states.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { countFilters, keepFilters, NO_FILTERS, recallFilters } from "./filters.ts";
import { useDeck } from "./use-deck.ts";
import { useDeckKeys } from "./use-deck-keys.ts";

const DetailsSheet = lazy(async () => ({ default: (await import("./details-sheet.tsx")).DetailsSheet }));
const FiltersSheet = lazy(async () => ({ default: (await import("./filters-sheet.tsx")).FiltersSheet }));
const PreferencesSheet = lazy(async () => ({
  default: (await import("./preferences-sheet.tsx")).PreferencesSheet,
}));

type Open = "details" | "filters" | "preferences";

/** The deck of someone who may match: cards, decisions, details, filters (spec: account, section 2). */
export function Deck({ status }: { status: MatchingStatus }) {
  const { t } = useTranslation("matching");
  const [filters, setFilters] = useState(recallFilters);
  const deck = useDeck(filters);
  const { pile, decide } = deck;
  const { open, used, show, hide } = useSheets();
  const wide = useMedia(BESIDE);
  const panel = useRef<HTMLElement>(null);
  const top = pile.cards[0]?.profile;

  const apply = (next: typeof filters) => {
    keepFilters(next);
    setFilters(next);
    hide();
  };
  const details = () => {
    if (!top) return;
    if (wide) panel.current?.focus();
    else show("details");
  };
  const undo = () => (status.can_undo ? deck.undo() : undefined);
  useDeckKeys({ decide: (to) => decide(to), details, undo: () => void undo() });

  return (
    <div className="mx-auto flex h-main min-h-[30rem] max-w-6xl flex-col gap-3 overflow-x-clip px-4 pt-3 pb-4 sm:px-8 md:pt-5">
      <DeckHeader
        status={status}
        filters={filters}
        onFilters={() => show("filters")}
        onPreferences={() => show("preferences")}
      />
      <DeckNotice status={status} />
      <div className="grid min-h-0 grow gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <section aria-label={t("deck.title")} className="flex min-h-0 flex-col justify-center gap-4">
          <div className="max-h-[628px] min-h-0 grow pb-7">
            {top || pile.leaving.length > 0 ? (
              <DeckStack pile={pile} onDecide={decide} onGone={deck.gone} onDetails={details} />
            ) : deck.loading.state === "loading" ? (
              <DeckSkeleton />
            ) : deck.loading.state === "failed" ? (
              <ErrorState title={t("deck.error_title")} error={deck.loading.error} onRetry={deck.retry} />
            ) : (
              <EmptyDeck
                filtered={countFilters(filters) > 0}
                onReload={deck.reload}
                onReset={() => apply(NO_FILTERS)}
              />
            )}
          </div>
          <div dir="ltr" className="relative mx-auto flex items-center justify-center gap-3">
            <IconButton
              label={t("deck.undo")}
              icon={<Undo2 className="size-5" strokeWidth={1.75} />}
              variant="outline"
              size="lg"
              className="rounded-full!"
              disabled={!status.can_undo}
              onClick={() => void undo()}
            />
            <DecideButtons onDecide={(to) => decide(to)} disabled={!top} />
          </div>
          <Keys />
        </section>
        {wide && <DetailsPanel profile={top ?? null} ref={panel} />}
      </div>
      <p role="status" className="sr-only">
        {deck.said}
      </p>
      <Suspense fallback={null}>
        {used.has("details") && top && (
          <DetailsSheet
            profile={top}
            open={open === "details" && !wide}
            onOpenChange={(on) => !on && hide()}
            onDecide={(to) => {
              hide();
              decide(to);
            }}
          />
        )}
        {used.has("filters") && (
          <FiltersSheet
            open={open === "filters"}
            onOpenChange={(on) => !on && hide()}
            filters={filters}
            onApply={apply}
          />
        )}
        {used.has("preferences") && (
          <PreferencesSheet
            open={open === "preferences"}
            onOpenChange={(on) => !on && hide()}
            onChanged={() => void deck.redraw()}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Which sheet is open, and which were: they are drawn from their first opening on, so that closing is animated. */
function useSheets() {
  const [open, setOpen] = useState<Open | null>(null);
  const [used, setUsed] = useState<ReadonlySet<Open>>(new Set());
  const show = (sheet: Open) => {
    setUsed(new Set([...used, sheet]));
    setOpen(sheet);
  };
  return { open, used, show, hide: () => setOpen(null) };
}

const arrow =
  "inline-grid h-6 min-w-6 place-items-center rounded-[5px] border border-line border-b-2 bg-sunken px-1.5";

/** The keys, where there is a keyboard and room. */
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
