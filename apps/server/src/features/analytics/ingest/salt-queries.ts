import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MAKE = statement(
  "analytics_make_salt",
  "insert into analytics_salts (day, salt) values (($1::text)::date, $2) on conflict do nothing",
);
const READ = statement("analytics_salt", "select salt from analytics_salts where day = ($1::text)::date");
/** The salt of a day; this one, if there is none yet. */
export async function saltOf(db: Queryable, day: string, otherwise: Buffer): Promise<Buffer> {
  await db.query(MAKE, [day, otherwise]);
  return (await db.query(READ, [day])).rows[0]?.salt ?? otherwise;
}

const FORGET = statement(
  "analytics_forget_salts",
  "delete from analytics_salts where day < ($1::text)::date",
);
/** Throws the salts of days before a day away: marks of visitors made with them say nothing any more. */
export const forgetSalts = (db: Queryable, today: string) => db.query(FORGET, [today]);
