import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What was learned from somebody's decisions, and from how many that stand. */
type LearnedRow = {
  pick: number;
  pick_h: number;
  /** The exact taste and its evidence; null before the first decision. */
  w: number[] | null;
  h: number[] | null;
  reset_at: Date | null;
  decisions: number;
  first: Date | null;
};

const FIND_LEARNED = statement(
  "matching_find_learned",
  `select c.pick, c.pick_h, t.w, t.h, t.reset_at, s.decisions as "decisions!", s.first as "first?"
     from deck_cards c left join match_taste t on t.place = c.place
       cross join lateral (select count(*)::int as decisions, min(s.at) as first from swipes s
         where s.swiper = c.place and (t.reset_at is null or s.at > t.reset_at)) s
     where c.member = $1`,
);
/** What was learned from a member's decisions; null without a card. */
export const findLearned = async (db: Queryable, memberId: string): Promise<LearnedRow | null> =>
  (await db.query(FIND_LEARNED, [memberId])).rows[0] ?? null;

const FORGET_TASTE = statement(
  "matching_forget_taste",
  `update match_taste set reset_at = clock_timestamp(), w = array_fill(0::real, array[cardinality(w)]), h = array_fill(0::real, array[cardinality(h)]),
     last_steps = case when last_steps is not null then last_steps[1:4]
       || array_fill(0::real, array[(cardinality(last_steps) - 4) / 2 * 2]) || last_steps[5 + (cardinality(last_steps) - 4) / 2 * 2 :] end
   where place = $1`,
);
/**
 * Sets a taste back to its start. Of the last swipe, which can still be taken back, what the taste learned is forgotten as
 * well; what it taught about the other stays.
 */
export const forgetTaste = (tx: Tx, place: number) => tx.query(FORGET_TASTE, [place]);

const READ_TASTE = statement("matching_read_taste", "select w from match_taste where place = $1");
/** The exact taste as of now; null before the first decision. */
export const readTaste = async (tx: Tx, place: number): Promise<number[] | null> =>
  (await tx.query(READ_TASTE, [place])).rows[0]?.w ?? null;

const SET_CARD_TASTE = statement(
  "matching_set_card_taste",
  `update deck_cards set taste = substring($2::bytea for 25), words = overlay(words placing substring($2::bytea from 26) from 19)
   where place = $1`,
);
/** Writes the int8 copy of a taste to its card. */
export const setCardTaste = (tx: Tx, place: number, taste: Buffer) =>
  tx.query(SET_CARD_TASTE, [place, taste]);
