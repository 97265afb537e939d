import { randomInt } from "node:crypto";
import { appended, type PlacedPool } from "#features/matching/deck/deck-pool.ts";
import { PLACES, POOL_SIZE } from "#features/matching/deck/deck-sql.ts";
import { KeptCards } from "#features/matching/deck/kept-cards.ts";
import { findBetween, findWalk } from "#features/matching/queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";

/** A stretch of the walk, and where it lies: from `start` up to `upper`, and on from the walk's beginning up to `round` (-1 for none). */
export type Stretch = PlacedPool & {
  start: number;
  upper: number;
  round: number;
  /** In which row a place is. */
  rows: ReadonlyMap<number, number>;
  /** In which row a member's card is, by the id without its dashes. */
  rowsOf: () => ReadonlyMap<string, number>;
};

/** Bytes of a member's id. */
const ID_SIZE = 16;

/** Ids that stand one behind the other, by their places there; made when first asked for: most viewers block nobody. */
function lazily(members: Buffer): Stretch["rowsOf"] {
  let known: ReadonlyMap<string, number> | null = null;
  return () => {
    known ??= new Map(
      Array.from({ length: members.length / ID_SIZE }, (_, row) => [
        members.toString("hex", row * ID_SIZE, (row + 1) * ID_SIZE),
        row,
      ]),
    );
    return known;
  };
}

/** Cards that were read from a place on, as a stretch; `members`: whose they are, as bytes. */
export function stretchOf(
  { pool, places, members }: PlacedPool & { members: Buffer | null },
  start: number,
): Stretch {
  const rows = new Map<number, number>();
  let [upper, round] = [-1, -1];
  for (const [row, place] of places.entries()) {
    rows.set(place, row);
    if (place >= start) upper = Math.max(upper, place);
    else round = Math.max(round, place);
  }
  return { pool, places, start, upper, round, rows, rowsOf: lazily(members ?? Buffer.alloc(0)) };
}

/** Reads a stretch of the walk. */
export const readStretch = async (db: Queryable, language: number, start: number): Promise<Stretch> =>
  stretchOf(await findWalk(db, language, start), start);

/** What is between a viewer and the people of a stretch. */
type Between = Awaited<ReturnType<typeof findBetween>>;

/** Those of a stretch who are shown to somebody at a place, and those who wait for their answer. */
export function candidatesOf(
  stretch: Stretch,
  viewerPlace: number,
  { out, fans, blocked, waiting }: Between,
): PlacedPool {
  const { rows, rowsOf, pool, places } = stretch;
  const isOut = new Uint8Array(places.length);
  const likesMe = new Uint8Array(places.length);
  const mark = (marks: Uint8Array, row: number | undefined) => {
    if (row !== undefined) marks[row] = 1;
  };
  mark(isOut, rows.get(viewerPlace));
  for (const place of out) mark(isOut, rows.get(place));
  for (const id of blocked) mark(isOut, rowsOf().get(id.replaceAll("-", "")));
  for (const place of waiting.places) mark(isOut, rows.get(place));
  for (const place of fans) mark(likesMe, rows.get(place));
  const left = { places, pool: { ...pool, likesMe, out: isOut } };
  return waiting.places.length > 0 ? appended(left, waiting) : left;
}

/** The candidates of a stretch for a viewer: what both decided and whom they blocked is as of now. */
export const nearPool = async (
  db: Queryable,
  viewer: Parameters<typeof findBetween>[1],
  stretch: Stretch,
): Promise<PlacedPool> => candidatesOf(stretch, viewer.place, await findBetween(db, viewer, stretch));

/** So long many share a stretch, in ms: newcomers are found, and numbers about others seen, that much later at most. */
const SHARED_MS = 2_000;
/** So many stretches of each language are shared at a time: decks of the same moment differ. */
const STRETCHES = 8;

type Slot = { until: number; stretch: Promise<Stretch> };

/**
 * Stretches of the walk that decks of the same moment share. What they say of others may be two seconds old; who was decided
 * on, blocked, or is shown no longer is looked up for each deck.
 */
class Walks {
  /** What the cards of their people say. */
  readonly cards: KeptCards;
  private readonly db: Database;
  private slots = new Map<string, Slot>();
  constructor(db: Database) {
    this.db = db;
    this.cards = new KeptCards(db);
  }

  /** One of the stretches of a language, at random. */
  async stretch(language: number): Promise<Stretch> {
    const now = performance.now();
    const whole = this.slots.get(`${language}`);
    if (whole && whole.until > now) return whole.stretch;
    const key = `${language} ${randomInt(STRETCHES)}`;
    const known = this.slots.get(key);
    if (known && known.until > now) return known.stretch;
    const slot = { until: now + SHARED_MS, stretch: readStretch(this.db, language, randomInt(PLACES)) };
    this.slots.set(key, slot);
    try {
      const stretch = await slot.stretch;
      // Where there are no more than these, every stretch is the same.
      if (stretch.places.length < POOL_SIZE && this.slots.get(key) === slot)
        this.slots.set(`${language}`, slot);
      return stretch;
    } catch (error) {
      if (this.slots.get(key) === slot) this.slots.delete(key);
      throw error;
    }
  }

  /** A card of this process changed. */
  forget(): void {
    this.slots = new Map();
    this.cards.forget();
  }
}

const walks = new WeakMap<Database, Walks>();

/** The stretches that are shared in this process. */
export function walksOf(db: Database): Walks {
  const known = walks.get(db);
  if (known) return known;
  const fresh = new Walks(db);
  walks.set(db, fresh);
  return fresh;
}
