import { ATTEMPTS_MAX, LOCK_SECONDS } from "@kompagnon/contract/accounts/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

// An expired row (past its lock, or past five minutes without one) is reused: counting starts again.
const COUNT_ATTEMPT = statement(
  "count_attempt",
  `insert into sign_in_attempts as a (key, account, failures) values ($1, $3, 1)
               on conflict (key) do update set (failures, first_at, locked_until) =
                 (select case when spent then 1 else a.failures + 1 end,
                         case when spent then now() else a.first_at end,
                         case when spent then null else a.locked_until end
                  from (select coalesce(a.locked_until, a.first_at + make_interval(secs => $2)) <= now() as spent) as row)
               returning failures, xmax = 0 as "first!",
                 ceil(extract(epoch from coalesce(locked_until, first_at + make_interval(secs => $2)) - now()))::int as "wait!"`,
);
/**
 * Counts an attempt by this key. Answers the number of attempts, the seconds until counting starts again, and whether it is the
 * first of this key in a day.
 */
export async function addAttempt(
  db: Queryable,
  key: string,
  account: string,
): Promise<{ failures: number; first: boolean; wait: number } | undefined> {
  const { rows } = await db.query(COUNT_ATTEMPT, [key, LOCK_SECONDS, account]);
  return rows[0];
}

const LOCK_SPENT = statement(
  "accounts_lock_spent",
  `update sign_in_attempts set locked_until = now() + make_interval(secs => $3)
     where key = $1 and failures >= $2 and locked_until is null`,
);
/** Locks a key at once if its counted try was the last one allowed. */
export const lockSpent = (db: Queryable, key: string) =>
  db.query(LOCK_SPENT, [key, ATTEMPTS_MAX, LOCK_SECONDS]);

const LOCK_LEFT = statement(
  "accounts_lock_left",
  `select ceil(extract(epoch from locked_until - now()))::int as "wait!" from sign_in_attempts
     where key = $1 and locked_until > now()`,
);
/** Seconds for which a key stays locked; 0 if it is not. */
export async function lockLeft(db: Queryable, key: string): Promise<number> {
  const { rows } = await db.query(LOCK_LEFT, [key]);
  return rows[0]?.wait ?? 0;
}

const CLEAR_ATTEMPTS = statement("accounts_clear_attempts", "delete from sign_in_attempts where key = $1");
/** Resets the count of a key. */
export const clearAttempts = (db: Queryable, key: string) => db.query(CLEAR_ATTEMPTS, [key]);

const CLEAR_ATTEMPTS_OF = statement(
  "accounts_clear_attempts_of",
  "delete from sign_in_attempts where account = $1",
);
/** Resets every count of an account. */
export const clearAttemptsOf = (db: Queryable, account: string) => db.query(CLEAR_ATTEMPTS_OF, [account]);

const TAKE_ATTEMPT_BACK = statement(
  "accounts_take_attempt_back",
  "update sign_in_attempts set failures = greatest(0, failures - 1) where key = $1",
);
const DROP_ONLY_ATTEMPT = statement(
  "accounts_drop_only_attempt",
  "delete from sign_in_attempts where key = $1 and failures <= 1",
);
/** Takes one counted try back; the key's first leaves no trace, others that it has failed before. */
export async function takeAttemptBack(db: Queryable, key: string, isFirst: boolean): Promise<void> {
  if (isFirst) await db.query(DROP_ONLY_ATTEMPT, [key]);
  else await db.query(TAKE_ATTEMPT_BACK, [key]);
}

const IS_KNOWN_DEVICE = statement(
  "accounts_is_known_device",
  `select from known_devices d join members m on m.id = d.member_id where m.email = $1 and d.hash = $2`,
);
/** Whether the member with this address has signed in with this device before. */
export async function isKnownDevice(db: Queryable, email: string, device: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(IS_KNOWN_DEVICE, [email, device]);
  return rowCount > 0;
}
