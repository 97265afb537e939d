import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const COUNT_BY_LANGUAGE = statement(
  "matching_count_by_language",
  "select language, count(*)::int as n from deck_cards where active group by language",
);
/** Active cards by language index. */
export async function countByLanguage(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await db.query(COUNT_BY_LANGUAGE);
  return new Map(rows.map(({ language, n }) => [language, n]));
}

const COUNT_PROGRESS = statement(
  "count_progress",
  `select (select count(*)::int from swipes where swiper = $1 and (liked or at > now() - make_interval(days => $3))) as viewed,
                    (select count(*)::int from matches where lo = $2 or hi = $2) as matches,
                    (select count(*)::int from like_inbox where swiper = $1) as pending,
                    coalesce((select deals from match_taste where place = $1 and deals_on = $4::date), 0) as deals,
                    exists(select from match_taste t join deck_cards c on c.place = t.last_target where t.place = $1
                      and not exists (select from matches where lo = least($2, c.member) and hi = greatest($2, c.member))) as undo`,
);
/** How far a member is: decisions that stand, matches, likes unanswered, Deals given today, and whether the last one can be taken back: a match cannot. */
export async function countProgress(
  db: Queryable,
  {
    place,
    memberId,
    noDealDays,
    today,
  }: { place: number; memberId: string; noDealDays: number; today: string },
) {
  const { rows } = await db.query(COUNT_PROGRESS, [place, memberId, noDealDays, today]);
  return rows[0] ?? { viewed: 0, matches: 0, pending: 0, deals: 0, undo: false };
}

const COUNT_REMAINING = statement(
  "count_remaining",
  `select count(*)::int as n from deck_cards c
             where c.language = any($3::smallint[]) and c.active and c.place <> $1
               and not exists (select from swipes s where s.swiper = $1 and s.target = c.place
                               and (s.liked or s.at > now() - make_interval(days => $4)))
               and not exists (select from swipes s where s.swiper = c.place and s.target = $1
                               and not s.liked and s.at > now() - make_interval(days => $4))
               and not exists (select from member_blocks b where (b.blocker = $2 and b.blocked = c.member)
                               or (b.blocker = c.member and b.blocked = $2))`,
);
/** Exactly how many cards are left for a member in these languages. */
export async function countRemaining(
  db: Queryable,
  {
    place,
    memberId,
    languages,
    noDealDays,
  }: { place: number; memberId: string; languages: readonly number[]; noDealDays: number },
): Promise<number> {
  const { rows } = await db.query(COUNT_REMAINING, [place, memberId, languages, noDealDays]);
  return rows[0]?.n ?? 0;
}

/** A match from one side. */
export type MatchRow = { id: string; other: string; conversation: string | null; created_at: Date };

const LIST_MATCHES = statement(
  "matching_list_matches",
  `select m.id, o.other, m.conversation, m.created_at
     from matches m cross join lateral (select case when m.lo = $1 then m.hi else m.lo end as other) o
     where (m.lo = $1 or m.hi = $1) and ($3::timestamptz is null or (date_trunc('milliseconds', m.created_at), m.id) < ($3, $4::uuid))
       and not exists (select from member_blocks b where (b.blocker = $1 and b.blocked = o.other) or (b.blocker = o.other and b.blocked = $1))
     order by date_trunc('milliseconds', m.created_at) desc, m.id desc limit $2`,
  { plan: "custom" },
);
/** A page of a member's matches, newest first; blocked pairs are left out. */
export async function listMatches(
  db: Queryable,
  memberId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<MatchRow[]> {
  const { rows } = await db.query(LIST_MATCHES, [memberId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const LOCK_MATCH = statement(
  "matching_lock_match",
  `select case when lo = $1 then hi else lo end as other, conversation from matches
     where id = $2 and (lo = $1 or hi = $1) for update`,
);
/** Locks a match of a member; null if it is not theirs. */
export async function lockMatch(tx: Queryable, memberId: string, id: string) {
  const { rows } = await tx.query(LOCK_MATCH, [memberId, id]);
  return rows[0] ?? null;
}

const SET_MATCH_CONVERSATION = statement(
  "matching_set_match_conversation",
  "update matches set conversation = $2 where id = $1",
);
/** Notes the conversation of a match. */
export const setMatchConversation = (tx: Queryable, id: string, conversation: string) =>
  tx.query(SET_MATCH_CONVERSATION, [id, conversation]);

const FIND_MATCH_IN = statement(
  "matching_find_match_in",
  "select id from matches where (lo = $1 or hi = $1) and conversation = $2",
);
/** The match that a conversation of a member belongs to; null for other conversations. */
export async function findMatchIn(
  db: Queryable,
  memberId: string,
  conversation: string,
): Promise<string | null> {
  const { rows } = await db.query(FIND_MATCH_IN, [memberId, conversation]);
  return rows[0]?.id ?? null;
}

const COUNT_MATCHES = statement(
  "matching_count_matches",
  `select count(*)::int as n from matches m
     where (m.lo = $1 or m.hi = $1) and m.created_at > $2
       and not exists (select from member_blocks b where (b.blocker = m.lo and b.blocked = m.hi) or (b.blocker = m.hi and b.blocked = m.lo))`,
);
/** How many matches a member has made since then; blocked pairs are left out. */
export async function countMatches(db: Queryable, memberId: string, since: Date): Promise<number> {
  const { rows } = await db.query(COUNT_MATCHES, [memberId, since]);
  return rows[0]?.n ?? 0;
}

const PARTNER_IDS = statement(
  "partner_ids",
  "select case when lo = $1 then hi else lo end as id from matches where lo = $1 or hi = $1 limit $2",
  { hot: true },
);
/** The members that a member has matched with; at most `limit`. */
export async function partnerIds(db: Queryable, memberId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query(PARTNER_IDS, [memberId, limit]);
  return rows.map(({ id }) => id);
}

const IS_MATCHED = statement(
  "is_matched",
  "select from matches where lo = least($1::uuid, $2::uuid) and hi = greatest($1::uuid, $2::uuid)",
);
/** Whether two members have matched. */
export async function isMatched(db: Queryable, a: string, b: string): Promise<boolean> {
  const { rowCount } = await db.query(IS_MATCHED, [a, b]);
  return rowCount > 0;
}

const FIND_PARTNER_PLACE = statement(
  "matching_find_partner_place",
  `select c.place from matches m join deck_cards c on c.member = $2
     where m.lo = least($1::uuid, $2::uuid) and m.hi = greatest($1::uuid, $2::uuid)
       and not exists (select from member_blocks b where (b.blocker = $1 and b.blocked = $2) or (b.blocker = $2 and b.blocked = $1))`,
);
/** The place of the card of a member's match; null without a match or card, or when one blocked the other. */
export async function findPartnerPlace(
  db: Queryable,
  memberId: string,
  partnerId: string,
): Promise<number | null> {
  const { rows } = await db.query(FIND_PARTNER_PLACE, [memberId, partnerId]);
  return rows[0]?.place ?? null;
}
