import {
  claimWarning,
  countFromAddress,
  countUnknownDevices,
  insertFailure,
  lockAccountTries,
} from "#features/accounts/attempts/attempt-queries.ts";
import type { Caller } from "#features/accounts/attempts/caller.ts";
import { profileOf } from "#features/profiles/public.ts";
import { EFFORT_MAX } from "#platform/captcha/captcha.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

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
export async function takeTry(platform: Platform, caller: Caller, isFirst: boolean): Promise<string> {
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
