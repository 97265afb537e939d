import type { Queryable } from "#platform/db/database.ts";

/** Active cards by language index. */
export async function countByLanguage(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await db.query<{ language: number; n: number }>(
    "select language, count(*)::int as n from deck_cards where active group by language",
  );
  return new Map(rows.map(({ language, n }) => [language, n]));
}

/** How far a member is: decisions that stand, matches, likes unanswered, Deals given today, and what can be undone. */
export async function countProgress(
  db: Queryable,
  place: number,
  memberId: string,
  noDealDays: number,
  today: string,
) {
  const { rows } = await db.query<{
    viewed: number;
    matches: number;
    pending: number;
    deals: number;
    undo: boolean;
  }>(
    {
      name: "count_progress",
      text: `select (select count(*)::int from swipes where swiper = $1 and (liked or at > now() - make_interval(days => $3))) as viewed,
                    (select count(*)::int from matches where lo = $2 or hi = $2) as matches,
                    (select count(*)::int from like_inbox where swiper = $1) as pending,
                    coalesce((select deals from match_taste where place = $1 and deals_on = $4::date), 0) as deals,
                    exists(select from match_taste where place = $1 and last_target is not null) as undo`,
    },
    [place, memberId, noDealDays, today],
  );
  return rows[0] ?? { viewed: 0, matches: 0, pending: 0, deals: 0, undo: false };
}

/** Exactly how many cards are left for a member in these languages. */
export async function countRemaining(
  db: Queryable,
  place: number,
  memberId: string,
  languages: readonly number[],
  noDealDays: number,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    {
      name: "count_remaining",
      text: `select count(*)::int as n from deck_cards c
             where c.language = any($3::smallint[]) and c.active and c.place <> $1
               and not exists (select from swipes s where s.swiper = $1 and s.target = c.place
                               and (s.liked or s.at > now() - make_interval(days => $4)))
               and not exists (select from swipes s where s.swiper = c.place and s.target = $1
                               and not s.liked and s.at > now() - make_interval(days => $4))
               and not exists (select from blocks b where (b.blocker = $2 and b.blocked = c.member)
                               or (b.blocker = c.member and b.blocked = $2))`,
    },
    [place, memberId, languages, noDealDays],
  );
  return rows[0]?.n ?? 0;
}

/** A match from one side. */
export type MatchRow = { id: string; other: string; conversation: string | null; created_at: Date };

/** A page of a member's matches, newest first; blocked pairs are left out. */
export async function listMatches(
  db: Queryable,
  memberId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<MatchRow[]> {
  const { rows } = await db.query<MatchRow>(
    `select m.id, o.other, m.conversation, m.created_at
     from matches m cross join lateral (select case when m.lo = $1 then m.hi else m.lo end as other) o
     where (m.lo = $1 or m.hi = $1) and ($3::timestamptz is null or (date_trunc('milliseconds', m.created_at), m.id) < ($3, $4::uuid))
       and not exists (select from blocks b where (b.blocker = $1 and b.blocked = o.other) or (b.blocker = o.other and b.blocked = $1))
     order by date_trunc('milliseconds', m.created_at) desc, m.id desc limit $2`,
    [memberId, limit, before?.at ?? null, before?.id ?? null],
  );
  return rows;
}

/** Locks a match of a member; null if it is not theirs. */
export async function lockMatch(tx: Queryable, memberId: string, id: string) {
  const { rows } = await tx.query<{ other: string; conversation: string | null }>(
    `select case when lo = $1 then hi else lo end as other, conversation from matches
     where id = $2 and (lo = $1 or hi = $1) for update`,
    [memberId, id],
  );
  return rows[0] ?? null;
}

/** Notes the conversation of a match. */
export const setMatchConversation = (tx: Queryable, id: string, conversation: string) =>
  tx.query("update matches set conversation = $2 where id = $1", [id, conversation]);

/** How many matches a member has made since then; blocked pairs are left out. */
export async function countMatches(db: Queryable, memberId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from matches m
     where (m.lo = $1 or m.hi = $1) and m.created_at > $2
       and not exists (select from blocks b where (b.blocker = m.lo and b.blocked = m.hi) or (b.blocker = m.hi and b.blocked = m.lo))`,
    [memberId, since],
  );
  return rows[0]?.n ?? 0;
}

/** Whom a member has matched with; at most so many. */
export async function partnerIds(db: Queryable, memberId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    {
      name: "partner_ids",
      text: "select case when lo = $1 then hi else lo end as id from matches where lo = $1 or hi = $1 limit $2",
    },
    [memberId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Whether two members have matched. */
export async function isMatched(db: Queryable, a: string, b: string): Promise<boolean> {
  const { rowCount } = await db.query(
    {
      name: "is_matched",
      text: "select from matches where lo = least($1::uuid, $2::uuid) and hi = greatest($1::uuid, $2::uuid)",
    },
    [a, b],
  );
  return rowCount > 0;
}
