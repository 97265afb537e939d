import { setTimeout as sleep } from "node:timers/promises";
import { NO_DEAL_DAYS } from "@kompagnon/contract/matching/model.ts";
import type pg from "pg";
import {
  CandidatePool,
  MAX_CANDIDATES,
  type ScannedCards,
  type Slice,
} from "../../apps/server/src/features/matching/deck/candidate-pool.ts";
import {
  candidatesOf,
  type SelectRows,
} from "../../apps/server/src/features/matching/deck/candidate-scan.ts";
import {
  type PlacedPool,
  type PoolRow,
  readPool,
} from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import {
  DECIDE,
  DECISION_CONTEXT,
  DECISIONS_IN_SLICE,
  MY_CARD,
  NEXT_DECK_FILTERED,
  PLACES,
  SCAN_SLICE,
  SLICE_SIZE,
} from "../../apps/server/src/features/matching/deck/deck-sql.ts";
import { unpack } from "../../apps/server/src/features/matching/engine/features.ts";
import {
  askedBy,
  cardTasteAfter,
  freshModel,
  learn,
  STEPS_SIZE,
} from "../../apps/server/src/features/matching/engine/learn.ts";
import { rankDeck } from "../../apps/server/src/features/matching/engine/rank.ts";
import { shortlist } from "../../apps/server/src/features/matching/engine/shortlist.ts";
import { packTimes } from "../../apps/server/src/features/matching/engine/times.ts";
import { TASTE_SIZE } from "../../apps/server/src/features/matching/engine/weights.ts";
import { cardTaste, readCardWords } from "../../apps/server/src/features/matching/engine/words/card-words.ts";
import { wordPair } from "../../apps/server/src/features/matching/engine/words/words.ts";
import type { Statement } from "../../apps/server/src/platform/db/statement.ts";

/** A member whose deck is measured. */
export interface MeasuredViewer {
  member: string;
  place: number;
  language: number;
}

interface CardRow {
  features: string;
  pop: number;
  pick: number;
  taste: Buffer;
  words: Buffer;
  hours: string;
  weekly: number;
}

const model = freshModel();

/** The filters of a narrow search: two models, two skills, one goal. */
const FILTERS = [0b11, 0b11, 2, false];

async function cardsOf(client: pg.Client, statement: Statement, values: unknown[]): Promise<PlacedPool> {
  const { rows } = await client.query<PoolRow>({ ...statement, values });
  return readPool(rows[0] ?? { cards: null });
}

const filteredPool = (client: pg.Client, { place, member, language }: MeasuredViewer, start: number) =>
  cardsOf(client, NEXT_DECK_FILTERED, [place, member, language, start, SLICE_SIZE, NO_DEAL_DAYS, ...FILTERS]);

/** The candidate pools that all callers of a process share, one per language; slices are read over their own connection. */
export class CandidatePools {
  readonly #client: pg.Client;
  readonly #pools = new Map<number, CandidatePool>();
  /** The read before: one connection answers one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  constructor(client: pg.Client) {
    this.#client = client;
  }

  async now(language: number): Promise<Slice> {
    const pool =
      this.#pools.get(language) ??
      new CandidatePool((start) => {
        const read = this.#last.then(() => this.#scan(language, start));
        this.#last = read.catch(() => undefined);
        return read;
      });
    this.#pools.set(language, pool);
    return pool.current();
  }

  /** What a process has after its first seconds: a full pool for each language. */
  async fill(languages: Iterable<number>): Promise<void> {
    const asked = new Set(languages);
    for (let slice = 0; slice <= MAX_CANDIDATES / SLICE_SIZE; slice++) {
      for (const language of asked) await this.now(language);
      await sleep(500);
    }
  }

  async #scan(language: number, start: number): Promise<ScannedCards> {
    const { rows } = await this.#client.query<PoolRow & { members: Buffer | null }>({
      ...SCAN_SLICE,
      values: [language, start],
    });
    const [scan = { cards: null, members: null }] = rows;
    return { ...readPool(scan), members: scan.members };
  }
}

