import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ADD = statement(
  "analytics_add_latencies",
  `insert into analytics_latencies as l (day, bound, n) select ($1::text)::date, b, n from unnest($2::int[], $3::int[]) x(b, n) order by b
   on conflict (day, bound) do update set n = l.n + excluded.n`,
);
/** Adds to how often answers took so long. */
export const addLatencies = (db: Queryable, day: string, counts: readonly (readonly [number, number])[]) =>
  db.query(ADD, [day, counts.map(([bound]) => bound), counts.map(([, n]) => n)]);

const OF = statement(
  "analytics_latencies_of",
  `select bound, sum(n)::int as "n!" from analytics_latencies where day >= ($1::text)::date and day < ($2::text)::date group by bound order by bound`,
);
/** How often answers took so long, from a day on and before another. */
export const latenciesOf = async (db: Queryable, from: string, to: string) =>
  (await db.query(OF, [from, to])).rows;
