import { randomInt } from "node:crypto";
import { DECK_SIZE, type MatchProfile, NO_DEAL_DAYS } from "@kompagnon/contract/matching/model.ts";
import {
  BUSINESS_MODELS,
  type BusinessModel,
  GOALS,
  type Goal,
  SKILLS,
  type Skill,
} from "@kompagnon/contract/profiles/model.ts";
import { LANGUAGES, type Language } from "@kompagnon/contract/wire/model.ts";
import { candidateScansOf, poolOfSlice, type SelectRows } from "#features/matching/deck/candidate-scan.ts";
import { reasonsTo, writeCards } from "#features/matching/deck/cards.ts";
import { joinPools, type PlacedPool } from "#features/matching/deck/deck-pool.ts";
import { PLACES, SLICE_SIZE } from "#features/matching/deck/deck-sql.ts";
import { languageIndex, maskOf, type PackedFeatures } from "#features/matching/engine/features.ts";
import { lessOf } from "#features/matching/engine/less.ts";
import { DECK_SHAPE, rankDeck } from "#features/matching/engine/rank.ts";
import { candidatesFor, priceAfter } from "#features/matching/engine/score.ts";
import { shortlist } from "#features/matching/engine/shortlist.ts";
import { ENGLISH } from "#features/matching/engine/terms.ts";
import { attend, hoursAfter, packTimes, SESSION_GAP_SECONDS } from "#features/matching/engine/times.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { cardTaste, readCardWords } from "#features/matching/engine/words/card-words.ts";
import { canMatch, Fail } from "#features/matching/policy.ts";
import {
  type DeckRequest,
  findFilteredPool,
  findMatchingProfile,
  findMyCard,
  type MyCard,
  recordVisit,
} from "#features/matching/queries.ts";
import type { LearnedModel } from "#features/matching/scoring/shared-model.ts";
import { commonWordsOf } from "#features/matching/words/known-topics.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Database } from "#platform/db/database.ts";
import { SerializedJson } from "#platform/http/json-page.ts";

/** With fewer candidates than this in the own language, English is added, and then every other language. */
export const CANDIDATES_MIN = 40;

/** The candidates of a deck without chosen languages, without those that a must excludes; `ask` reads those of one language. */
export async function acrossLanguages(
  { language: mine, features }: { language: number; features: PackedFeatures },
  ask: (language: number) => Promise<PlacedPool>,
): Promise<PlacedPool> {
  const own = await ask(mine);
  if (candidatesFor(features, own.pool) >= CANDIDATES_MIN) return own;
  const near = mine === ENGLISH ? own : joinPools([own, await ask(ENGLISH)]);
  if (candidatesFor(features, near.pool) >= CANDIDATES_MIN) return near;
  // A small community: a candidate with another language is better than an empty deck. A shared language still ranks far ahead.
  const others = LANGUAGES.map(languageIndex).filter((one) => one !== mine && one !== ENGLISH);
  return joinPools([near, ...(await Promise.all(others.map(ask)))]);
}

const DAY_SECONDS = 86_400;
/** One more is ranked than are shown: one of a shared slice may no longer be listed. */
const RESERVE_CARDS = 1;

/** The deck's filters; empty lists filter nothing. */
export type DeckFilter = {
  languages: readonly Language[];
  models: readonly BusinessModel[];
  skills: readonly Skill[];
  goal: Goal | undefined;
  verified: boolean;
};

/** The filters as masks of a card's bits; null when nothing but languages is filtered. */
export const asMasks = ({ models, skills, goal, verified }: DeckFilter): DeckRequest["filter"] | null =>
  models.length || skills.length || goal || verified
    ? {
        models: maskOf(BUSINESS_MODELS, models),
        skills: maskOf(SKILLS, skills),
        goal: goal ? GOALS.indexOf(goal) : -1,
        verified,
      }
    : null;

const isFiltered = (filter: DeckFilter): boolean => filter.languages.length > 0 || asMasks(filter) !== null;

/** My card if I may match; a paused one is not listed, but may. Throws matching_not_allowed. */
export async function requireCard(db: Database, memberId: string): Promise<MyCard> {
  const card = await findMyCard(db, memberId);
  if (!card || !(card.listed || (await mayMatch(db, memberId)))) throw new Fail("matching_not_allowed");
  return card;
}

