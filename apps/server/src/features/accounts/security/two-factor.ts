import { randomInt } from "node:crypto";
import { BACKUP_CODES, FRESH_MINUTES } from "@kompagnon/contract/accounts/model.ts";
import {
  accountKey,
  callerOf,
  guarded,
  tryBackupCode,
  tryEntry,
} from "#features/accounts/attempts/attempts.ts";
import type { Origin } from "#features/accounts/complete-sign-in.ts";
import { SECURITY_PAGE } from "#features/accounts/passwords/links.ts";
import { checkPassword } from "#features/accounts/passwords/password.ts";
import {
  countBackupCodes,
  deleteTwoFactor,
  enableTwoFactor,
  findSecurity,
  findTwoFactor,
  isFresh,
  saveBackupCodes,
  saveSecret,
  takeBackupCode,
  takeStep,
} from "#features/accounts/security/security-queries.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { rotateSession } from "#features/accounts/session/session.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, open, seal } from "#platform/secrets.ts";
import { Fail } from "../errors.ts";

const PERIOD_SECONDS = 30;
const totpOf = async (issuer: string, label: string, secret?: string) => {
  const { TOTP, Secret } = await import("otpauth");
  return new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: secret ? Secret.fromBase32(secret) : new Secret({ size: 20 }),
  });
};

/** Whether a code is right now, or was half a minute ago; each is taken once, and none after a later one. */
async function checkTotp(
  platform: Platform,
  db: Queryable,
  memberId: string,
  code: string,
): Promise<boolean> {
  const stored = await findTwoFactor(db, memberId);
  if (!stored) return false;
  const secret = open(platform.config.secret, stored.secret).toString("utf8");
  const totp = await totpOf(platform.config.name, "", secret);
  const delta = totp.validate({ token: code, window: 1 });
  if (delta === null) return false;
  return takeStep(db, memberId, Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta);
}

