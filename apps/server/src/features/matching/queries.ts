import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { lockMember } from "#features/accounts/public.ts";
import { CARD_JSON } from "#features/matching/deck/card-json.ts";
import { type PlacedPool, readPool } from "#features/matching/deck/deck-pool.ts";
import {
  ADD_TO_MODEL,
  DECIDE,
  DECISION_CONTEXT,
  DECISION_OUTCOMES,
  DECISIONS_IN_SLICE,
  type DecisionOutcome,
  MY_CARD,
  NEXT_DECK_FILTERED,
  PLACES,
  READ_MODEL,
  RECORD_VISIT,
  SAVE_CARD,
  SCAN_SLICE,
  SWEEP_CARDS,
  UNDO,
  UNDO_CONTEXT,
  UNDO_OUTCOMES,
  type UndoOutcome,
} from "#features/matching/deck/deck-sql.ts";
import { DAILY_FADE } from "#features/matching/engine/times.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { oneOf, statement } from "#platform/db/statement.ts";

/** A member's side of matching. */
export type MatchingProfileRow = {
  picture: string | null;
  paused: boolean;
  skills_sought: string[];
  skills_must: boolean;
  weekly_hours: string | null;
};

const FIND_MATCHING_PROFILE = statement(
  "find_matching_profile",
  "select picture, paused, skills_sought, skills_must, weekly_hours from matching_profiles where member_id = $1",
);
/** Picture, pause and wishes of a member; defaults for one who never set any. */
export async function findMatchingProfile(db: Queryable, memberId: string): Promise<MatchingProfileRow> {
  const { rows } = await db.query(FIND_MATCHING_PROFILE, [memberId]);
  return (
    rows[0] ?? { picture: null, paused: false, skills_sought: [], skills_must: false, weekly_hours: null }
  );
}

/** A member's matching picture; of uploads at the same moment each sees exactly the one before it. */
export async function lockPicture(tx: Queryable, memberId: string): Promise<string | null> {
  // The member's row, because there may be no row of matching to lock yet.
  await lockMember(tx, memberId);
  return (await findMatchingProfile(tx, memberId)).picture;
}

const SAVE_MATCHING_PROFILE = statement(
  "matching_save_matching_profile",
  `insert into matching_profiles as mp (member_id, picture, paused, skills_sought, skills_must, weekly_hours)
     values ($1, $2, coalesce($3, false), coalesce($4, '{}'::text[]), coalesce($5, false), nullif($6, ''))
     on conflict (member_id) do update set
       picture = coalesce($2, mp.picture), paused = coalesce($3, mp.paused),
       skills_sought = coalesce($4, mp.skills_sought), skills_must = coalesce($5, mp.skills_must),
       weekly_hours = nullif(coalesce($6, mp.weekly_hours), '')`,
);
/** Stores what is given of a member's side of matching. */
export const saveMatchingProfile = (db: Queryable, memberId: string, change: Partial<MatchingProfileRow>) =>
  db.query(SAVE_MATCHING_PROFILE, [
    memberId,
    change.picture ?? null,
    change.paused ?? null,
    change.skills_sought ?? null,
    change.skills_must ?? null,
    // "" clears the answer, null keeps it.
    change.weekly_hours === null ? "" : (change.weekly_hours ?? null),
  ]);

/** My card as the viewer of a deck. */
export type MyCard = {
  place: number;
  language: number;
  features: number;
  pop: number;
  pick: number;
  taste: Buffer;
  /** As engine/words/card-words.ts lays it out. */
  words: Buffer;
  /** As engine/times.ts keeps them. */
  hours: number;
  weekly: number;
  /** All that I wrote. */
  text: string;
  listed: boolean;
  active: boolean;
  /** The exact taste; null before the first decision. */
  w: number[] | null;
  /** What I said I want to see less of. */
  less: Trait[] | null;
  sessions: number;
  /** What my attention costs others. */
  price: number;
  /** Seconds since the last visit, and since the card exists. */
  away: number;
  known: number;
};

/** My card; null before the set-up. */
export const findMyCard = async (db: Queryable, memberId: string): Promise<MyCard | null> =>
  (await db.query(MY_CARD, [memberId])).rows[0] ?? null;

/** Writes a member's card. */
export const saveCard = (
  db: Queryable,
  memberId: string,
  {
    language,
    features,
    listed,
    weekly,
  }: { language: number; features: number; listed: boolean; weekly: number },
) => db.query(SAVE_CARD, [memberId, language, features, listed, weekly]);

/** Notes that a member started another session, and what their attention costs since. */
export const recordVisit = (
  db: Queryable,
  place: number,
  { sessions, resp, price }: { sessions: number; resp: number; price: number },
  hours: { before: number; after: number },
) => db.query(RECORD_VISIT, [place, sessions, resp, price, hours.after, hours.before]);

/** Whose deck it is. */
type Viewer = { place: number; memberId: string; noDealDays: number };

/** A slice of the scan of a language, from a place on, for any viewer. */
export async function scanSlice(
  db: Queryable,
  language: number,
  start: number,
): Promise<PlacedPool & { members: Buffer | null }> {
  const { rows } = await db.query(SCAN_SLICE, [language, start]);
  return { ...readPool({ cards: rows[0]?.cards ?? null }), members: rows[0]?.members ?? null };
}

