import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MAKE = statement("analytics_make", 'select analytics_make_days(($1::text)::date, $2) as "made!"');
/** Partitions are created this many days ahead, including today. */
const AHEAD = 4;
/** Makes the tables of the coming days, where they are missing. */
export async function makeDays(db: Queryable, from = new Date(), days = AHEAD): Promise<number> {
  const { rows } = await db.query(MAKE, [from.toISOString().slice(0, 10), days]);
  return rows[0]?.made ?? 0;
}