/** The shared pool, and the decisions between its members and the viewer. */
async function nearPool(
  client: pg.Client,
  viewer: MeasuredViewer,
  pools: CandidatePools,
  choose: SelectRows,
): Promise<PlacedPool> {
  const slice = await pools.now(viewer.language);
  const { rows } = await client.query<{ out: number[]; fans: number[]; blocked: string[] } & PoolRow>({
    ...DECISIONS_IN_SLICE,
    values: [viewer.place, viewer.member, slice.start, slice.upper, slice.round, NO_DEAL_DAYS],
  });
  const [row] = rows;
  if (!row) throw new Error("a select of three values gave no row");
  return candidatesOf(slice, viewer.place, { ...row, likedBy: row.fans, waiting: readPool(row) }, choose);
}

/** One whole deck: my card, the pool, the ranking. Returns the places of the cards. */
export async function nextDeck(
  client: pg.Client,
  viewer: MeasuredViewer,
  pools: CandidatePools,
  filtered = false,
): Promise<number[]> {
  const mine = await client.query<CardRow>({ ...MY_CARD, values: [viewer.member] });
  const card = mine.rows[0];
  if (!card) throw new Error("a viewer has no card");
  const start = Math.floor(Math.random() * PLACES);
  const me = {
    features: Number(card.features),
    pop: card.pop,
    pick: card.pick,
    taste: cardTaste(card.taste, card.words),
    words: readCardWords(card.words),
    times: packTimes(Number(card.hours), card.weekly),
  };
  const { pool, places } = filtered
    ? await filteredPool(client, viewer, start)
    : await nearPool(client, viewer, pools, (many) => shortlist(me, many, model.weights));
  return rankDeck(me, pool, model.weights).rows.map((chosen) => places[chosen] ?? 0);
}

interface ContextRow {
  swiper_place: number;
  swiper_features: string;
  pick: number;
  pick_h: number;
  w: number[] | null;
  h: number[] | null;
  target_place: number;
  target_features: string;
  swiper_words: Buffer;
  target_words: Buffer;
  pop: number;
  pop_h: number;
}

/** What a decision came to. */
export interface Decided {
  outcome: string;
  match: string | null;
}

/** One whole decision as the service makes it: context, lesson, transaction. */
export async function decide(
  client: pg.Client,
  swiper: string,
  target: string,
  liked: boolean,
  matchId: string,
  dealLimit: number | null = null,
): Promise<Decided> {
  const read = await client.query<ContextRow>({ ...DECISION_CONTEXT, values: [swiper, target] });
  const context = read.rows[0];
  if (!context) throw new Error("no cards for this pair");
  const taste = context.w ?? new Array<number>(TASTE_SIZE).fill(0);
  const lesson = learn(
    {
      swiper: unpack(Number(context.swiper_features)),
      target: unpack(Number(context.target_features)),
      words: wordPair(readCardWords(context.swiper_words), readCardWords(context.target_words)),
      pop: context.pop,
      popEvidence: context.pop_h,
      pick: context.pick,
      pickEvidence: context.pick_h,
      taste,
      tasteEvidence: context.h ?? new Array<number>(TASTE_SIZE).fill(0),
      liked,
    },
    model.weights,
  );
  const asked = askedBy(readCardWords(context.swiper_words), model.weights);
  const newTaste = cardTasteAfter(taste, asked, lesson.steps, 1);
  const values = [
    context.swiper_place,
    context.target_place,
    liked,
    Array.from(lesson.steps),
    Buffer.from(newTaste.buffer),
    matchId,
    new Date(),
    dealLimit,
    NO_DEAL_DAYS,
  ];
  await client.query("begin");
  try {
    const done = await client.query<Decided>({ ...DECIDE, values });
    await client.query("commit");
    const outcome = done.rows[0];
    if (!outcome) throw new Error("a decision without an outcome");
    return outcome;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** The decision's statement alone, with a lesson that teaches a little. */
export async function decideAlone(
  client: pg.Client,
  swiper: number,
  target: number,
  liked: boolean,
  matchId: string,
): Promise<void> {
  const steps = new Array<number>(STEPS_SIZE).fill(0.01);
  const values = [
    swiper,
    target,
    liked,
    steps,
    Buffer.alloc(TASTE_SIZE),
    matchId,
    new Date(),
    null,
    NO_DEAL_DAYS,
  ];
  await client.query({ ...DECIDE, values });
}
