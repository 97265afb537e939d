import { ATTEMPTS_MAX, LOCK_SECONDS } from "@kompagnon/contract/accounts/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

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
/** Counts a try by this key. Answers how many there were, and the seconds until counting starts anew. */
export async function addAttempt(
  db: Queryable,
  key: string,
): Promise<{ failures: number; wait: number } | undefined> {
  const { rows } = await db.query(COUNT_ATTEMPT, [key, LOCK_SECONDS]);
  return rows[0];
}

const LOCK_SPENT = statement(
  "accounts_lock_spent",
  `update sign_in_attempts set locked_until = now() + make_interval(secs => $3)
     where key = any($1) and failures >= $2 and locked_until is null`,
);
/** Locks at once the keys whose counted try was the last one allowed. */
export const lockSpent = (db: Queryable, keys: readonly string[]) =>
  db.query(LOCK_SPENT, [keys, ATTEMPTS_MAX, LOCK_SECONDS]);

const CLEAR_ATTEMPTS = statement("accounts_clear_attempts", "delete from sign_in_attempts where key = $1");
/** Lets a key's count start anew. */
export const clearAttempts = (db: Queryable, key: string) => db.query(CLEAR_ATTEMPTS, [key]);

const TAKE_ATTEMPT_BACK = statement(
  "accounts_take_attempt_back",
  "update sign_in_attempts set failures = greatest(0, failures - 1) where key = $1",
);
/** Takes one counted try back. */
export const takeAttemptBack = (db: Queryable, key: string) => db.query(TAKE_ATTEMPT_BACK, [key]);
