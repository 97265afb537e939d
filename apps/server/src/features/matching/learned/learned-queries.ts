import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What was learned from a member's decisions, and from how many that still count. */
type LearnedRow = {
  pick: number;
  pick_h: number;
  /** The exact taste and its evidence; null before the first decision. */
  w: number[] | null;
  h: number[] | null;
  reset_at: Date | null;
  less: Trait[] | null;
  hours: number;
  decisions: number;
  first: Date | null;
};

const FIND_LEARNED = statement(
  "matching_find_learned",
  `select c.pick, c.pick_h, c.hours, t.w, t.h, t.reset_at, t.less as "less?", s.decisions as "decisions!", s.first as "first?"
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
  `update match_taste set reset_at = clock_timestamp(), less = '[]', w = array_fill(0::real, array[cardinality(w)]), h = array_fill(0::real, array[cardinality(h)]),
     last_steps = case when last_steps is not null then last_steps[1:4]
       || array_fill(0::real, array[(cardinality(last_steps) - 4) / 2 * 2]) || last_steps[5 + (cardinality(last_steps) - 4) / 2 * 2 :] end
   where place = $1`,
);
const SET_LESS = statement(
  "matching_set_less",
  `insert into match_taste as t (place, w, h, less)
     select $1, array_fill(0::real, array[$4::int]), array_fill(0::real, array[$4::int]), case when $3 then jsonb_build_array($2::jsonb) else '[]' end
   on conflict (place) do update set less = case when $3 then jsonb_build_array($2::jsonb) else '[]' end
     || coalesce((select jsonb_agg(one order by n) from jsonb_array_elements(t.less) with ordinality as known(one, n) where one <> $2::jsonb), '[]')`,
);
/** Puts a trait first in the list of what a member wants to see less of, or removes it; idempotent. */
export const setLess = (tx: Tx, place: number, trait: Trait, less: boolean) =>
  tx.query(SET_LESS, [place, JSON.stringify(trait), less, TASTE_SIZE]);

/**
 * Sets a taste back to its start. Of the last swipe, which can still be taken back, what the taste learned is forgotten as
 * well; what it taught about the other stays. What they want to see less of is taken back.
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

const FORGET_HOURS = statement("matching_forget_hours", "update deck_cards set hours = 0 where place = $1");
/** Deletes the hours of a member's visits. */
export const forgetHours = (tx: Tx, place: number) => tx.query(FORGET_HOURS, [place]);
