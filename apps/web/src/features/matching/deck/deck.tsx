import { WifiOff } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "#platform/call.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { MatchingStatus } from "../api.ts";
import { WIDE_SCREEN } from "../wide-screen.ts";
import { DeckControls } from "./deck-controls.tsx";
import { DeckHeader } from "./deck-header.tsx";
import { DeckNotice } from "./deck-notice.tsx";
import { DeckSheets, useSheets } from "./deck-sheets.tsx";
import { DeckStack } from "./deck-stack.tsx";
import { DeckSkeleton, deckPage } from "./deck-states.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { type Filters, keepFilters, NO_FILTERS, recallFilters } from "./filters.ts";
import { useDeck } from "./use-deck.ts";
import { useDeckKeys } from "./use-deck-keys.ts";

// The end of the deck loads when it is reached.
const EmptyDeck = lazy(async () => ({ default: (await import("./empty-deck.tsx")).EmptyDeck }));
const WhyFew = lazy(async () => ({ default: (await import("./why-few.tsx")).WhyFew }));

/** The deck of someone who may match: cards, decisions, details, filters (spec: account, section 2). */
export function Deck({ status }: { status: MatchingStatus }) {
  const { t } = useTranslation("matching");
  const [filters, setFilters] = useState(recallFilters);
  const deck = useDeck(filters);
  const [search] = useSearchParams();
  const sheets = useSheets(search.get("filters") === "open" ? "filters" : null);
  const wide = useMedia(WIDE_SCREEN);
  const panel = useRef<HTMLElement>(null);
  const top = deck.pile.cards[0]?.profile ?? null;
  const loading = !top && deck.loading.state === "loading";
  const empty = !top && !loading;

  const apply = (next: typeof filters) => {
    keepFilters(next);
    setFilters(next);
    sheets.hide();
  };
  const details = () => {
    if (!top) return;
    if (wide) panel.current?.focus();
    else sheets.show("details");
  };
  const undo = () => void (status.can_undo && deck.undo());
  useDeckKeys({ decide: (to) => deck.decide(to), details, undo });

  return (
    // An empty deck and a failure say more than fits into the height of a phone on its side.
    <div className={cx(deckPage, empty && "min-h-[30rem]")}>
      <DeckHeader
        status={status}
        filters={filters}
        onFilters={() => sheets.show("filters")}
        onPreferences={() => sheets.show("preferences")}
      />
      <DeckNotice status={status} />
      <div
        className={cx(
          "grid min-h-0 grow gap-8",
          !empty && "lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]",
        )}
      >
        <section aria-label={t("deck.title")} className="flex min-h-0 flex-col justify-center gap-2 sm:gap-4">
          <div className="max-h-[calc(600px+2*var(--peek))] min-h-0 grow pb-[calc(2*var(--peek))]">
            <Table
              deck={deck}
              filters={filters}
              matched={status.total_matches > 0}
              onDetails={details}
              onReset={() => apply(NO_FILTERS)}
              show={sheets.show}
            />
          </div>
          {top && deck.ending && (
            <Suspense fallback={null}>
              <WhyFew filters={filters} show={sheets.show} />
            </Suspense>
          )}
          <DeckControls
            canUndo={status.can_undo}
            onUndo={undo}
            onDecide={(to) => deck.decide(to)}
            ready={top !== null}
            empty={empty}
          />
        </section>
        {wide && !empty && <DetailsPanel profile={top} onLess={() => void deck.renew()} ref={panel} />}
      </div>
      <p role="status" className="sr-only">
        {deck.said}
      </p>
      <DeckSheets
        sheets={sheets}
        profile={wide ? null : top}
        filters={filters}
        onDecide={(to) => deck.decide(to)}
        onFilters={apply}
        onSought={() => void deck.redraw()}
        onLess={() => void deck.renew()}
      />
    </div>
  );
}

/** The content of the deck: cards, their skeleton while they load, a failure, or an empty deck. */
function Table({
  deck: { pile, loading, decide, gone, retry, reload },
  filters,
  matched,
  onDetails,
  onReset,
  show,
}: {
  deck: ReturnType<typeof useDeck>;
  filters: Filters;
  matched: boolean;
  onDetails: () => void;
  onReset: () => void;
  show: (sheet: "filters" | "preferences") => void;
}) {
  const { t } = useTranslation("matching");
  const { t: ui } = useTranslation("ui");
  if (pile.cards.length > 0 || pile.leaving.length > 0)
    return <DeckStack pile={pile} onDecide={decide} onGone={gone} onDetails={onDetails} />;
  if (loading.state === "loading") return <DeckSkeleton />;
  if (loading.state === "failed" && loading.error instanceof ApiError && loading.error.status === 0)
    return (
      <EmptyState
        icon={<WifiOff strokeWidth={1.75} />}
        title={t("deck.offline_title")}
        action={
          <Button variant="secondary" onClick={retry}>
            {ui("retry")}
          </Button>
        }
      >
        {t("deck.offline_text")}
      </EmptyState>
    );
  if (loading.state === "failed")
    return <ErrorState title={t("deck.error_title")} error={loading.error} onRetry={retry} />;
  return (
    <Suspense fallback={<DeckSkeleton />}>
      <EmptyDeck matched={matched} filters={filters} onReload={reload} onReset={onReset} show={show} />
    </Suspense>
  );
}
