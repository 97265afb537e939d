import { timesOf } from "#features/matching/deck/deck-sql.ts";
import { OUTCOMES, type Outcome } from "#features/matching/engine/outcomes.ts";
import type { Queryable } from "#platform/db/database.ts";
import { oneOf, statement } from "#platform/db/statement.ts";

/** A match of which more is known than matching has learned. */
export type MatchNews = {
  id: string;
  /** What was known before; null for nothing. */
  came: Outcome | null;
  outcome: Outcome;
  lo_features: number;
  lo_words: Buffer;
  lo_times: number;
  hi_features: number;
  hi_words: Buffer;
  hi_times: number;
};

// Three days are the time for an answer, a week for a conversation that lasts (goes on for three days and has ten messages), three weeks
// until a trial begins; after ninety days nothing new is looked for. No stage is looked at before its time: those that are passed
// soon would be learned sooner than those that are not, and all would seem easier than it is.
const LIST_NEWS = statement(
  "matching_list_news",
  `select m.id, m.came, o.outcome as "outcome!", a.features as lo_features, a.words as lo_words,
     b.features as hi_features, b.words as hi_words, ${timesOf("a.")} as "lo_times!", ${timesOf("b.")} as "hi_times!"
   from matches m join deck_cards a on a.member = m.lo join deck_cards b on b.member = m.hi
   left join conversation_pairs c on c.lo = m.lo and c.hi = m.hi
   cross join lateral (
     select coalesce(max(e.together), 0) as together, coalesce(bool_or(e.apart), false) as apart, count(*) as begun
     from trial_endings e where e.conversation_id = c.id
   ) t
   cross join lateral (
     select count(distinct w.sender_id) as writers, count(*) as written, max(w.created_at) - min(w.created_at) as lasted
     from (select v.sender_id, v.created_at from conversation_moments v
       where v.conversation_id = c.id order by v.seq desc limit 200) w
   ) s
   cross join lateral (select floor(extract(epoch from now() - m.created_at) / 604800) as weeks) age
   cross join lateral (
     select case
       when exists (select from member_blocks k
         where (k.blocker = m.lo and k.blocked = m.hi) or (k.blocker = m.hi and k.blocked = m.lo)) then 'broken'
       when t.begun > 0 and age.weeks >= 3 then
         case when t.together >= 2 then 'together' when t.apart then 'apart' else 'trial' end
       when t.begun > 0 or (s.writers = 2 and s.written >= 10 and s.lasted >= interval '3 days') then
         case when age.weeks >= 3 then 'only_lasting' when age.weeks >= 1 then 'lasting' else 'replied' end
       when s.writers = 2 then case when age.weeks >= 1 then 'only_replied' else 'replied' end
       else 'nothing' end as outcome
   ) o
   where m.created_at < now() - interval '3 days' and m.created_at > now() - interval '90 days' and m.id > $1
     and m.came is distinct from o.outcome
   order by m.id limit $2`,
  { plan: "custom" },
);
/** Matches of which there is news, by id, after one. */
export async function listNews(db: Queryable, after: string, limit: number): Promise<MatchNews[]> {
  const { rows } = await db.query(LIST_NEWS, [after, limit]);
  return rows.map((row) => ({
    ...row,
    came: row.came === null ? null : oneOf(OUTCOMES, row.came),
    outcome: oneOf(OUTCOMES, row.outcome),
  }));
}

const SET_CAME = statement(
  "matching_set_came",
  `update matches m set came = n.came from unnest($1::uuid[], $2::text[]) as n(id, came) where m.id = n.id`,
);
/** Notes what was learned of matches. */
export const setCame = (db: Queryable, news: readonly MatchNews[]) =>
  db.query(SET_CAME, [news.map(({ id }) => id), news.map(({ outcome }) => outcome)]);
