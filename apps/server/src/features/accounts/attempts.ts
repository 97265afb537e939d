import { ATTEMPTS_MAX, LOCK_SECONDS } from "@kompagnon/contract/accounts/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { Fail } from "#platform/errors.ts";

// A row is spent once its lock, or without one its five minutes, are over: counting starts anew.
const COUNT_ATTEMPT = statement(
  "count_attempt",
  `insert into sign_in_attempts as a (key, failures) values ($1, 1)
               on conflict (key) do update set (failures, first_at, locked_until) =
                 (select case when spent then 1 else a.failures + 1 end,
                         case when spent then now() else a.first_at end,
                         case when spent then null else a.locked_until end
                  from (select coalesce(a.locked_until, a.first_at + make_interval(secs => $2)) <= now() as spent) as row)
               returning failures,
                 ceil(extract(epoch from coalesce(locked_until, first_at + make_interval(secs => $2)) - now()))::int as "wait!"`,
);
/**
 * Counts a sign-in before it is tried, so that parallel tries can't slip past the lock: the sixth in a row, or one
 * during a lock, is refused. `keys` name the account and the address as fingerprints.
 */
export async function countAttempt(db: Queryable, keys: readonly string[]): Promise<void> {
  let wait = 0;
  // In one order for everybody, so that two callers never wait for each other.
  for (const key of [...keys].sort()) {
    const { rows } = await db.query(COUNT_ATTEMPT, [key, LOCK_SECONDS]);
    const row = rows[0];
    if (row && row.failures > ATTEMPTS_MAX) wait = Math.max(wait, row.wait);
  }
  if (wait > 0) throw new Fail("too_many_attempts", { retryAfter: wait });
}

const LOCK_IF_SPENT = statement(
  "accounts_lock_if_spent",
  `update sign_in_attempts set locked_until = now() + make_interval(secs => $3)
     where key = any($1) and failures >= $2 and locked_until is null`,
);
/** Locks at once when the counted try was the fifth failure. */
export const lockIfSpent = (db: Queryable, keys: readonly string[]) =>
  db.query(LOCK_IF_SPENT, [keys, ATTEMPTS_MAX, LOCK_SECONDS]);

const FORGIVE_SIGN_IN_ATTEMPTS = statement(
  "accounts_forgive_sign_in_attempts",
  "delete from sign_in_attempts where key = $1",
);
const FORGIVE_UPDATE_SIGN_IN_ATTEMPTS = statement(
  "accounts_forgive_update_sign_in_attempts",
  "update sign_in_attempts set failures = greatest(0, failures - 1) where key = $1",
);
/** After a success: the account's count starts anew, and the try no longer counts against the address. */
export async function forgive(db: Queryable, accountKey: string, addressKey: string): Promise<void> {
  await db.query(FORGIVE_SIGN_IN_ATTEMPTS, [accountKey]);
  await db.query(FORGIVE_UPDATE_SIGN_IN_ATTEMPTS, [addressKey]);
}

const GUARDED = statement("accounts_guarded", "delete from sign_in_attempts where key = $1");
/** Counts before trying something that could be guessed, and lets a right answer start the count anew. */
export async function guarded<T>(db: Queryable, key: string, attempt: () => Promise<T>): Promise<T> {
  await countAttempt(db, [key]);
  try {
    const result = await attempt();
    await db.query(GUARDED, [key]);
    return result;
  } catch (error) {
    await lockIfSpent(db, [key]);
    throw error;
  }
}
