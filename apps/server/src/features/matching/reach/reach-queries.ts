import type { DeckRequest } from "#features/matching/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Maximum number of cards counted per language; places are random, so they are a fair sample. */
export const CARDS_COUNTED_MAX = 4_000;

/** The reasons that leave a candidate out of a member's deck, each with its bit in `failed`. */
export const BITS = { language: 1, models: 2, skills: 4, goal: 8, verified: 16, must: 32 } as const;

const IS_DECISION_VALID = "(s.liked or s.at > now() - make_interval(days => $3))";
const cardsOfLanguage = (places: string) =>
  `(select language, place, member, features from deck_cards where language = l.language and active and ${places} order by place limit ${CARDS_COUNTED_MAX})`;

const COUNT_AUDIENCE = statement(
  "matching_count_reach",
  `with looked as materialized (
     select c.* from unnest($4::smallint[]) as l(language) cross join lateral (
       ${cardsOfLanguage("place >= $5")} union all ${cardsOfLanguage("place < $5")} limit ${CARDS_COUNTED_MAX}) as c
   )
   select language, failed as "failed!", count(*)::int as n from (
     select language, (cardinality($6::smallint[]) > 0 and language <> all($6))::int * ${BITS.language}
       + ($7::bigint <> 0 and features & $7 = 0)::int * ${BITS.models}
       + ($8::bigint <> 0 and (features >> 11) & $8 = 0)::int * ${BITS.skills}
       + ($9::bigint >= 0 and (features >> 21) & 7 <> $9)::int * ${BITS.goal}
       + ($10 and (features >> 31) & 1 = 0)::int * ${BITS.verified}
       + ($11::bigint <> 0 and (features >> 11) & $11 = 0)::int * ${BITS.must} as failed
     from looked
     where place <> $1 and not ((features >> 51) & 1 = 1 and (features >> 41) & $12::bigint = 0)
       and not exists (select from swipes s where s.swiper = $1 and s.target = place and ${IS_DECISION_VALID})
       and not exists (select from swipes s where s.target = $1 and s.swiper = place and not s.liked and ${IS_DECISION_VALID})
       and not exists (select from member_blocks b where b.blocker = $2 and b.blocked = member)
       and not exists (select from member_blocks b where b.blocked = $2 and b.blocker = member)
   ) as counted group by language, failed`,
);
/**
 * Counts who could be shown to a member, by language and by what leaves them out (`failed`, a sum of `BITS`; 0 for those who are
 * left). Not counted: members blocked on either side, members who said No Deal, and members whose own must excludes the viewer,
 * as a deck with other filters does not show them either. From a random place `start` on, at most `CARDS_COUNTED_MAX` cards of each
 * language.
 */
export async function countAudience(
  db: Queryable,
  request: Omit<DeckRequest, "language" | "size"> & {
    /** All that there are, and those chosen (none for all). */
    among: readonly number[];
    chosen: readonly number[];
    /** Skills one of which is a must for me (0 for none), and mine, as masks. */
    must: number;
    mySkills: number;
  },
): Promise<{ language: number; failed: number; n: number }[]> {
  const { place, memberId, noDealDays, among, start, chosen, filter, must, mySkills } = request;
  const { models, skills, goal, verified } = filter;
  const { rows } = await db.query(COUNT_AUDIENCE, [
    place,
    memberId,
    noDealDays,
    among,
    start,
    chosen,
    models,
    skills,
    goal,
    verified,
    must,
    mySkills,
  ]);
  return rows;
}

const COUNT_DECIDED = statement(
  "matching_count_decided",
  `select count(*)::int as n, min(s.at) filter (where not s.liked) + make_interval(days => $2) as "returns?"
     from swipes s where s.swiper = $1 and (s.liked or s.at > now() - make_interval(days => $2))`,
);
/** The number of a member's own decisions that still count, and when the first No Deal expires. */
export async function countDecided(
  db: Queryable,
  place: number,
  noDealDays: number,
): Promise<{ n: number; returns: Date | null }> {
  const { rows } = await db.query(COUNT_DECIDED, [place, noDealDays]);
  return rows[0] ?? { n: 0, returns: null };
}
