import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SPEND = statement(
  "captcha_spend",
  "insert into spent_challenges (hash, expires_at) values ($1, $2) on conflict do nothing",
);
/** Spends what counts once, whichever process is shown it first; false if it was spent before. Kept until it is worthless. */
export async function spendOnce(db: Queryable, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.query(SPEND, [hash, expiresAt]);
  return rowCount > 0;
}

const SWEEP = statement("captcha_sweep", "delete from spent_challenges where expires_at < now()");
/** Removes what could no longer be shown. */
export const sweepSpent = (db: Queryable) => db.query(SWEEP);
