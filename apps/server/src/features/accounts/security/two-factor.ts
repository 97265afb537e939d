import { randomInt } from "node:crypto";
import { BACKUP_CODES, FRESH_MINUTES } from "@kompagnon/contract/accounts/model.ts";
import { guarded } from "#features/accounts/attempts/attempts.ts";
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
import { profileOf } from "#features/profiles/public.ts";
import { open, seal } from "#platform/crypt.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint } from "#platform/secrets.ts";
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

/** Letters and digits that nobody mixes up. */
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

/** A second factor as somebody gives it: six digits, or a backup code. */
export type SecondFactor = { code?: string | undefined; backupCode?: string | undefined };

/** Checks a second factor, counting every try. Throws totp_required, invalid_totp, too_many_attempts. */
export async function checkSecondFactor(
  platform: Platform,
  memberId: string,
  { code, backupCode }: SecondFactor,
): Promise<void> {
  if (code === undefined && backupCode === undefined) throw new Fail("totp_required");
  const { db, config } = platform;
  await guarded(db, `code:${memberId}`, async () => {
    const right =
      code !== undefined
        ? await checkTotp(platform, db, memberId, code)
        : await takeBackupCode(db, memberId, backupHash(config.secret, memberId, backupCode ?? ""));
    if (!right) throw new Fail("invalid_totp");
  });
}

/** Asks for the password, counting every try; an account without one needs a fresh sign-in. */
export async function checkOwnPassword(
  { db }: Platform,
  viewer: Viewer,
  passwordHash: string | null,
  password: string | undefined,
): Promise<void> {
  if (passwordHash === null) {
    if (!(await isFresh(db, viewer.sessionId, FRESH_MINUTES))) throw new Fail("fresh_sign_in_required");
    return;
  }
  await guarded(db, `password:${viewer.id}`, async () => {
    if (password === undefined || !(await checkPassword(passwordHash, password)))
      throw new Fail("wrong_password");
  });
}

/** Proves that it is the member: the password, and a code where two-factor is on. */
export async function prove(
  platform: Platform,
  viewer: Viewer,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const account = await findSecurity(platform.db, viewer.id);
  if (!account) throw new Fail("unauthenticated");
  await checkOwnPassword(platform, viewer, account.password_hash, password);
  if (account.two_factor) await checkSecondFactor(platform, viewer.id, { code });
}

/** Whether two-factor is on, and what is left of the backup codes. */
export async function twoFactorOf({ db }: Platform, memberId: string) {
  const [stored, left] = await Promise.all([findTwoFactor(db, memberId), countBackupCodes(db, memberId)]);
  return { enabled: stored?.enabled ?? false, has_backup: left > 0, backup_left: left };
}

/** A new secret to scan. Throws already_enabled, and what `checkOwnPassword` throws. */
export async function setUpTwoFactor(platform: Platform, viewer: Viewer, password: string | undefined) {
  const { db, config } = platform;
  const account = await findSecurity(db, viewer.id);
  await checkOwnPassword(platform, viewer, account?.password_hash ?? null, password);
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

/** Turns two-factor on by a first code; answers the backup codes. Throws nothing_to_verify, invalid_totp. */
export async function verifyTwoFactor(platform: Platform, viewer: Viewer, code: string): Promise<string[]> {
  const stored = await findTwoFactor(platform.db, viewer.id);
  if (!stored || stored.enabled) throw new Fail("nothing_to_verify");
  await checkSecondFactor(platform, viewer.id, { code });
  return platform.db.transaction(async (tx) => {
    if (!(await enableTwoFactor(tx, viewer.id))) throw new Fail("nothing_to_verify");
    platform.live.memberChanged(tx, viewer.id);
    await announce(platform, tx, viewer, "two_factor_on");
    return renewBackupCodes(platform, tx, viewer.id);
  });
}

/** A code of an app that is in use, not of one that is just being set up. */
async function checkEnabled(platform: Platform, viewer: Viewer, code: string): Promise<void> {
  if (!(await findTwoFactor(platform.db, viewer.id))?.enabled) throw new Fail("invalid_totp");
  await checkSecondFactor(platform, viewer.id, { code });
}

/** Turns two-factor off. Throws invalid_totp. */
export async function disableTwoFactor(platform: Platform, viewer: Viewer, code: string): Promise<void> {
  await checkEnabled(platform, viewer, code);
  await platform.db.transaction(async (tx) => {
    await deleteTwoFactor(tx, viewer.id);
    await announce(platform, tx, viewer, "two_factor_off");
  });
}

/** New backup codes for a code. Throws invalid_totp. */
export async function newBackupCodes(platform: Platform, viewer: Viewer, code: string): Promise<string[]> {
  await checkEnabled(platform, viewer, code);
  return platform.db.transaction((tx) => renewBackupCodes(platform, tx, viewer.id));
}
