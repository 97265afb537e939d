import { randomInt } from "node:crypto";
import { appended, ID_SIZE, idsIn, type PlacedPool, rowsFrom } from "#features/matching/deck/deck-pool.ts";
import { PLACES, POOL_SIZE } from "#features/matching/deck/deck-sql.ts";

/** Cards in scan order, and the ids of their members in the same order; null without members. */
export type Walked = PlacedPool & { members: Buffer | null };

/** A stretch of the walk, and where it lies: from `start` up to `upper`, and on from the walk's beginning up to `round` (-1 for none). */
export type Stretch = PlacedPool & {
  start: number;
  upper: number;
  round: number;
  /** In which row a place is. */
  rowOf: (place: number) => number | undefined;
  /** In which row a member's card is, by the id without its dashes. */
  rowsOf: () => ReadonlyMap<string, number>;
};

/** Index of concatenated ids to their rows; built on first use, because most viewers have blocked no member. */
function lazily(members: Buffer): Stretch["rowsOf"] {
  let known: ReadonlyMap<string, number> | null = null;
  return () => {
    known ??= new Map(idsIn(members).map((id, row) => [id, row]));
    return known;
  };
}

/** How far a place is from another on, in walk order, going round at the end. */
const beyond = (start: number, place: number): number => (place - start + PLACES) % PLACES;

/** Binary search for the row of a place; `places` are in scan order. */
function find(places: Int32Array, start: number, place: number): number | undefined {
  const sought = beyond(start, place);
  let first = 0;
  let end = places.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (beyond(start, places[middle] ?? 0) < sought) first = middle + 1;
    else end = middle;
  }
  return places[first] === place ? first : undefined;
}

/** Cards that were read from a place on, as a stretch. */
export function stretchOf({ pool, places, members }: Walked, start: number): Stretch {
  let upper = -1;
  let round = -1;
  for (const place of places)
    if (place >= start) upper = Math.max(upper, place);
    else round = Math.max(round, place);
  return {
    pool,
    places,
    start,
    upper,
    round,
    rowOf: (place) => find(places, start, place),
    rowsOf: lazily(members ?? Buffer.alloc(0)),
  };
}

/** Maximum number of cards considered for a deck: four consecutive slices. */
export const WINDOW_SIZE = 4 * POOL_SIZE;
/** Maximum age in ms of a shared view of a language that fits one slice: newcomers appear that much later at most. */
const SHARED_MS = 2_000;
/** Interval in ms between two slices: while a window grows, and at its full size. */
const GROWS_MS = 250;
const MOVES_MS = 5_000;
/** Maximum age of a slice, in ms: numbers about others may be that old. */
const OLD_MS = 60_000;

/** One stretch of a window: how many rows are left of it, and when it was read. */
interface Part {
  size: number;
  at: number;
}

/** What a window holds; never changed, but replaced. */
interface View {
  parts: readonly Part[];
  stretch: Stretch;
  members: Buffer;
  /** Whether it has its full size: it covers the whole language, or has the maximum number of cards. */
  isFull: boolean;
}

/** The view after another slice was read: drops from its beginning what was read again, is too old or exceeds the maximum. */
function extended(before: View | null, walked: Walked, start: number): View {
  const at = performance.now();
  const { places } = walked;
  const parts: Part[] = [];
  let first = 0;
  let isRound = false;
  if (before) {
    const { length } = before.stretch.places;
    const last = places.length < POOL_SIZE ? PLACES : beyond(start, places.at(-1) ?? start);
    while (first < length && beyond(start, before.stretch.places[first] ?? 0) <= last) first++;
    isRound = first > 0;
    let end = 0;
    for (const part of before.parts) {
      end += part.size;
      if (at - part.at > OLD_MS || length - end + places.length >= WINDOW_SIZE) first = Math.max(first, end);
      if (end > first) parts.push({ ...part, size: Math.min(part.size, end - first) });
    }
  }
  const kept = before ? [rowsFrom(before.stretch, first)] : [];
  const members = Buffer.concat([
    ...(before ? [before.members.subarray(first * ID_SIZE)] : []),
    walked.members ?? Buffer.alloc(0),
  ]);
  const joined = appended(...kept, walked);
  parts.push({ size: places.length, at });
  const isFull = isRound || joined.places.length > WINDOW_SIZE - POOL_SIZE;
  return { parts, members, isFull, stretch: stretchOf({ ...joined, members }, joined.places[0] ?? start) };
}

/**
 * The candidate pool that decks of the same moment share: a window that moves over the scan of a language. The next slice is read
 * in the background while the deck that triggers it uses the current one, so only the very first deck waits. A language that fits
 * one slice is read again as a whole.
 */
export class Window {
  readonly #read: (start: number) => Promise<Walked>;
  #view: View | null = null;
  #reading: Promise<View> | null = null;

  /** `read`: at most POOL_SIZE cards from a place on, going round at the end. */
  constructor(read: (start: number) => Promise<Walked>) {
    this.#read = read;
  }

  /** What there is to look at. */
  async now(): Promise<Stretch> {
    const view = this.#view;
    const age = performance.now() - (view?.parts.at(-1)?.at ?? 0);
    if (!view || age > (this.isSmall ? SHARED_MS : OLD_MS)) {
      this.#view = null;
      return (await this.#next(null)).stretch;
    }
    // The deck that needs the result reports a failed read.
    if (!this.isSmall && age > (view.isFull ? MOVES_MS : GROWS_MS)) this.#next(view).catch(() => undefined);
    return view.stretch;
  }

  /** Whether everybody of the language fits one stretch, as far as is known. */
  get isSmall(): boolean {
    return (this.#view?.stretch.places.length ?? 0) < POOL_SIZE;
  }

  /** Counts a card as shown until it is read again, so that later decks do not all show the same newcomer next. */
  shows(place: number): void {
    const { pool, rowOf } = this.#view?.stretch ?? {};
    const row = rowOf?.(place);
    if (pool && row !== undefined) pool.shown[row] = (pool.shown[row] ?? 0) + 1;
  }

  /** Discards the view, because a card changed. */
  forget(): void {
    this.#view = null;
    this.#reading = null;
  }

  /** Reads the first or the next slice; concurrent callers share one read. */
  #next(view: View | null): Promise<View> {
    this.#reading ??= this.#extend(view);
    return this.#reading;
  }

  #extend(view: View | null): Promise<View> {
    const start = view ? ((view.stretch.places.at(-1) ?? 0) + 1) % PLACES : randomInt(PLACES);
    const reading: Promise<View> = this.#read(start)
      .then((walked) => {
        const next = extended(view, walked, start);
        // What was forgotten meanwhile is not kept.
        if (this.#reading === reading) this.#view = next;
        return next;
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = null;
      });
    return reading;
  }
}