/** Letters and digits that are hard to confuse. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const newBackupCode = () =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join("")
    .replace(/^(.{5})/, "$1-");
/** What is stored of a backup code, however it is typed. */
const backupHash = (secret: string, memberId: string, code: string) =>
  fingerprint(secret, `backup:${memberId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);

/** A new set of backup codes; earlier ones stop working. */
async function renewBackupCodes({ config }: Platform, db: Queryable, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, newBackupCode);
  await saveBackupCodes(
    db,
    memberId,
    codes.map((code) => backupHash(config.secret, memberId, code)),
  );
  return codes;
}

/** A second factor as entered: six digits, or a backup code. */
export type SecondFactor = { code?: string | undefined; backupCode?: string | undefined };

async function isRight(
  platform: Platform,
  memberId: string,
  { code, backupCode }: SecondFactor,
): Promise<boolean> {
  const { db, config } = platform;
  if (code !== undefined) return checkTotp(platform, db, memberId, code);
  return takeBackupCode(db, memberId, backupHash(config.secret, memberId, backupCode ?? ""));
}

/**
 * Checks the second factor of a sign-in, counting every attempt by device or address: a guesser locks out neither the member's
 * other devices nor a backup code. Throws totp_required, invalid_totp, too_many_attempts, too_many_strangers.
 */
export async function checkFactorAtEntry(
  platform: Platform,
  { id, email }: { id: string; email: string },
  factor: SecondFactor,
  origin: Origin,
): Promise<void> {
  if (factor.code === undefined && factor.backupCode === undefined) throw new Fail("totp_required");
  const caller = await callerOf(platform, email, origin);
  const check = async () => {
    if (!(await isRight(platform, id, factor))) throw new Fail("invalid_totp");
  };
  if (factor.code === undefined) await tryBackupCode(platform, caller, check);
  else await tryEntry(platform, "code", caller, check);
}

/** The key that counts a signed-in member's attempts: the session, so that attempts on one device do not lock another. */
const countedBy = ({ config }: Platform, viewer: Viewer, what: "code" | "password") => ({
  key: `${what}:${viewer.sessionId}`,
  account: accountKey(config.secret, viewer.email),
});

/** Checks a signed-in member's second factor, counting every try. Throws totp_required, invalid_totp, too_many_attempts. */
export async function checkSecondFactor(
  platform: Platform,
  viewer: Viewer,
  factor: SecondFactor,
): Promise<void> {
  if (factor.code === undefined && factor.backupCode === undefined) throw new Fail("totp_required");
  await guarded(platform.db, countedBy(platform, viewer, "code"), async () => {
    if (!(await isRight(platform, viewer.id, factor))) throw new Fail("invalid_totp");
  });
}

/** Asks for the password, counting every try. */
export async function checkOwnPassword(
  platform: Platform,
  viewer: Viewer,
  passwordHash: string,
  password: string | undefined,
): Promise<void> {
  await guarded(platform.db, countedBy(platform, viewer, "password"), async () => {
    if (password === undefined || !(await checkPassword(passwordHash, password)))
      throw new Fail("wrong_password");
  });
}

/** What proves that it is the member, as it comes over the wire. */
export type Given = {
  password?: string | undefined;
  code?: string | undefined;
  backup_code?: string | undefined;
};
/** The second factor among it. */
export const factorIn = ({ code, backup_code }: Given): SecondFactor => ({ code, backupCode: backup_code });

/**
 * Proves that it is the member: the password, and a code where two-factor is on. An account without a password needs a code,
 * or without two-factor a fresh sign-in.
 */
export async function prove(platform: Platform, viewer: Viewer, given: Given): Promise<void> {
  const account = await findSecurity(platform.db, viewer.id);
  if (!account) throw new Fail("unauthenticated");
  const { password_hash, two_factor } = account;
  if (password_hash !== null) await checkOwnPassword(platform, viewer, password_hash, given.password);
  else if (!two_factor && !(await isFresh(platform.db, viewer.sessionId, FRESH_MINUTES)))
    throw new Fail("fresh_sign_in_required");
  if (two_factor) await checkSecondFactor(platform, viewer, factorIn(given));
}

/** Whether two-factor is on, and what is left of the backup codes. */
export async function twoFactorOf({ db }: Platform, memberId: string) {
  const [stored, left] = await Promise.all([findTwoFactor(db, memberId), countBackupCodes(db, memberId)]);
  return { enabled: stored?.enabled ?? false, has_backup: left > 0, backup_left: left };
}

/** A new secret to scan. Throws already_enabled, and what `prove` throws. */
export async function setUpTwoFactor(platform: Platform, viewer: Viewer, password: string | undefined) {
  const { db, config } = platform;
  if ((await findTwoFactor(db, viewer.id))?.enabled) throw new Fail("already_enabled");
  await prove(platform, viewer, { password });
  const totp = await totpOf(config.name, viewer.email);
  const secret = totp.secret.base32;
  if (!(await saveSecret(db, viewer.id, seal(config.secret, Buffer.from(secret)))))
    throw new Fail("already_enabled");
  return { secret, otpauth_url: totp.toString() };
}

const announce = async (
  platform: Platform,
  tx: Tx,
  viewer: Viewer,
  template: "two_factor_on" | "two_factor_off",
) =>
  platform.mail.send(tx, {
    to: viewer.email,
    language: (await profileOf(tx, viewer.id)).language,
    template,
    data: {},
    link: `${platform.config.origin}${SECURITY_PAGE}`,
  });

/** Turns two-factor on by a first code; answers the backup codes and the session's new cookie. Throws nothing_to_verify, invalid_totp. */
export async function verifyTwoFactor(
  platform: Platform,
  viewer: Viewer,
  code: string,
): Promise<{ codes: string[]; session: string }> {
  const stored = await findTwoFactor(platform.db, viewer.id);
  if (!stored || stored.enabled) throw new Fail("nothing_to_verify");
  await checkSecondFactor(platform, viewer, { code });
  return platform.db.transaction(async (tx) => {
    if (!(await enableTwoFactor(tx, viewer.id))) throw new Fail("nothing_to_verify");
    platform.live.memberChanged(tx, viewer.id);
    await announce(platform, tx, viewer, "two_factor_on");
    await recordSecurityEvent(platform, tx, { type: "two_factor_on", memberId: viewer.id });
    const codes = await renewBackupCodes(platform, tx, viewer.id);
    return { codes, session: await rotateSession(platform, tx, viewer) };
  });
}

/** A code of an app that is in use, not of one that is just being set up; or a backup code. */
async function checkEnabled(platform: Platform, viewer: Viewer, factor: SecondFactor): Promise<void> {
  if (!(await findTwoFactor(platform.db, viewer.id))?.enabled) throw new Fail("invalid_totp");
  await checkSecondFactor(platform, viewer, factor);
}

/** Turns two-factor off; answers the session's new cookie. Throws totp_required, invalid_totp. */
export async function disableTwoFactor(
  platform: Platform,
  viewer: Viewer,
  factor: SecondFactor,
): Promise<string> {
  await checkEnabled(platform, viewer, factor);
  return platform.db.transaction(async (tx) => {
    await deleteTwoFactor(tx, viewer.id);
    await announce(platform, tx, viewer, "two_factor_off");
    await recordSecurityEvent(platform, tx, { type: "two_factor_off", memberId: viewer.id });
    return rotateSession(platform, tx, viewer);
  });
}

/** New backup codes for a code. Throws totp_required, invalid_totp. */
export async function newBackupCodes(
  platform: Platform,
  viewer: Viewer,
  factor: SecondFactor,
): Promise<string[]> {
  await checkEnabled(platform, viewer, factor);
  return platform.db.transaction(async (tx) => {
    await recordSecurityEvent(platform, tx, { type: "backup_codes_made", memberId: viewer.id });
    return renewBackupCodes(platform, tx, viewer.id);
  });
}
