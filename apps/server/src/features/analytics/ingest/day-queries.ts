import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MAKE_DAYS = statement("analytics_make", 'select analytics_make_days(($1::text)::date, $2) as "made!"');
/** Partitions are created this many days ahead, including today. */
const PARTITIONS_IN_ADVANCE_DAYS = 4;
/** Makes the tables of the coming days, where they are missing. */
export async function makeDays(
  db: Queryable,
  from = new Date(),
  days = PARTITIONS_IN_ADVANCE_DAYS,
): Promise<number> {
  const { rows } = await db.query(MAKE_DAYS, [from.toISOString().slice(0, 10), days]);
  return rows[0]?.made ?? 0;
}

const MAKE_SALT = statement(
  "analytics_make_salt",
  "insert into analytics_salts (day, salt) values (($1::text)::date, $2) on conflict do nothing",
);
const SALT = statement("analytics_salt", "select salt from analytics_salts where day = ($1::text)::date");
/** The salt of a day; this one, if there is none yet. */
export async function saltOf(db: Queryable, day: string, otherwise: Buffer): Promise<Buffer> {
  await db.query(MAKE_SALT, [day, otherwise]);
  return (await db.query(SALT, [day])).rows[0]?.salt ?? otherwise;
}

const FORGET_SALTS = statement(
  "analytics_forget_salts",
  "delete from analytics_salts where day < ($1::text)::date",
);
/** Throws the salts of days before a day away: marks of visitors made with them say nothing any more. */
export const forgetSalts = (db: Queryable, today: string) => db.query(FORGET_SALTS, [today]);
