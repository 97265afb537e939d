import type { Happened } from "#features/analytics/ingest/records.ts";
import { dayText } from "#features/analytics/ingest/sums.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ADD_ERRORS = statement(
  "analytics_add_errors",
  `insert into analytics_errors as e (day, id, type, message, source, line, stack, path, browser, n, first_at, last_at)
     select * from unnest(($1::text[])::date[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[],
       $10::int[], $11::timestamptz[], $12::timestamptz[])
   on conflict (day, id) do update set n = e.n + excluded.n, last_at = greatest(e.last_at, excluded.last_at)`,
);
/** Adds to the list of errors: the same one a day is one row. */
export async function addErrors(tx: Queryable, all: readonly Happened[]): Promise<void> {
  const groups = new Map<string, { first: Happened; n: number; last: Date }>();
  for (const hit of all) {
    if (!hit.error) continue;
    const key = `${dayText(hit.at)} ${hit.error.id}`;
    const group = groups.get(key) ?? { first: hit, n: 0, last: hit.at };
    group.n += 1;
    if (hit.at > group.last) group.last = hit.at;
    groups.set(key, group);
  }
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const errors = rows.flatMap(({ first: { error } }) => error ?? []);
  await tx.query(ADD_ERRORS, [
    rows.map(({ first }) => dayText(first.at)),
    errors.map(({ id }) => id),
    errors.map(({ type }) => type),
    errors.map(({ message }) => message),
    errors.map(({ source }) => source),
    errors.map(({ line }) => line) as number[],
    errors.map(({ stack }) => stack),
    rows.map(({ first }) => first.path),
    errors.map(({ browser }) => browser),
    rows.map(({ n }) => n),
    rows.map(({ first }) => first.at),
    rows.map(({ last }) => last),
  ]);
}

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
