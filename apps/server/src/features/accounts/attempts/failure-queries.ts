import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

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
