import { WifiOff } from "lucide-react";
import { lazy, type Ref, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { changeStatus, type MatchingStatus, type Profile, preferencesQuery } from "../api.ts";
import { DeckControls } from "./deck-controls.tsx";
import { DeckHeader } from "./deck-header.tsx";
import { DeckSheets, useSheets } from "./deck-sheets.tsx";
import { DeckStack } from "./deck-stack.tsx";
import { Details } from "./details.tsx";
import type { Direction } from "./drag.ts";
import { type Filters, NO_FILTERS, readFilters, storeFilters } from "./filters.ts";
import { DeckSkeleton, deckPage } from "./profile-card.tsx";
import { WIDE_SCREEN } from "./sheets.ts";
import { useDeck } from "./use-deck.ts";

/** The details next to the card on wide screens; Enter moves the focus here, to scroll and to read. */
function DetailsPanel({
  profile,
  onLess,
  ref,
}: {
  profile: Profile | null;
  onLess: () => void;
  ref: Ref<HTMLElement>;
}) {
  const { t } = useTranslation("matching");
  return (
    <aside
      ref={ref}
      aria-label={t("details.title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 overflow-y-auto rounded-card border border-line bg-raised p-6"
    >
      {profile ? (
        <div key={profile.id} className="animate-rise">
          <h2 className="mb-3 text-xl">
            {profile.age === null
              ? profile.username
              : t("card.name_age", { name: profile.username, age: profile.age })}
          </h2>
          <Details profile={profile} onLess={onLess} />
          {/* What goes on below fades out instead of being cut. */}
          <div
            aria-hidden="true"
            className="pointer-events-none sticky -bottom-6 -mx-6 -mb-6 h-10 bg-linear-to-t from-raised"
          />
        </div>
      ) : (
        <SkeletonText lines={5} />
      )}
    </aside>
  );
}

const UsedUp = lazy(async () => ({ default: (await import("./used-up.tsx")).UsedUp }));

/** The reason why decisions are blocked: a pause, or today's Deals being used up. */
function DeckNotice({ status }: { status: MatchingStatus }) {
  const { t } = useTranslation("matching");
  const resume = async () => {
    try {
      const preferences = await call("PUT /api/matching/preferences", { body: { paused: false } });
      queryClient.setQueryData(preferencesQuery().queryKey, preferences);
      changeStatus(() => ({ paused: false }));
    } catch {
      toast(t("deck.resume_failed"), { kind: "warn", id: "resume" });
    }
  };
  if (status.paused)
    return (
      <Banner
        tone="warn"
        action={
          <Button size="sm" variant="secondary" onClick={resume}>
            {t("deck.resume")}
          </Button>
        }
      >
        {t("deck.paused")}
      </Banner>
    );
  return status.deals_left === 0 ? (
    <Suspense fallback={null}>
      <UsedUp />
    </Suspense>
  ) : null;
}

/** Where keys have a meaning of their own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const OWN_ENTER = "button, a, summary";

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Arrow keys decide, Enter opens the details, Z or Backspace takes back (product: matching). */
function useDeckKeys(actions: {
  decide: (direction: Direction) => void;
  details: () => void;
  undo: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || within(event.target, OWN_KEYS)) return;
    const command = event.ctrlKey || event.metaKey;
    const undoKey = event.key.toLowerCase() === "z" || (event.key === "Backspace" && !command);
    if (undoKey && !event.shiftKey) actions.undo();
    else if (command || event.shiftKey) return;
    else if (event.key === "ArrowRight") actions.decide("right");
    else if (event.key === "ArrowLeft") actions.decide("left");
    else if (event.key === "Enter" && !within(event.target, OWN_ENTER)) actions.details();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

// The end of the deck loads when it is reached.
const EmptyDeck = lazy(async () => ({ default: (await import("./empty-deck.tsx")).EmptyDeck }));
const WhyFew = lazy(async () => ({ default: (await import("./why-few.tsx")).WhyFew }));

/** The deck of someone who may match: cards, decisions, details, filters (spec: account, section 2). */
export function Deck({ status }: { status: MatchingStatus }) {
  const { t } = useTranslation("matching");
  const [filters, setFilters] = useState(readFilters);
  const deck = useDeck(filters);
  const [search] = useSearchParams();
  const sheets = useSheets(search.get("filters") === "open" ? "filters" : null);
  const wide = useMedia(WIDE_SCREEN);
  const panel = useRef<HTMLElement>(null);
  const top = deck.pile.cards[0]?.profile ?? null;
  const loading = !top && deck.loading.state === "loading";
  const empty = !top && !loading;

  const apply = (next: typeof filters) => {
    storeFilters(next);
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
        {deck.announcement}
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
