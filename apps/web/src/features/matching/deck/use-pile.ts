import { RELOAD_AT } from "@kompagnon/contract/matching/rules.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { refreshStatus } from "../api.ts";
import { asQuery, type Filters } from "./filters.ts";
import { addCards, clearCards, EMPTY_PILE, keepTop, type Pile } from "./pile.ts";

/** The pile as it was left, with the filters it was drawn by: coming back from a chat finds the same card on top. */
const PILE_KEY = ["matching pile"];
type StoredPile = { pile: Pile; filters: Filters };

function readStoredPile(filters: Filters): Pile {
  const stored = queryClient.getQueryData<StoredPile>(PILE_KEY);
  if (!stored) return EMPTY_PILE;
  const pile: Pile = { ...stored.pile, leaving: [] };
  return JSON.stringify(stored.filters) === JSON.stringify(filters) ? pile : clearCards(pile);
}

/** `ready` also while more is being loaded; `failed` only when there is nothing to show. */
type Loading = { state: "loading" | "ready" } | { state: "failed"; error: Error };

/** The pile of cards, filled up from the server when three or fewer remain (spec: account, section 2). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one pile, and all that fills and empties it
export function usePile(filters: Filters) {
  const [pile, setPile] = useState(() => readStoredPile(filters));
  const current = useRef(pile);
  const [loading, setLoading] = useState<Loading>({ state: pile.cards.length > 0 ? "ready" : "loading" });
  /** The server has no other members. */
  const exhausted = useRef(false);
  const [ending, setEnding] = useState(false);
  const request = useRef<AbortController | null>(null);

  const change = useCallback((next: (pile: Pile) => Pile) => {
    current.current = next(current.current);
    setPile(current.current);
  }, []);

  const load = useCallback(
    async (quiet: boolean) => {
      request.current?.abort();
      const control = new AbortController();
      request.current = control;
      if (!quiet && current.current.cards.length === 0) setLoading({ state: "loading" });
      try {
        const { profiles } = await call("GET /api/matching/profiles", {
          query: asQuery(filters),
          signal: control.signal,
        });
        if (control.signal.aborted) return;
        const before = current.current.cards.length;
        change((now) => addCards(now, profiles));
        exhausted.current = current.current.cards.length === before;
        setEnding(exhausted.current);
        setLoading({ state: "ready" });
      } catch (failure) {
        if (control.signal.aborted) return;
        const error = failure instanceof Error ? failure : new Error(String(failure));
        if (error instanceof ApiError && error.code === "matching_not_allowed") void refreshStatus();
        if (!quiet && current.current.cards.length === 0) setLoading({ state: "failed", error });
      }
      if (request.current === control) request.current = null;
    },
    [filters, change],
  );

  const left = pile.cards.length;
  const fillUp = useEffectEvent(() => {
    if (left <= RELOAD_AT && !exhausted.current && !request.current) void load(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card that goes may call for more
  useEffect(fillUp, [left]);

  useEffect(() => {
    const again = () => fillUp();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  const drawnBy = useRef(filters);
  const startOver = useEffectEvent(() => {
    if (drawnBy.current === filters) return;
    drawnBy.current = filters;
    exhausted.current = false;
    change(clearCards);
    setLoading({ state: "loading" });
    void load(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters, another pile
  useEffect(startOver, [filters]);

  useEffect(() => {
    queryClient.setQueryData<StoredPile>(PILE_KEY, { pile, filters });
  }, [pile, filters]);
  useEffect(
    () => () => {
      request.current?.abort();
      request.current = null;
    },
    [],
  );

  return {
    pile,
    /** These are the last cards: the server has no other members. */
    ending,
    /** Who is on top right now, also between two draws. */
    top: () => current.current.cards[0] ?? null,
    change,
    loading,
    /** After a failure: tries again and says so. */
    retry: () => load(false),
    /** On an empty deck: looks for new people; failures are silent (spec: account, section 8). */
    reload: () => load(true),
    /** The preferences have changed: the card on top stays, those below are fetched again. */
    renew: () => {
      change(keepTop);
      exhausted.current = false;
      return load(true);
    },
    /** What I look for has changed: the cards too. */
    redraw: () => {
      change(clearCards);
      exhausted.current = false;
      return load(false);
    },
  };
}
