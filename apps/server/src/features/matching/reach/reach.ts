import { randomInt } from "node:crypto";
import { NO_DEAL_DAYS, type Reach } from "@kompagnon/contract/matching/model.ts";
import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { asMasks, type DeckFilter, requireCard } from "#features/matching/deck/deck.ts";
import { PLACES } from "#features/matching/deck/deck-sql.ts";
import { languageIndex, unpack } from "#features/matching/engine/features.ts";
import {
  BITS,
  CARDS_COUNTED_MAX,
  countAudience,
  countDecided,
} from "#features/matching/reach/reach-queries.ts";
import type { DeckCounts } from "#features/matching/service.ts";
import type { Database } from "#platform/db/database.ts";

const NO_MASKS = { models: 0, skills: 0, goal: -1, verified: false };
/** Smaller numbers are reported as "a few", so that no member can be recognised in them. */
const COUNT_MIN = 5;

/** Rounds a number of people: to 5 below 50, to 10 below 200, to 50 above; null for a few. */
export function rounded(n: number): number | null {
  if (n <= 0) return 0;
  if (n < COUNT_MIN) return null;
  const step = stepOf(n);
  return Math.round(n / step) * step;
}

function stepOf(n: number): number {
  if (n < 50) return 5;
  return n < 200 ? 10 : 50;
}

const KINDS = Object.keys(BITS) as (keyof typeof BITS)[]; // its own keys

/**
 * Why a member sees few cards: how many each of their filters leaves out, and how many they decided on. It counts what decks with
 * other filters would show, and the member's own decisions; never blocks or refusals by others. Throws matching_not_allowed.
 */
export async function audienceOf(
  db: Database,
  counts: DeckCounts,
  memberId: string,
  filter: DeckFilter,
): Promise<Reach> {
  const { place, features } = await requireCard(db, memberId);
  const mine = unpack(features);
  const [rows, decided, cards] = await Promise.all([
    countAudience(db, {
      place,
      memberId,
      noDealDays: NO_DEAL_DAYS,
      start: randomInt(PLACES),
      among: LANGUAGES.map(languageIndex),
      chosen: filter.languages.map(languageIndex),
      filter: asMasks(filter) ?? NO_MASKS,
      must: mine.must ? mine.sought : 0,
      mySkills: mine.skills,
    }),
    countDecided(db, place, NO_DEAL_DAYS),
    counts.read(db),
  ]);
  const people = (holds: (failed: number) => boolean): number | null =>
    rounded(
      rows
        .filter(({ failed }) => holds(failed))
        .reduce(
          (sum, { language, n }) => sum + n * Math.max(1, (cards.get(language) ?? 0) / CARDS_COUNTED_MAX),
          0,
        ),
    );
  const reasons = KINDS.map((kind) => ({
    kind,
    hides: people((failed) => (failed & BITS[kind]) !== 0),
    opens: people((failed) => failed === BITS[kind]),
  }));
  return {
    decided: rounded(decided.n),
    returns: decided.returns?.toISOString() ?? null,
    left: people((failed) => failed === 0),
    reasons: reasons.filter(({ hides }) => hides !== 0),
  };
}