const mayMatch = async (db: Database, memberId: string): Promise<boolean> =>
  canMatch(await profileOf(db, memberId), await findMatchingProfile(db, memberId));

/** The candidates of a language near the viewer; an empty slice saves the query. */
async function poolOfLanguage(
  db: Database,
  viewer: Parameters<typeof poolOfSlice>[1],
  language: number,
  choose: SelectRows,
): Promise<PlacedPool> {
  const slice = await candidateScansOf(db).slice(language);
  return slice.places.length === 0 ? joinPools([]) : poolOfSlice(db, viewer, slice, choose);
}

async function poolFor(
  db: Database,
  memberId: string,
  { card, filter, choose }: { card: MyCard; filter: DeckFilter; choose: SelectRows },
): Promise<PlacedPool> {
  const viewer = { place: card.place, memberId, noDealDays: NO_DEAL_DAYS };
  const masks = asMasks(filter);
  const start = randomInt(PLACES);
  const ask = async (language: number) =>
    masks
      ? findFilteredPool(db, { ...viewer, language, start, size: SLICE_SIZE, filter: masks })
      : poolOfLanguage(db, viewer, language, choose);
  if (filter.languages.length)
    return joinPools(await Promise.all(filter.languages.map(languageIndex).map(ask)));
  return acrossLanguages(card, ask);
}

/** The languages that a member's deck is drawn from in the end, given how many cards there are in each. */
export function deckLanguages(own: number, counts: ReadonlyMap<number, number>): number[] {
  const among = (languages: readonly number[]) =>
    languages.reduce((sum, language) => sum + (counts.get(language) ?? 0), 0);
  const near = own === ENGLISH ? [own] : [own, ENGLISH];
  if (among([own]) > CANDIDATES_MIN) return [own];
  return among(near) > CANDIDATES_MIN ? near : LANGUAGES.map(languageIndex);
}

/**
 * Notes another session, so that others can expect answers, and what its first deck says about the price of my attention; a
 * deck with filters (`marginal` null) says nothing about it.
 */
async function recordSession(db: Database, card: MyCard, marginal: number | null): Promise<void> {
  if (card.active && card.away < SESSION_GAP_SECONDS) return;
  const now = Date.now() / (1000 * DAY_SECONDS);
  const hours = hoursAfter(card.hours, now - card.away / DAY_SECONDS, now);
  const attendance = attend(card.sessions, card.away / DAY_SECONDS, card.known / DAY_SECONDS);
  const price = marginal === null ? card.price : priceAfter(card.price, marginal);
  await recordVisit(db, card.place, { ...attendance, price }, { before: card.hours, after: hours });
  if (!card.active) candidateScansOf(db).forget();
}

/** The next cards of a member, best first. */
export async function nextDeck(
  db: Database,
  model: LearnedModel,
  { memberId, limit, filter }: { memberId: string; limit: number; filter: DeckFilter },
): Promise<SerializedJson<{ profiles: MatchProfile[] }>> {
  const card = await requireCard(db, memberId);
  const weights = await model.weights();
  const words = readCardWords(card.words);
  const taste = cardTaste(card.taste, card.words);
  const less = lessOf(card.less);
  const times = packTimes(card.hours, card.weekly);
  const viewer = { features: card.features, pop: card.pop, pick: card.pick, taste, words, less, times };
  const { pool, places } = await poolFor(db, memberId, {
    card,
    filter,
    choose: (many) => shortlist(viewer, many, weights),
  });
  const { rows, marginal } = rankDeck(viewer, pool, weights, {
    ...DECK_SHAPE,
    size: DECK_SIZE + RESERVE_CARDS,
  });
  const exact = card.w ?? new Float64Array(TASTE_SIZE);
  const commonWords = await commonWordsOf(db, card.text, words.topics);
  const chosen = rows.slice(0, limit + RESERVE_CARDS).map((row) => places[row] ?? -1);
  candidateScansOf(db).recordShown(chosen.slice(0, limit));
  const [cards] = await Promise.all([
    writeCards((take) => candidateScansOf(db).cards.read(chosen, take), {
      limit,
      reasonsFor: reasonsTo(card, { weights, taste: exact, less, commonWords }),
    }),
    recordSession(db, card, isFiltered(filter) ? null : marginal),
  ]);
  return new SerializedJson(cards.page);
}
