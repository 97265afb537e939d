import { statement } from "#platform/db/statement.ts";
/**
 * The SQL of the deck (design: matching, 'Retrieval'). A card's `place` is both its key and its position in a
 * random order, so a pool of neighbours is one range of the index, and so is what the viewer decided about
 * them: a deck costs the same after ten swipes and after ten thousand.
 */

import { SHOWN_FADE } from "#features/matching/engine/rank.ts";

/** At most this many candidates of one language make a pool. */
export const SLICE_SIZE = 1_000;
/** Maximum number of members who like the viewer that a deck considers, the newest first. */
export const MAX_WAITING = 60;
/** With filters, the maximum number of cards read on either side of the wrap-around. */
const FILTERED_SCAN_SIZE = 12_000;
/** Places are drawn from 0 up to, and without, this number. */
export const PLACES = 2_147_483_648;

/** A Deal is permanent, a No Deal counts until it expires. */
const IS_DECISION_VALID = "(liked or at > now() - make_interval(days => $6))";

// Sizes are written out, not passed: so the planner's generic plan is as good as one for the very values, and a
// named statement is planned once a connection instead of at every call (0.5 ms).
/** Cards from a random place on, in scan order, going round at the end. */
const scan = (size: number, language: string, start: string) => `
  (select * from deck_cards where language = ${language} and active and place >= ${start} order by place limit ${size})
  union all
  (select * from deck_cards where language = ${language} and active and place < ${start} order by place limit ${size})`;

// $7 models, $8 skills: any of them; $9 goal or -1; $10 verified only.
const passes = (card: string) => `
  and ($7 = 0 or ${card}.features & $7 <> 0)
  and ($8 = 0 or (${card}.features >> 11) & $8 <> 0)
  and ($9 < 0 or (${card}.features >> 21) & 7 = $9)
  and (not $10 or (${card}.features >> 31) & 1 = 1)`;

/** The hours and the weekly time of a card with this alias (with its dot), in the format of packTimes of engine/times.ts. */
export const timesOf = (card: string) =>
  `((${card}hours | (${card}hours >> 24)) & 16777215)::int | (${card}weekly::int << 24)`;

// One card as bytes, in the order in which deck-pool.ts reads them: half of what text would cost.
export const CARD_BYTES = `int4send(place) || int8send(features) || float4send(pop) || float4send(pick) || float4send(resp)
  || int4send(inbox) || int4send(shown) || float4send(scarcity) || float4send(pick_h) || int4send(${timesOf("")})
  || boolsend(likes_me) || substring(words for 18) || taste || substring(words from 19 for 16)`;

const BLOCKED_MEMBERS = `select blocked as member from member_blocks where blocker = $2
    union all select blocker from member_blocks where blocked = $2`;
const BLOCKED = `select place from deck_cards where member in (
    select blocked from member_blocks where blocker = $2 union all select blocker from member_blocks where blocked = $2)`;

/**
 * A slice of the scan, the same for every viewer: `$1` a language code, `$2` a random place to start at. One row
 * with the cards as bytes, and with the ids of their members; null when there is none.
 */
export const SCAN_SLICE = statement(
  "matching_walk",
  `select string_agg(${CARD_BYTES}, ''::bytea) as cards,
     string_agg(uuid_send(member), ''::bytea) as members
   from (select card.*, false as likes_me from (${scan(SLICE_SIZE, "$1::smallint", "$2")}) as card limit ${SLICE_SIZE}) walked`,
);

/**
 * What the viewer and the members of a slice decided: `$1` the viewer's place, `$2` the viewer's member id, `$3` the place where
 * the slice begins, `$4` and `$5` its last places before and after the wrap-around (-1 for none), `$6` days after which a No Deal
 * expires. `out`: places to leave out; `blocked`: the same for blocks, as member ids; `fans`: places of those who said Deal;
 * `cards`: the cards of all who wait for the viewer's answer, inside or outside the slice, as bytes.
 */
