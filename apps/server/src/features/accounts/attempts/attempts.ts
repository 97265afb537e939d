import { ATTEMPTS_MAX } from "@kompagnon/contract/accounts/model.ts";
import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import {
  addAttempt,
  claimWarning,
  clearAttempts,
  clearAttemptsOf,
  clearFailuresOf,
  countFromAddress,
  countUnknownDevices,
  insertFailure,
  isKnownDevice,
  lockAccountTries,
  lockLeft,
  lockSpent,
  removeFailure,
  takeAttemptBack,
} from "#features/accounts/attempts/attempt-queries.ts";
import type { Origin } from "#features/accounts/complete-sign-in.ts";
import { profileOf } from "#features/profiles/public.ts";
import { EFFORT_MAX } from "#platform/captcha/captcha.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, hashToken } from "#platform/secrets.ts";
import { Fail } from "../errors.ts";

/** Who tries to get into which account. */
type Caller = {
  email: string;
  /** Keyed fingerprints of the account's address, whether there is such an account or not, and of the caller's network address. */
  account: string;
  address: string;
  /** By what tries are counted and locked: the device if the account's member has used it before, else the network address. */
  by: string;
  knownDevice: boolean;
};

/** What an account is counted by, from its tidied address. */
export const accountKey = (secret: string, email: string): string => fingerprint(secret, `account:${email}`);

/** Who tries, as seen by the account. */
export async function callerOf(
  { db, config }: Pick<Platform, "db" | "config">,
  email: string,
  origin: Origin,
): Promise<Caller> {
  const tidy = tidyEmail(email);
  const device = origin.deviceToken === null ? null : hashToken(origin.deviceToken);
  const knownDevice = device !== null && (await isKnownDevice(db, tidy, device));
  const address = fingerprint(config.secret, `address:${origin.address}`);
  return {
    email: tidy,
    account: accountKey(config.secret, tidy),
    address,
    by: knownDevice ? `device:${device.toString("base64url")}` : `address:${address}`,
    knownDevice,
  };
}

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

/** Tries an hour of all unknown devices at one account together (product: attempts). */
const TRIES_AN_HOUR = 100;
/** Most of them are kept for addresses that have not failed at the account within a day: its member may be at one. */
const TRIES_RESERVED_FOR_FIRST = 70;
/** Failures per hour at which the proof of work reaches its maximum difficulty; each failure below increases it. */
const HARDEST_AFTER = 50;
/** Failures that may arrive between issuing and solving a challenge. */
const UNSEEN_EFFORT = 10;
/** Failures and accounts within ten minutes from which an address gets the maximum difficulty. */
const ADDRESS = { failures: 100, accounts: 20 };
/** Failures per hour after which the member gets a warning. */
const WARNED_AT_TRY = 10;

/** The difficulty of the proof of work after this many failures, as a multiple of the easiest. */
const effortAfter = (failures: number): number =>
  Math.round(100 * EFFORT_MAX ** (Math.min(HARDEST_AFTER, Math.max(0, failures)) / HARDEST_AFTER)) / 100;

async function effortNow(db: Queryable, caller: Caller, meanwhile: number): Promise<number> {
  if (caller.knownDevice) return 1;
  const { failures, accounts } = await countFromAddress(db, caller.address);
  if (failures >= ADDRESS.failures && accounts >= ADDRESS.accounts) return EFFORT_MAX;
  const { tries } = await countUnknownDevices(db, caller.account);
  return effortAfter(tries - meanwhile);
}

/** How hard a proof of work is handed to this caller: harder with every failure of unknown devices, always easy for known ones. */
export const effortFor = (db: Queryable, caller: Caller): Promise<number> => effortNow(db, caller, 0);

/** How hard one must have been that this caller shows: failures that came in since it was handed out are overlooked. */
export const effortDue = (db: Queryable, caller: Caller): Promise<number> =>
  effortNow(db, caller, UNSEEN_EFFORT);

/** Tells a member that strangers guess at their password; asked for with known and unknown addresses alike. */
const warningJob = defineJob<{ email: string }>("accounts.guesses", 3);

/** Mails the warning, once a day at most. */
export function warningJobs(platform: Platform): void {
  const { jobs, db, mail, config } = platform;
  jobs.work(warningJob, ({ email }) =>
    db.transaction(async (tx) => {
      const id = await claimWarning(tx, email);
      if (!id) return;
      const { language } = await profileOf(tx, id);
      const link = `${config.origin}/login?forgot`;
      await mail.send(tx, { to: email, language, template: "guesses", data: {}, link });
    }),
  );
}

/**
 * Takes one of the hour's tries at an account; known devices need none, but their failures count against the address. Answers
 * the try's id, by which it can be given back. Throws too_many_strangers.
 */
async function takeTry(platform: Platform, caller: Caller, isFirst: boolean): Promise<string> {
  const { db, jobs } = platform;
  const { email, account, address, knownDevice } = caller;
  const id = newId();
  if (knownDevice) {
    await insertFailure(db, { id, account, address, knownDevice });
    return id;
  }
  await db.transaction(async (tx) => {
    await lockAccountTries(tx, account);
    const { tries, wait } = await countUnknownDevices(tx, account);
    if (tries >= (isFirst ? TRIES_AN_HOUR : TRIES_AN_HOUR - TRIES_RESERVED_FOR_FIRST))
      throw new Fail("too_many_strangers", { retryAfter: Math.max(1, wait) });
    await insertFailure(tx, { id, account, address, knownDevice });
    if (tries + 1 === WARNED_AT_TRY) await jobs.send(tx, warningJob, { email });
  });
  return id;
}
