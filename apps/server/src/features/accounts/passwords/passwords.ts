import { RESET_COOLDOWN_SECONDS, RESET_MINUTES } from "@kompagnon/contract/accounts/model.ts";
import { forgetAttempts } from "#features/accounts/attempts/attempts.ts";
import type { Origin } from "#features/accounts/complete-sign-in.ts";
import { inWords, mailLink } from "#features/accounts/passwords/links.ts";
import {
  failMailToken,
  findMailToken,
  takeMailToken,
  wasMailed,
} from "#features/accounts/passwords/mail-token-queries.ts";
import { hashPassword, isCommonPassword } from "#features/accounts/passwords/password.ts";
import { confirmEmail, findCredentials } from "#features/accounts/queries.ts";
import {
  deleteFactors,
  findSecurity,
  recordDevice,
  setPassword,
} from "#features/accounts/security/security-queries.ts";
import {
  checkFactorAtEntry,
  checkOwnPassword,
  checkSecondFactor,
  type SecondFactor,
} from "#features/accounts/security/two-factor.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { endDevices, rotateSession } from "#features/accounts/session/session.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "../errors.ts";

/** Wrong second factors that one reset link lives through. */
const FAILURES_MAX = 5;

/** The page on which a mailed link sets a password (spec: public, section 2.8). */
export const resetPage = (token: string): string => `/password-reset?token=${token}`;
const refuseCommon = async (password: string, field: string): Promise<void> => {
  if (await isCommonPassword(password))
    throw new Fail("password_common", { details: [{ field, code: "password_common" }] });
};

/** Looks an address up outside the request, so that known and unknown ones cost the same there. */
const resetJob = defineJob<{ email: string }>("accounts.reset", 3);

/** Mails a reset link to an address that has an account. Throws google_account, no_password (product: people and accounts). */
export async function requestReset(
  { db, jobs, captcha }: Platform,
  email: string,
  captchaToken: string | undefined,
): Promise<void> {
  await captcha.check(db, captchaToken);
  const account = await findCredentials(db, email);
  if (account && account.passwordHash === null)
    throw new Fail(account.google ? "google_account" : "no_password");
  await db.transaction((tx) => jobs.send(tx, resetJob, { email }));
}

/** Sends the requested mail: at most one in two minutes, and none to an unknown address. */
export function resetJobs(platform: Platform): void {
  platform.jobs.work(resetJob, async ({ email }) => {
    const account = await findCredentials(platform.db, email);
    if (!account?.passwordHash) return;
    await mailPasswordLink(platform, account, "reset_password");
    await recordSecurityEvent(platform, platform.db, { type: "reset_asked", memberId: account.id });
  });
}

async function mailPasswordLink(
  platform: Platform,
  { id, email }: { id: string; email: string },
  template: "reset_password" | "first_password",
): Promise<boolean> {
  const { language } = await profileOf(platform.db, id);
  return platform.db.transaction(async (tx) => {
    if (await wasMailed(tx, id, "reset_password", RESET_COOLDOWN_SECONDS)) return false;
    await mailLink(platform, tx, {
      memberId: id,
      to: email,
      language,
      purpose: "reset_password",
      template,
      minutes: RESET_MINUTES,
      page: resetPage,
    });
    return true;
  });
}

/** Mails a link for the first password of an account without one; false if it has one, or one was mailed just now. */
export async function mailFirstPassword(platform: Platform, viewer: Viewer): Promise<boolean> {
  const account = await findSecurity(platform.db, viewer.id);
  if (!account || account.password_hash !== null) return false;
  return mailPasswordLink(platform, { id: viewer.id, email: account.email }, "first_password");
}

async function findReset({ db }: Platform, token: string) {
  const found = await findMailToken(db, hashToken(token), "reset_password", FAILURES_MAX);
  const account = found && (await findSecurity(db, found.member_id));
  // A link goes with the address it was mailed to.
  if (!found || !account || account.email !== found.email) throw new Fail("reset_invalid");
  return { memberId: found.member_id, account };
}

/**
 * A second factor counts once the address is confirmed. Before, the account may belong to someone else who signed up with the
 * address: then the person who reads its mail starts without it.
 */
const asksForCode = (account: { two_factor: boolean; email_confirmed: boolean }): boolean =>
  account.two_factor && account.email_confirmed;

/** Whose password a link sets. Throws reset_invalid. */
export async function readReset(platform: Platform, token: string) {
  const { memberId, account } = await findReset(platform, token);
  const { username } = await profileOf(platform.db, memberId);
  return { email: account.email, username, requires2FA: asksForCode(account) };
}

/**
 * Sets a password by a mailed link, once, and signs every device out. Resets the counts against the account, and makes the
 * browser a known device, which stays able to sign in during an attack on the account. Answers the device's token.
 */
export async function confirmReset(
  platform: Platform,
  { token, password, factor }: { token: string; password: string; factor: SecondFactor },
  origin: Origin,
): Promise<string> {
  const { db, config } = platform;
  const { memberId, account } = await findReset(platform, token);
  await refuseCommon(password, "newPassword");
  const hash = hashToken(token);
  if (asksForCode(account))
    await checkFactorAtEntry(platform, { id: memberId, email: account.email }, factor, origin).catch(
      async (error: unknown) => {
        if (error instanceof Fail && error.code === "invalid_totp") await failMailToken(db, hash);
        throw error;
      },
    );
  const passwordHash = await hashPassword(password);
  const device = origin.deviceToken ?? randomToken();
  await db.transaction(async (tx) => {
    if (!(await takeMailToken(tx, hash))) throw new Fail("reset_invalid");
    await setPassword(tx, memberId, passwordHash);
    if (!account.email_confirmed) await deleteFactors(tx, memberId);
    // The link proves access to the mail of this address.
    await confirmEmail(tx, memberId, account.email);
    await endDevices(platform, tx, { memberId, reason: "password_changed" });
    await announceChange(platform, tx, memberId, account.email);
    await forgetAttempts(tx, config, account.email);
    await recordSecurityEvent(platform, tx, { type: "password_reset", memberId });
    await recordDevice(tx, memberId, hashToken(device));
  });
  return device;
}

async function announceChange({ mail, config }: Platform, tx: Tx, memberId: string, email: string) {
  const { language } = await profileOf(tx, memberId);
  await mail.send(tx, {
    to: email,
    language,
    template: "password_changed",
    data: { when: inWords(new Date(), language) },
    link: `${config.origin}/login?forgot`,
  });
}

/** Changes the password for the current one (and a code), and signs the other devices out; answers this session's new cookie. */
export async function changePassword(
  platform: Platform,
  viewer: Viewer,
  input: { current: string; next: string; factor: SecondFactor },
): Promise<string> {
  const account = await findSecurity(platform.db, viewer.id);
  if (!account?.password_hash) throw new Fail("no_password");
  await refuseCommon(input.next, "new_password");
  await checkOwnPassword(platform, viewer, account.password_hash, input.current);
  if (account.two_factor) await checkSecondFactor(platform, viewer, input.factor);
  const hash = await hashPassword(input.next);
  return platform.db.transaction(async (tx) => {
    await setPassword(tx, viewer.id, hash);
    await endDevices(platform, tx, {
      memberId: viewer.id,
      reason: "password_changed",
      except: viewer.sessionId,
    });
    await announceChange(platform, tx, viewer.id, account.email);
    await recordSecurityEvent(platform, tx, { type: "password_changed", memberId: viewer.id });
    return rotateSession(platform, tx, viewer);
  });
}
