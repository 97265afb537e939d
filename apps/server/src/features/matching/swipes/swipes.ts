import { type MatchProfile, NO_DEAL_DAYS } from "@kompagnon/contract/matching/model.ts";
import { reasonsTo, writeCards } from "#features/matching/deck/cards.ts";
import { requireCard } from "#features/matching/deck/deck.ts";
import { unpack } from "#features/matching/engine/features.ts";
import {
  askedBy,
  cardTasteAfter,
  keptSteps,
  learn,
  pairTerms,
  STEP,
} from "#features/matching/engine/learn.ts";
import { lessOf } from "#features/matching/engine/less.ts";
import { packTaste, TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { readCardWords } from "#features/matching/engine/words/card-words.ts";
import { wordPair } from "#features/matching/engine/words/words.ts";
import { readTaste, setCardTaste } from "#features/matching/learned/learned-queries.ts";
import {
  type DecisionContext,
  decide,
  findDecisionContext,
  findLastSwipe,
  findMyCard,
  type MyCard,
  readCards,
  undo,
} from "#features/matching/queries.ts";
import type { LearnedModel } from "#features/matching/scoring/shared-model.ts";
import { findPartnerPlace } from "#features/matching/swipes/progress-queries.ts";
import { commonWordsOf } from "#features/matching/words/known-topics.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { SerializedJson } from "#platform/http/json-page.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A mutual Deal. */
    "match.made": { matchId: string; members: readonly [string, string] };
  }
}

const NO_TASTE: readonly number[] = new Array(TASTE_SIZE).fill(0);
/** The calendar day that the daily limit counts by, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The new taste as the card carries it. */
const tasteAfter = (...of: Parameters<typeof cardTasteAfter>): Buffer =>
  Buffer.from(cardTasteAfter(...of).buffer);

const lessonOf = (context: DecisionContext, liked: boolean, weights: Float64Array) =>
  learn(
    {
      swiper: unpack(context.swiper_features),
      target: unpack(context.target_features),
      words: wordPair(readCardWords(context.swiper_words), readCardWords(context.target_words)),
      pop: context.pop,
      popEvidence: context.pop_h,
      pick: context.pick,
      pickEvidence: context.pick_h,
      taste: context.w ?? NO_TASTE,
      tasteEvidence: context.h ?? NO_TASTE,
      liked,
    },
    weights,
  );

/**
 * Writes a taste to its card again: its member deleted it between reading and locking the card, so the first write was outdated.
 */
async function settleTaste(tx: Tx, place: number, asked: ArrayLike<number>): Promise<void> {
  const exact = await readTaste(tx, place);
  if (exact) await setCardTaste(tx, place, Buffer.from(packTaste(exact, asked).buffer));
}
const isReset = (then: Date | null, now: Date | null) => then?.getTime() !== now?.getTime();

/** Who is deciding: a free member has a number of Deals a day. */
export type Swiper = { id: string; premium: boolean };

/**
 * Deal or No Deal, in one transaction under a lock on the pair: idempotent, and a mutual Deal becomes exactly one match,
 * which both hear of. Throws matching_not_allowed, not_found, daily_limit, already_decided.
 */
export async function swipe(
  platform: Platform,
  model: LearnedModel,
  swiper: Swiper,
  { targetId, liked }: { targetId: string; liked: boolean },
): Promise<{ isMatch: boolean; matchId: string | null }> {
  const { db, config } = platform;
  await requireCard(db, swiper.id);
  const context = swiper.id === targetId ? null : await findDecisionContext(db, swiper.id, targetId);
  if (!context?.listed || context.blocked) throw new Fail("not_found");
  const weights = await model.weights();
  const lesson = lessonOf(context, liked, weights);
  const asked = askedBy(readCardWords(context.swiper_words), weights);
  const result = await db.transaction(async (tx) => {
    const decided = await decide(tx, {
      swiper: context.swiper_place,
      target: context.target_place,
      liked,
      steps: [...lesson.steps],
      taste: tasteAfter(context.w ?? NO_TASTE, asked, lesson.steps, 1),
      matchId: newId(),
      today: today(),
      dealsADay: swiper.premium ? null : config.dealsPerDay,
      noDealDays: NO_DEAL_DAYS,
    });
    if (isReset(context.reset_at, decided.resetAt)) await settleTaste(tx, context.swiper_place, asked);
    if (decided.outcome === "match" && decided.match)
      await publishMatch(platform, tx, { matchId: decided.match, a: swiper.id, b: targetId });
    return decided;
  });
  if (result.outcome === "gone") throw new Fail("not_found");
  if (result.outcome === "opposite") throw new Fail("already_decided");
  if (result.outcome === "daily_limit")
    throw new Fail("daily_limit", { data: { limit: config.dealsPerDay }, retryAfter: secondsToMidnight() });
  if (result.outcome !== "known") model.learn(lesson);
  return { isMatch: result.match !== null, matchId: result.match };
}