/** Decisions and blocks between a viewer and the members of a slice; see `DECISIONS_IN_SLICE`. */
export async function findDecisionsInSlice(
  db: Queryable,
  { place, memberId, noDealDays }: Viewer,
  { start, upper, round }: { start: number; upper: number; round: number },
): Promise<{ out: number[]; likedBy: number[]; blocked: string[]; waiting: PlacedPool }> {
  const { rows } = await db.query(DECISIONS_IN_SLICE, [place, memberId, start, upper, round, noDealDays]);
  const { out = [], fans: likedBy = [], blocked = [], cards = null } = rows[0] ?? {};
  return { out, likedBy, blocked, waiting: readPool({ cards }) };
}

/** The parameters of a deck with filters. */
export type DeckRequest = Viewer & {
  language: number;
  start: number;
  size: number;
  filter: { models: number; skills: number; goal: number; verified: boolean };
};

/** The pool of a deck with filters in one language. */
export async function findFilteredPool(db: Queryable, request: DeckRequest): Promise<PlacedPool> {
  const { place, memberId, language, start, size, noDealDays, filter } = request;
  const { models, skills, goal, verified } = filter;
  const { rows } = await db.query(NEXT_DECK_FILTERED, [
    place,
    memberId,
    language,
    start,
    size,
    noDealDays,
    models,
    skills,
    goal,
    verified,
  ]);
  return readPool({ cards: rows[0]?.cards ?? null });
}

const FIND_LISTED = statement(
  "find_listed_cards",
  `select array(select c.place from deck_cards c where c.place = any($1::int[]) and c.listed) as "places!"`,
  { hot: true },
);
/** Which of these cards are shown to others. */
export async function findListed(db: Queryable, places: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.query(FIND_LISTED, [places]);
  return new Set(rows[0]?.places);
}

const READ_CARDS = statement(
  "read_cards",
  `${CARD_JSON} join unnest($1::int[]) with ordinality as asked(place, n) on asked.place = c.place
   order by asked.n`,
  { hot: true },
);
/** Reads the cards at these places, in their order, ready to be written. */
export const readCards = (db: Database, places: readonly number[], take: TakeRows): Promise<void> =>
  db.read(READ_CARDS, take, [places]);

/** What is known before a decision. */
export type DecisionContext = {
  swiper_place: number;
  swiper_features: number;
  swiper_words: Buffer;
  pick: number;
  pick_h: number;
  w: number[] | null;
  h: number[] | null;
  target_place: number;
  target_features: number;
  target_words: Buffer;
  pop: number;
  pop_h: number;
  listed: boolean;
  blocked: boolean;
  /** When the swiper had their taste forgotten last. */
  reset_at: Date | null;
};

/** Both sides of a decision; null if either has no card. */
export const findDecisionContext = async (
  db: Queryable,
  swiper: string,
  target: string,
): Promise<DecisionContext | null> => (await db.query(DECISION_CONTEXT, [swiper, target])).rows[0] ?? null;

/** Decides in this transaction. */
export async function decide(
  tx: Queryable,
  decision: {
    swiper: number;
    target: number;
    liked: boolean;
    steps: readonly number[];
    taste: Buffer;
    matchId: string;
    today: string;
    dealsADay: number | null;
    noDealDays: number;
  },
): Promise<{ outcome: DecisionOutcome; match: string | null; resetAt: Date | null }> {
  const { swiper, target, liked, steps, taste, matchId, today, dealsADay, noDealDays } = decision;
  const { rows } = await tx.query(DECIDE, [
    swiper,
    target,
    liked,
    steps,
    taste,
    matchId,
    today,
    dealsADay,
    noDealDays,
  ]);
  const [row] = rows;
  return row
    ? { outcome: oneOf(DECISION_OUTCOMES, row.outcome), match: row.match, resetAt: row.reset_at }
    : { outcome: "gone", match: null, resetAt: null };
}

/** What can be taken back. */
export const findLastSwipe = async (db: Queryable, place: number) =>
  (await db.query(UNDO_CONTEXT, [place])).rows[0] ?? null;

/** Takes the last swipe back in this transaction; a match stays. */
export const undo = async (
  tx: Queryable,
  swiper: number,
  target: number,
  taste: Buffer,
): Promise<{ outcome: UndoOutcome; resetAt: Date | null }> => {
  const [row] = (await tx.query(UNDO, [swiper, target, taste, false])).rows;
  return { outcome: oneOf(UNDO_OUTCOMES, row?.outcome), resetAt: row?.reset_at ?? null };
};

/** The stored shared weights; null before anybody decided. */
export const readModel = async (db: Queryable) => (await db.query(READ_MODEL)).rows[0] ?? null;

/** Adds what this process learned to the stored weights and answers the sum. */
export const addToModel = async (
  db: Queryable,
  values: { w: number[]; g2: number[]; dw: number[]; dg2: number[] },
) => (await db.query(ADD_TO_MODEL, [values.w, values.g2, values.dw, values.dg2])).rows[0] ?? null;

const SWEEP_RANGES = 64;

/** Nightly: members who are away fade, and leave the deck after 14 days. In ranges, so that no row is locked for long. */
export async function sweepCards(db: Queryable): Promise<void> {
  const range = PLACES / SWEEP_RANGES;
  for (let from = 0; from < PLACES; from += range)
    await db.query(SWEEP_CARDS, [DAILY_FADE, from, Math.min(from + range, PLACES - 1)]);
}

const MATCHES = statement(
  "matching_figure",
  `select count(*) from matches m
   where not exists(select from sample_members s where s.id = m.lo)
     and not exists(select from sample_members s where s.id = m.hi)`,
);
/** How many pairs have found one another, without those of the sample community. */
export async function countMatches(db: Queryable): Promise<number> {
  const { rows } = await db.query(MATCHES);
  return rows[0]?.count ?? 0;
}