export const DECISIONS_IN_SLICE = statement(
  "matching_between_us",
  `with blocked as materialized (${BLOCKED_MEMBERS}),
  theirs as materialized (
    select swiper as place, liked from swipes where target = $1 and swiper between $3 and $4 and ${IS_DECISION_VALID}
    union all
    select swiper, liked from swipes where target = $1 and swiper between 0 and $5 and ${IS_DECISION_VALID}
  ),
  waiting as (
    select card.*, true as likes_me from (
      select swiper from like_inbox where target = $1 order by at desc limit ${MAX_WAITING}
    ) as newest
    join deck_cards as card on card.place = newest.swiper
    where card.listed and card.member not in (select member from blocked)
  )
  select array(
      select target from swipes where swiper = $1 and target between $3 and $4 and ${IS_DECISION_VALID}
      union all
      select target from swipes where swiper = $1 and target between 0 and $5 and ${IS_DECISION_VALID}
      union all
      select place from theirs where not liked) as "out!",
    array(select member from blocked) as "blocked!",
    array(select place from theirs where liked) as "fans!",
    (select string_agg(${CARD_BYTES}, ''::bytea) from waiting) as cards`,
  { hot: true },
);

/**
 * The pool of a deck with filters: one row with all candidates' cards as bytes, or null without a candidate. `$1` the viewer's
 * place, `$2` the viewer's member id, `$3` a language code, `$4` a random place to start at, `$5` pool size (at most POOL_SIZE),
 * `$6` days after which a No Deal expires; `$7` mask of business models and `$8` of skills (any of them; 0 for all), `$9` goal
 * (-1 for all), `$10` verified only.
 */
export const NEXT_DECK_FILTERED = statement(
  "matching_next_deck_filtered",
  `
with walked as materialized (
  select * from (${scan(FILTERED_SCAN_SIZE, "$3", "$4")}) as card where true ${passes("card")} limit $5
),
bounds as materialized (
  select max(place) filter (where place >= $4) as upper, max(place) filter (where place < $4) as round from walked
),
decided_on_me as materialized (
  select swiper as place, liked from swipes
  where target = $1 and swiper between $4 and (select upper from bounds) and ${IS_DECISION_VALID}
  union all
  select swiper, liked from swipes
  where target = $1 and swiper between 0 and (select round from bounds) and ${IS_DECISION_VALID}
),
blocked as materialized (${BLOCKED}),
waiting as materialized (
  select card.* from (
    select swiper from like_inbox where target = $1 order by at desc limit ${MAX_WAITING}
  ) as newest
  join deck_cards as card on card.place = newest.swiper
  where card.listed and card.place not in (select place from blocked) and card.language = $3 ${passes("card")}
),
excluded as (
  select $1 as place
  union all
  select target from swipes
  where swiper = $1 and target between $4 and (select upper from bounds) and ${IS_DECISION_VALID}
  union all
  select target from swipes
  where swiper = $1 and target between 0 and (select round from bounds) and ${IS_DECISION_VALID}
  union all
  select place from waiting
  union all
  select place from blocked
),
candidates as (
  select card.*, coalesce(theirs.liked, false) as likes_me from walked as card
  left join decided_on_me as theirs on theirs.place = card.place
  where theirs.liked is not false and not exists (select from excluded where excluded.place = card.place)
  union all
  select waiting.*, true from waiting
)
select string_agg(${CARD_BYTES}, ''::bytea) as cards from candidates`,
);

/** My card, as the viewer of a deck, with my exact taste once I decided. `$1` member id. */
export const MY_CARD = statement(
  "matching_my_card",
  `select c.place, c.language, c.features, c.pop, c.pick, c.taste, c.words, c.hours, c.weekly, c.listed, c.active, c.sessions, c.scarcity as price, t.w, t.less as "less?",
      concat_ws(E'\\n', f.bio, f.business_idea, f.target) as "text!", extract(epoch from now() - c.visited)::real as away, extract(epoch from now() - c.joined)::real as known
    from deck_cards c left join match_taste t on t.place = c.place
      left join member_profiles f on f.member_id = c.member where c.member = $1`,
  { hot: true },
);

/**
 * What is known before a decision, one row or none when either has no card. `$1` swiper, `$2` target, as
 * member ids. `blocked`: either blocks the other.
 */
export const DECISION_CONTEXT = statement(
  "matching_decision_context",
  `
select me.place as swiper_place, me.features as swiper_features, me.words as swiper_words, me.pick, me.pick_h, taste.w, taste.h,
  other.place as target_place, other.features as target_features, other.words as target_words, other.pop, other.pop_h, other.listed, taste.reset_at,
  exists (select from member_blocks where (blocker = $1 and blocked = $2) or (blocker = $2 and blocked = $1)) as blocked
from deck_cards as me cross join deck_cards as other left join match_taste as taste on taste.place = me.place
where me.member = $1 and other.member = $2`,
);

/** What a decision did. */
export const DECISION_OUTCOMES = ["new", "match", "known", "opposite", "daily_limit", "gone"] as const;
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

