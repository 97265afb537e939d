import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ERRORS = statement(
  "analytics_errors",
  `select e.id, min(e.type) as "type!", min(e.message) as "message!", min(e.source) as "source!", min(e.line) as "line?",
     min(e.stack) as "stack!", (array_agg(e.path order by e.last_at desc))[1] as "path!", (array_agg(e.browser order by e.last_at desc))[1] as "browser!",
     sum(e.n)::int as "n!", min(e.first_at) as "firstAt!", max(e.last_at) as "lastAt!"
   from analytics_errors e where e.day >= ($1::text)::date group by e.id order by sum(e.n) desc, max(e.last_at) desc limit $2`,
);
/** The most frequent errors since a day. */
export const errorsSince = async (db: Queryable, since: string, limit: number) =>
  (await db.query(ERRORS, [since, limit])).rows;

const LATE_ERRORS = statement(
  "analytics_errors_late",
  `select e.id, min(e.type) as "type!", min(e.message) as "message!", min(e.source) as "source!", min(e.line) as "line?",
     min(e.stack) as "stack!", (array_agg(e.path order by e.last_at desc))[1] as "path!", (array_agg(e.browser order by e.last_at desc))[1] as "browser!",
     min(s.n) as "n!", min(e.first_at) as "firstAt!", max(e.last_at) as "lastAt!"
   from (select name, sum(n)::int as n from analytics_sums where unit = 'hour' and kind = 'error' and at >= $1 group by name
     order by 2 desc limit $3) s
   join analytics_errors e on e.id::text = s.name
   where e.day >= ($2::text)::date group by e.id order by min(s.n) desc, max(e.last_at) desc`,
);
/** The most frequent errors since an hour of a day, as often as they came since that hour. */
export const errorsSinceHour = async (db: Queryable, since: Date, day: string, limit: number) =>
  (await db.query(LATE_ERRORS, [since, day, limit])).rows;
