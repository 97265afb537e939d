import { ATTEMPTS_MAX } from "@kompagnon/contract/accounts/model.ts";
import {
  addAttempt,
  clearAttempts,
  clearAttemptsOf,
  clearFailuresOf,
  lockLeft,
  lockSpent,
  removeFailure,
  takeAttemptBack,
} from "#features/accounts/attempts/attempt-queries.ts";
import { accountKey, type Caller } from "#features/accounts/attempts/caller.ts";
import { takeTry } from "#features/accounts/attempts/unknown-devices.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Counts a try before it is made, so that parallel ones can't slip past the lock: the sixth in a row, or one during a lock, is refused. */
async function countAttempt(db: Queryable, key: string, account: string): Promise<{ isFirst: boolean }> {
  const row = await addAttempt(db, key, account);
  if (row && row.failures > ATTEMPTS_MAX) throw new Fail("too_many_attempts", { retryAfter: row.wait });
  return { isFirst: row?.first ?? false };
}

/** Counts an attempt before `run` checks the credentials, and resets the count on success. */
export async function guarded<T>(
  db: Queryable,
  { key, account }: { key: string; account: string },
  attempt: () => Promise<T>,
): Promise<T> {
  await countAttempt(db, key, account);
  try {
    const result = await attempt();
    await clearAttempts(db, key);
    return result;
  } catch (error) {
    await lockSpent(db, key);
    throw error;
  }
}

/** What is counted apart: codes that were guessed wrong don't keep a backup code from being tried. */
type Kind = "sign-in" | "sign-up" | "code" | "backup";
const keyOf = (kind: Kind, { account, by }: Caller): string => `${kind}:${account}:${by}`;

/**
 * A try to get in, counted before it is made: five failures lock this account for this address (or known device), and
 * unknown devices share the account's tries of the hour. A success takes the try back. Throws too_many_attempts,
 * too_many_strangers.
 */
export async function tryEntry<T>(
  platform: Platform,
  kind: "sign-in" | "code",
  caller: Caller,
  attempt: () => Promise<T>,
): Promise<T> {
  const { db } = platform;
  const key = keyOf(kind, caller);
  const { isFirst } = await countAttempt(db, key, caller.account);
  const taken = await takeTry(platform, caller, isFirst).catch(async (error: unknown) => {
    await takeAttemptBack(db, key, isFirst);
    throw error;
  });
  try {
    const result = await attempt();
    await clearAttempts(db, key);
    await removeFailure(db, taken);
    return result;
  } catch (error) {
    if (error instanceof Fail) await lockSpent(db, key);
    throw error;
  }
}

/** A try that no guesses of others count against: with a backup code, which is too long to be guessed. Throws too_many_attempts. */
export const tryBackupCode = <T>({ db }: Platform, caller: Caller, attempt: () => Promise<T>): Promise<T> =>
  guarded(db, { key: keyOf("backup", caller), account: caller.account }, attempt);

/** Counts what sign-up refuses as suspicious, by account and address like sign-in. Throws too_many_attempts while that is locked. */
export async function trySignUp(platform: Platform, caller: Caller, refusal: Fail | null): Promise<void> {
  const key = keyOf("sign-up", caller);
  const wait = await lockLeft(platform.db, key);
  if (wait > 0) throw new Fail("too_many_attempts", { retryAfter: wait });
  if (refusal) await guarded(platform.db, { key, account: caller.account }, () => Promise.reject(refusal));
}

/** Forgets whatever was counted against an account: its member has shown by mail that it is them. */
export async function forgetAttempts(
  db: Queryable,
  { secret }: { secret: string },
  email: string,
): Promise<void> {
  const account = accountKey(secret, email);
  await clearAttemptsOf(db, account);
  await clearFailuresOf(db, account);
}
