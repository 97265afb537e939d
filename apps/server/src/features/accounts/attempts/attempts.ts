import { ATTEMPTS_MAX } from "@kompagnon/contract/accounts/model.ts";
import {
  addAttempt,
  clearAttempts,
  lockSpent,
  takeAttemptBack,
} from "#features/accounts/attempts/attempt-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "../errors.ts";

/**
 * Counts a sign-in before it is tried, so that parallel tries can't slip past the lock: the sixth in a row, or one
 * during a lock, is refused. `keys` name the account and the address as fingerprints.
 */
export async function countAttempt(db: Queryable, keys: readonly string[]): Promise<void> {
  let wait = 0;
  // In one order for everybody, so that two callers never wait for each other.
  for (const key of [...keys].sort()) {
    const row = await addAttempt(db, key);
    if (row && row.failures > ATTEMPTS_MAX) wait = Math.max(wait, row.wait);
  }
  if (wait > 0) throw new Fail("too_many_attempts", { retryAfter: wait });
}

/** After a success: the account's count starts anew, and the try no longer counts against the address. */
export async function forgive(db: Queryable, accountKey: string, addressKey: string): Promise<void> {
  await clearAttempts(db, accountKey);
  await takeAttemptBack(db, addressKey);
}

/** Counts before trying something that could be guessed, and lets a right answer start the count anew. */
export async function guarded<T>(db: Queryable, key: string, attempt: () => Promise<T>): Promise<T> {
  await countAttempt(db, [key]);
  try {
    const result = await attempt();
    await clearAttempts(db, key);
    return result;
  } catch (error) {
    await lockSpent(db, [key]);
    throw error;
  }
}
