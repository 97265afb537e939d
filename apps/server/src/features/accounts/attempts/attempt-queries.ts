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

const LOCK_ACCOUNT_TRIES = statement(
  "accounts_lock_account_tries",
  "select pg_advisory_xact_lock(hashtextextended($1, 22))",
);
/** Lets tries at one account be counted one after the other, until the transaction ends. */
export const lockAccountTries = (tx: Queryable, account: string) => tx.query(LOCK_ACCOUNT_TRIES, [account]);

const COUNT_FAILURES_OF_UNKNOWN_DEVICES = statement(
  "accounts_count_strangers",
  `select count(*)::int as "tries!", coalesce(ceil(extract(epoch from min(at) + interval '1 hour' - now())), 0)::int as "wait!"
     from sign_in_failures where account = $1 and not known_device and at > now() - interval '1 hour'`,
);
/** Tries of unknown devices at an account within the hour, and the seconds until there will be one less. */
export async function countUnknownDevices(
  db: Queryable,
  account: string,
): Promise<{ tries: number; wait: number }> {
  const { rows } = await db.query(COUNT_FAILURES_OF_UNKNOWN_DEVICES, [account]);
  return rows[0] ?? { tries: 0, wait: 0 };
}

const COUNT_FROM_ADDRESS = statement(
  "accounts_count_from_address",
  `select count(*)::int as "failures!", count(distinct account)::int as "accounts!"
     from sign_in_failures where address = $1 and at > now() - interval '10 minutes'`,
);
/** Failures from a network address within ten minutes, and at how many accounts. */
export async function countFromAddress(
  db: Queryable,
  address: string,
): Promise<{ failures: number; accounts: number }> {
  const { rows } = await db.query(COUNT_FROM_ADDRESS, [address]);
  return rows[0] ?? { failures: 0, accounts: 0 };
}

const INSERT_FAILURE = statement(
  "accounts_insert_failure",
  "insert into sign_in_failures (id, account, address, known_device) values ($1, $2, $3, $4)",
);
/** Notes a try; it stays unless it is taken back. */
export const insertFailure = (
  db: Queryable,
  row: { id: string; account: string; address: string; knownDevice: boolean },
) => db.query(INSERT_FAILURE, [row.id, row.account, row.address, row.knownDevice]);

const REMOVE_FAILURE = statement("accounts_remove_failure", "delete from sign_in_failures where id = $1");
/** Takes a try back: it was none. */
export const removeFailure = (db: Queryable, id: string) => db.query(REMOVE_FAILURE, [id]);

const CLEAR_FAILURES_OF = statement(
  "accounts_clear_failures_of",
  "delete from sign_in_failures where account = $1",
);
/** Forgets all failures at an account. */
export const clearFailuresOf = (db: Queryable, account: string) => db.query(CLEAR_FAILURES_OF, [account]);

const CLAIM_WARNING = statement(
  "accounts_claim_warning",
  `update members set guesses_told_at = now()
     where email = $1 and (guesses_told_at is null or guesses_told_at < now() - interval '1 day') returning id`,
);
/** Claims the daily warning about failed sign-ins. Answers the member's id, or null if there is none to warn. */
export async function claimWarning(tx: Queryable, email: string): Promise<string | null> {
  const { rows } = await tx.query(CLAIM_WARNING, [email]);
  return rows[0]?.id ?? null;
}
