import { DELETION_DAYS } from "@kompagnon/contract/accounts/model.ts";
import { inWords } from "#features/accounts/passwords/links.ts";
import { type Given, prove } from "#features/accounts/security/two-factor.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { securityEventsOf } from "#features/accounts/security-log/security-log-queries.ts";
import { endDevices } from "#features/accounts/session/session.ts";
import { findServed } from "#features/accounts/status/ban-queries.ts";
import { unbanMember } from "#features/accounts/status/bans.ts";
import {
  accountFor,
  cancelDeletion,
  eraseRow,
  findDue,
  LOCK_NOT_AVAILABLE,
  lockDue,
  scheduleDeletion,
} from "#features/accounts/status/erasure-queries.ts";
import { profileOf, publishProfileChanged } from "#features/profiles/public.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "../errors.ts";

/**
 * Notes that a member wants to be erased, hides them at once and signs every device out, or every other one: who is banned
 * reads on theirs what follows. Throws what `prove` throws.
 */
export async function askForDeletion(
  platform: Platform,
  viewer: Viewer,
  given: Given,
  { staysHere = false }: { staysHere?: boolean } = {},
): Promise<Date> {
  await prove(platform, viewer, given);
  const { mail, config } = platform;
  return platform.db.transaction(async (tx) => {
    const due = await scheduleDeletion(tx, viewer.id, DELETION_DAYS);
    if (!due) throw new Fail("unauthenticated");
    const { language } = await profileOf(tx, viewer.id);
    await endDevices(platform, tx, {
      memberId: viewer.id,
      reason: "deleted",
      except: staysHere ? viewer.sessionId : null,
    });
    await recordSecurityEvent(platform, tx, { type: "deletion_asked", memberId: viewer.id });
    await platform.domainEvents.publish(tx, "member.leaving", { memberId: viewer.id });
    await publishProfileChanged(platform, tx, viewer.id);
    await platform.domainEvents.publish(tx, "status.changed", { memberId: viewer.id });
    await mail.send(tx, {
      to: viewer.email,
      language,
      template: "deletion_scheduled",
      data: { when: inWords(due, language) },
      link: `${config.origin}/login`,
    });
    return due;
  });
}

/** The member stays after all. */
export async function keepAccount(platform: Platform, memberId: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await cancelDeletion(tx, memberId);
    await recordSecurityEvent(platform, tx, { type: "deletion_stopped", memberId });
    await publishProfileChanged(platform, tx, memberId);
  });
}

/** Runs `run` for each; a failure does not stop the others, and is reported at the end. */
async function forEach<T>(
  { log }: Platform,
  all: readonly T[],
  run: (one: T) => Promise<void>,
): Promise<void> {
  let failed = 0;
  for (const one of all)
    await run(one).catch((error: unknown) => {
      failed += 1;
      log.error({ err: error }, "not done for a member");
    });
  if (failed > 0) throw new Error(`${failed} of ${all.length} failed`);
}

/** Erases everybody whose time has come: rows, files, and last a mail that says so. Doing it twice does nothing. */
export async function eraseDue(platform: Platform): Promise<void> {
  await forEach(platform, await findDue(platform.db), ({ id, email }) => eraseInTurn(platform, id, email));
}

/** How often an erasure yields to other transactions before it is left to the next run. */
const TRIES = 5;

async function eraseInTurn(platform: Platform, id: string, email: string): Promise<void> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await erase(platform, id, email);
    } catch (error) {
      if (left === 0 || (error as { code?: unknown } | null)?.code !== LOCK_NOT_AVAILABLE) throw error; // set by pg
    }
}

async function erase(platform: Platform, id: string, email: string): Promise<void> {
  const { db, mail, personal, config, log } = platform;
  const files = await db.transaction(async (tx) => {
    if (!(await lockDue(tx, id))) return null;
    const { language } = await profileOf(tx, id);
    const keys = await personal.files(tx, id);
    await personal.erase(tx, id);
    await eraseRow(tx, id);
    await mail.send(tx, { to: email, language, template: "deletion_done", data: {}, link: config.origin });
    await removeFiles(platform, tx, keys);
    return keys.length;
  });
  if (files !== null) log.info({ files }, "member erased");
}

/** Bans that have run out: their members are seen again. */
export async function liftBans(platform: Platform): Promise<void> {
  await forEach(platform, await findServed(platform.db), (id) => unbanMember(platform, id, true));
}

/** What the accounts feature holds about a member. */
export async function* collectAccount({ db }: Platform, memberId: string) {
  yield jsonFile("account.json", await accountFor(db, memberId));
  yield jsonFile("security.json", await securityEventsOf(db, memberId));
}
