import { randomInt } from "node:crypto";
import { appended, ID_SIZE, idsIn, type PlacedPool, rowsFrom } from "#features/matching/deck/deck-pool.ts";
import { PLACES, SLICE_SIZE } from "#features/matching/deck/deck-sql.ts";

/** Cards in scan order, and the ids of their members in the same order; null without members. */
export type ScannedCards = PlacedPool & { members: Buffer | null };

/** A slice of the scan, and its bounds: from `start` to `upper`, then from the first place to `round` (-1 for none). */
export type Slice = PlacedPool & {
  start: number;
  upper: number;
  round: number;
  /** In which row a place is. */
  rowOf: (place: number) => number | undefined;
  /** In which row a member's card is, by the id without its dashes. */
  rowsById: () => ReadonlyMap<string, number>;
};

/** Index of concatenated ids to their rows; built on first use, because most viewers have blocked no member. */
function lazyRowIndex(members: Buffer): Slice["rowsById"] {
  let known: ReadonlyMap<string, number> | null = null;
  return () => {
    known ??= new Map(idsIn(members).map((id, row) => [id, row]));
    return known;
  };
}

/** How far a place is from another on, in scan order, going round at the end. */
const scanDistance = (start: number, place: number): number => (place - start + PLACES) % PLACES;

/** Binary search for the row of a place; `places` are in scan order. */
function findRow(places: Int32Array, start: number, place: number): number | undefined {
  const distance = scanDistance(start, place);
  let first = 0;
  let end = places.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (scanDistance(start, places[middle] ?? 0) < distance) first = middle + 1;
    else end = middle;
  }
  return places[first] === place ? first : undefined;
}

/** Cards that were read from a place on, as a slice. */
export function sliceOf({ pool, places, members }: ScannedCards, start: number): Slice {
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
    rowOf: (place) => findRow(places, start, place),
    rowsById: lazyRowIndex(members ?? Buffer.alloc(0)),
  };
}

/** Maximum number of cards considered for a deck: four consecutive slices. */
export const MAX_CANDIDATES = 4 * SLICE_SIZE;
/** Maximum age in ms of a shared view of a language that fits one slice: newcomers appear that much later at most. */
const SMALL_MAX_AGE_MS = 2_000;
/** Interval in ms between two slices: while a pool grows, and at its full size. */
const GROWTH_INTERVAL_MS = 250;
const ADVANCE_INTERVAL_MS = 5_000;
/** Maximum age of a slice, in ms: numbers about others may be that old. */
const SLICE_MAX_AGE_MS = 60_000;

/** A slice that is part of a pool: how many of its rows remain, and when it was read. */
interface SliceAge {
  size: number;
  at: number;
}

/** The content of a pool; never changed, but replaced. */
interface View {
  parts: readonly SliceAge[];
  slice: Slice;
  members: Buffer;
  /** Whether it has its full size: it covers the whole language, or has the maximum number of cards. */
  isFull: boolean;
}

/** The view after another slice was read: drops from its beginning what was read again, is too old or exceeds the maximum. */
function extendView(before: View | null, scanned: ScannedCards, start: number): View {
  const at = performance.now();
  const { places } = scanned;
  const parts: SliceAge[] = [];
  let first = 0;
  let isRound = false;
  if (before) {
    const { length } = before.slice.places;
    const last = places.length < SLICE_SIZE ? PLACES : scanDistance(start, places.at(-1) ?? start);
    while (first < length && scanDistance(start, before.slice.places[first] ?? 0) <= last) first++;
    isRound = first > 0;
    let end = 0;
    for (const part of before.parts) {
      end += part.size;
      if (at - part.at > SLICE_MAX_AGE_MS || length - end + places.length >= MAX_CANDIDATES)
        first = Math.max(first, end);
      if (end > first) parts.push({ ...part, size: Math.min(part.size, end - first) });
    }
  }
  const remaining = before ? [rowsFrom(before.slice, first)] : [];
  const members = Buffer.concat([
    ...(before ? [before.members.subarray(first * ID_SIZE)] : []),
    scanned.members ?? Buffer.alloc(0),
  ]);
  const joined = appended(...remaining, scanned);
  parts.push({ size: places.length, at });
  const isFull = isRound || joined.places.length > MAX_CANDIDATES - SLICE_SIZE;
  return { parts, members, isFull, slice: sliceOf({ ...joined, members }, joined.places[0] ?? start) };
}

/**
 * The candidate pool that decks of the same moment share: it moves over the scan of a language. The next slice is read
 * in the background while the deck that triggers it uses the current one, so only the very first deck waits. A language that fits
 * one slice is read again as a whole.
 */
export class CandidatePool {
  readonly #read: (start: number) => Promise<ScannedCards>;
  #view: View | null = null;
  #reading: Promise<View> | null = null;

  /** `read`: at most POOL_SIZE cards from a place on, going round at the end. */
  constructor(read: (start: number) => Promise<ScannedCards>) {
    this.#read = read;
  }

  /** What there is to look at. */
  async current(): Promise<Slice> {
    const view = this.#view;
    const age = performance.now() - (view?.parts.at(-1)?.at ?? 0);
    if (!view || age > (this.isSmall ? SMALL_MAX_AGE_MS : SLICE_MAX_AGE_MS)) {
      this.#view = null;
      return (await this.#next(null)).slice;
    }
    // The deck that needs the result reports a failed read.
    if (!this.isSmall && age > (view.isFull ? ADVANCE_INTERVAL_MS : GROWTH_INTERVAL_MS))
      this.#next(view).catch(() => undefined);
    return view.slice;
  }

  /** Whether everybody of the language fits one slice, as far as is known. */
  get isSmall(): boolean {
    return (this.#view?.slice.places.length ?? 0) < SLICE_SIZE;
  }

  /** Counts a card as shown until it is read again, so that later decks do not all show the same newcomer next. */
  recordShown(place: number): void {
    const { pool, rowOf } = this.#view?.slice ?? {};
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
    const start = view ? ((view.slice.places.at(-1) ?? 0) + 1) % PLACES : randomInt(PLACES);
    const reading: Promise<View> = this.#read(start)
      .then((scanned) => {
        const next = extendView(view, scanned, start);
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