const secondsToMidnight = (): number => 86_400 - (Math.floor(Date.now() / 1000) % 86_400);

async function publishMatch(
  { live, domainEvents }: Platform,
  tx: Tx,
  { matchId, a, b }: { matchId: string; a: string; b: string },
): Promise<void> {
  const cards = await memberCards(tx, [a, b]);
  for (const [member, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const otherUser = cards.get(other);
    if (otherUser) await live.publish(tx, memberTopic(member), "match_made", { matchId, otherUser });
  }
  await domainEvents.publish(tx, "match.made", { matchId, members: [a, b] });
}

/** Takes the last swipe back, with all that was learned from it, and answers its card. Throws nothing_to_undo, also when it became a match. */
export async function undoSwipe(
  { db }: Platform,
  model: LearnedModel,
  memberId: string,
): Promise<SerializedJson<{ profile: MatchProfile }>> {
  const card = await requireCard(db, memberId);
  const last = await findLastSwipe(db, card.place);
  if (!last) throw new Fail("nothing_to_undo");
  const weights = await model.weights();
  const words = readCardWords(card.words);
  const steps = keptSteps(last.last_steps);
  const asked = askedBy(words, weights);
  const outcome = await db.transaction(async (tx) => {
    const undone = await undo(tx, card.place, last.last_target, tasteAfter(last.w, asked, steps, -1));
    if (isReset(last.reset_at, undone.resetAt)) await settleTaste(tx, card.place, asked);
    return undone.outcome;
  });
  if (outcome !== "undone") throw new Fail("nothing_to_undo");
  if (last.features !== null && last.words !== null)
    model.unlearn(
      pairTerms(unpack(card.features), unpack(last.features), wordPair(words, readCardWords(last.words))),
      steps[STEP.surprise] ?? 0,
    );
  const written = await cardWithReasons(db, card, last.last_target, { weights, taste: last.w });
  if (!written) throw new Fail("nothing_to_undo");
  return written;
}

/** The card of a match, as the deck shows it. Throws not_found, also when one of the two blocked the other. */
export async function partnerCard(
  db: Database,
  model: LearnedModel,
  memberId: string,
  partnerId: string,
): Promise<SerializedJson<{ profile: MatchProfile }>> {
  const [card, place] = await Promise.all([
    findMyCard(db, memberId),
    findPartnerPlace(db, memberId, partnerId),
  ]);
  if (!card || place === null) throw new Fail("not_found");
  const weights = await model.weights();
  const written = await cardWithReasons(db, card, place, { weights, taste: card.w ?? NO_TASTE });
  if (!written) throw new Fail("not_found");
  return written;
}

/** The card at a place with its reasons for a viewer; null if it is gone. */
async function cardWithReasons(
  db: Database,
  viewer: MyCard,
  place: number,
  { weights, taste }: { weights: Float64Array; taste: ArrayLike<number> },
): Promise<SerializedJson<{ profile: MatchProfile }> | null> {
  const commonWords = await commonWordsOf(db, viewer.text, readCardWords(viewer.words).topics);
  const cards = await writeCards((take) => readCards(db, [place], take), {
    limit: 1,
    reasonsFor: reasonsTo(viewer, { weights, taste, less: lessOf(viewer.less), commonWords }),
  });
  return cards.isEmpty ? null : new SerializedJson(Buffer.concat([PROFILE, cards.only, END]));
}

/** How the card is framed: `{"profile":…}`. */
const PROFILE = Buffer.from('{"profile":');
const END = Buffer.from("}");
