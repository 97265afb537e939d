import { NO_DEAL_DAYS } from "@kompagnon/contract/matching/model.ts";
import type pg from "pg";
import { type PoolRow, readPool } from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import {
  DECIDE,
  DECISION_CONTEXT,
  MY_CARD,
  NEXT_DECK,
  NEXT_DECK_FILTERED,
  PLACES,
  POOL_SIZE,
} from "../../apps/server/src/features/matching/deck/deck-sql.ts";
import { unpack } from "../../apps/server/src/features/matching/engine/features.ts";
import { freshModel, learn, STEP, STEPS_SIZE } from "../../apps/server/src/features/matching/engine/learn.ts";
import { rankDeck } from "../../apps/server/src/features/matching/engine/rank.ts";
import { packTaste, TASTE_SIZE } from "../../apps/server/src/features/matching/engine/weights.ts";

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
}

const model = freshModel();

/** The filters of a narrow search: two models, two skills, one goal. */
const FILTERS = [0b11, 0b11, 2, false];

/** One whole deck: my card, the pool, the ranking. Returns the places of the cards. */
export async function nextDeck(
  client: pg.Client,
  viewer: MeasuredViewer,
  filtered = false,
): Promise<number[]> {
  const mine = await client.query<CardRow>({ ...MY_CARD, values: [viewer.member] });
  const card = mine.rows[0];
  if (!card) throw new Error("a viewer has no card");
  const start = Math.floor(Math.random() * PLACES);
  const values = [
    ...[viewer.place, viewer.member, viewer.language, start, POOL_SIZE, NO_DEAL_DAYS],
    ...(filtered ? FILTERS : []),
  ];
  const config = { ...(filtered ? NEXT_DECK_FILTERED : NEXT_DECK), values };
  const found = await client.query<PoolRow>(config);
  const row = found.rows[0];
  if (!row) throw new Error("an aggregate gave no row");
  const { pool, places } = readPool(row);
  const taste = new Int8Array(card.taste.buffer, card.taste.byteOffset, card.taste.byteLength);
  const me = { features: Number(card.features), pop: card.pop, pick: card.pick, taste };
  return rankDeck(me, pool, model.weights).map((chosen) => places[chosen] ?? 0);
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
      ...{ pop: context.pop, popEvidence: context.pop_h, pick: context.pick, pickEvidence: context.pick_h },
      ...{ taste, tasteEvidence: context.h ?? new Array<number>(TASTE_SIZE).fill(0), liked },
    },
    model.weights,
  );
  const newTaste = packTaste(taste.map((value, k) => value + (lesson.steps[STEP.taste + k] ?? 0)));
  const values = [
    ...[context.swiper_place, context.target_place, liked, Array.from(lesson.steps)],
    ...[Buffer.from(newTaste.buffer), matchId, new Date(), dealLimit, NO_DEAL_DAYS],
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