/**
 * Decides, within the caller's transaction: `$1` swiper and `$2` target as places, `$3` liked, `$4` the
 * lesson's steps, `$5` the swiper's new int8 taste, `$6` an id for the match that may come, `$7` today, `$8` Deals
 * a day or null, `$9` days after which a No Deal is forgotten. Returns `outcome`, the `match` of the pair and when the taste that
 * the steps were added to was forgotten last: asked for after the decision has locked it, so it is as of then.
 */
export const DECIDE = statement(
  "matching_decide",
  'select outcome, match, deck_reset_at($1) as "reset_at?" from deck_decide($1, $2, $3, $4::real[], $5, $6, $7::date, $8, $9)',
);

/** What can be undone: the last swipe of `$1` (a place), with the target's packed profile if they still have a card. */
export const UNDO_CONTEXT = statement(
  "matching_undo_context",
  `select t.last_target as "last_target!", t.last_steps as "last_steps!", t.w, t.reset_at, c.features, c.words from match_taste t
    left join deck_cards c on c.place = t.last_target where t.place = $1 and t.last_target is not null`,
);

/** What taking back did. */
export const UNDO_OUTCOMES = ["undone", "nothing", "matched"] as const;
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

/**
 * Takes the last swipe back, within the caller's transaction: `$1` swiper, `$2` target as read by
 * UNDO_CONTEXT, `$3` the swiper's int8 taste without the last steps, `$4` whether a match without a conversation
 * is taken back too (`matched` otherwise, and always once there is a conversation). `reset_at` as DECIDE answers it.
 */
export const UNDO = statement(
  "matching_undo",
  'select undone as outcome, deck_reset_at($1) as "reset_at?" from deck_undo($1, $2, $3, $4) as undone',
);

/** Writes a member's card: `$1` member id, `$2` language code, `$3` packed features, `$4` listed, `$5` the place of what they have in a week. */
export const SAVE_CARD = statement(
  "matching_save_card",
  `
insert into deck_cards as card (member, language, features, listed, active, weekly) values ($1, $2, $3, $4, $4, $5)
on conflict (member) do update set language = excluded.language, features = excluded.features,
  weekly = excluded.weekly, listed = excluded.listed, active = excluded.listed and card.visited > now() - interval '14 days'
where (card.language, card.features, card.listed, card.weekly)
  is distinct from (excluded.language, excluded.features, excluded.listed, excluded.weekly)`,
);

/**
 * Notes a visit: `$1` place, `$2` sessions remembered, `$3` sessions a day to expect, `$4` what my attention costs, `$5` the hours in
 * which I am here, if they are still `$6`: what was forgotten meanwhile stays forgotten.
 */
export const RECORD_VISIT = statement(
  "matching_note_visit",
  `update deck_cards set sessions = $2, resp = $3, scarcity = $4, hours = case when hours = $6 then $5 else hours end, visited = now(),
    active = listed where place = $1`,
);

/**
 * Nightly: members away for a day fade by `$1`, those away for 14 leave the deck, and how often each was shown
 * is slowly forgotten; for places from `$2` up to, and without, `$3`, so that a large community is swept in ranges.
 */
export const SWEEP_CARDS = statement(
  "matching_sweep_cards",
  `update deck_cards set shown = floor(shown * ${SHOWN_FADE}), active = visited > now() - interval '14 days',
      resp = case when visited < now() - interval '1 day' then resp * $1 else resp end
    where active and (shown > 0 or visited < now() - interval '1 day')
      and place >= $2::bigint and place < $3::bigint`,
);

/** The shared weights, one row or none before anybody decided. */
export const READ_MODEL = statement("matching_read_model", "select w, g2 from match_model where id = 1", {
  hot: true,
});

/**
 * Adds what one process learned: `$1` and `$2` what is stored if nothing is yet, `$3` and `$4` the differences. Processes of an
 * earlier or later version may know fewer weights or more.
 */
export const ADD_TO_MODEL = statement(
  "matching_add_to_model",
  `
insert into match_model as model (id, w, g2) values (1, $1, $2)
on conflict (id) do update set updated_at = now(),
  w = (select array_agg(coalesce(a + b, a, c) order by k)
    from unnest(model.w, $3::float8[], $1::float8[]) with ordinality as t(a, b, c, k)),
  g2 = (select array_agg(coalesce(a + b, a, c) order by k)
    from unnest(model.g2, $4::float8[], $2::float8[]) with ordinality as t(a, b, c, k))
returning w, g2`,
);
