import { randomInt } from "node:crypto";
import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import {
  FACTOR_RESET_CODE_FAILURES,
  FACTOR_RESET_CODE_MINUTES,
  FACTOR_RESET_DAYS,
  FACTOR_RESET_HOURS,
  FACTOR_RESETS_MAX,
  RESET_COOLDOWN_SECONDS,
} from "@kompagnon/contract/accounts/rules.ts";
import { inWords } from "#features/accounts/passwords/links.ts";
import { lockMember } from "#features/accounts/queries.ts";
import {
  closeReset,
  countResets,
  findOpenReset,
  findResetByStop,
  listStaleResets,
  lockReset,
  proveReset,
  type ResetRow,
  startReset,
  sweepResets,
  tryResetCode,
} from "#features/accounts/resets/reset-queries.ts";
import { dropFactors, isDeviceOf } from "#features/accounts/security/security-queries.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { endDevices } from "#features/accounts/session/session.ts";
import { findPending } from "#features/accounts/session/session-queries.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail as Refusal } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "../errors.ts";

/** Wrong codes after which a sign-in starts from the beginning: as in its second step. */
const WRONG_CODES_MAX = 5;

/** What is stored of a mailed code. */
export const codeHash = ({ config }: Pick<Platform, "config">, memberId: string, code: string): string =>
  fingerprint(config.secret, `factor-reset:${memberId}:${code}`);

/** Whose password was shown. Throws pending_invalid. */
async function pending({ db }: Platform, token: string): Promise<{ id: string; email: string }> {
  const account = await findPending(db, hashToken(token), WRONG_CODES_MAX);
  if (!account) throw new Fail("pending_invalid");
  return account;
}

/** Mails a code; within two minutes the one before counts. Throws pending_invalid, reset_waiting, reset_too_often. */
export async function mailResetCode(platform: Platform, pendingToken: string, deviceToken: string | null) {
  const { db, mail } = platform;
  const { id: memberId, email } = await pending(platform, pendingToken);
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const open = await findOpenReset(tx, memberId);
    if (open?.state === "waiting") throw new Fail("reset_waiting");
    const age = open ? Math.floor((Date.now() - open.askedAt.getTime()) / 1000) : RESET_COOLDOWN_SECONDS;
    if (age < RESET_COOLDOWN_SECONDS) return { sent: true as const, cooldown: RESET_COOLDOWN_SECONDS - age };
    if (!open && (await countResets(tx, memberId)) >= FACTOR_RESETS_MAX) throw new Fail("reset_too_often");
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await startReset(tx, {
      id: newId(),
      memberId,
      codeHash: codeHash(platform, memberId, code),
      minutes: FACTOR_RESET_CODE_MINUTES,
      knownDevice: deviceToken !== null && (await isDeviceOf(tx, memberId, hashToken(deviceToken))),
    });
    const { language } = await profileOf(tx, memberId);
    await mail.send(tx, {
      to: email,
      language,
      template: "factor_reset_code",
      ignorable: true,
      data: { code, minutes: FACTOR_RESET_CODE_MINUTES },
    });
    return { sent: true as const, cooldown: RESET_COOLDOWN_SECONDS };
  });
}

/** Begins the wait by the mailed code. Throws pending_invalid, reset_code_wrong, reset_waiting. */
export async function askForReset(
  platform: Platform,
  pendingToken: string,
  code: string,
): Promise<{ ready_at: string }> {
  const { db, mail, config } = platform;
  const { id: memberId } = await pending(platform, pendingToken);
  const open = await findOpenReset(db, memberId);
  if (open?.state === "waiting") throw new Fail("reset_waiting");
  // Counted before the check, so that concurrent attempts all count.
  const wanted = open && (await tryResetCode(db, open.id, FACTOR_RESET_CODE_FAILURES));
  if (!wanted && (await findOpenReset(db, memberId))?.state === "waiting") throw new Fail("reset_waiting"); // sent twice
  if (!open || wanted !== codeHash(platform, memberId, code)) throw new Fail("reset_code_wrong");
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const stop = randomToken();
    const readyAt = await proveReset(tx, open.id, hashToken(stop), FACTOR_RESET_HOURS);
    if (!readyAt) throw new Fail("reset_waiting");
    await recordSecurityEvent(platform, tx, { type: "factor_reset_asked", memberId });
    const { email: to, language } = open;
    await mail.send(tx, {
      to,
      language,
      template: "factor_reset_asked",
      data: { when: inWords(readyAt, language) },
      link: `${config.origin}${accountsPaths.stopFactorResetWith(stop)}`,
    });
    return { ready_at: readyAt.toISOString() };
  });
}

const tell = (
  { mail, config }: Pick<Platform, "mail" | "config">,
  tx: Tx,
  { email: to, language }: ResetRow,
  template: "factor_reset_stopped" | "factor_reset_expired" | "factor_reset_granted",
) => mail.send(tx, { to, language, template, data: {}, link: `${config.origin}${accountsPaths.login}` });

/** Stops a wish; nothing if it is settled. */
async function stop(platform: Platform, tx: Tx, id: string): Promise<boolean> {
  const row = await lockReset(tx, id);
  if (row?.state !== "waiting") return false;
  await closeReset(tx, id, { state: "stopped" });
  await recordSecurityEvent(platform, tx, { type: "factor_reset_stopped", memberId: row.memberId });
  await tell(platform, tx, row, "factor_reset_stopped");
  return true;
}

/** Stops a wish by the mailed link. Throws token_invalid. */
export const stopByLink = ({ db, ...platform }: Platform, token: string): Promise<{ stopped: true }> =>
  db.transaction(async (tx) => {
    const id = await findResetByStop(tx, hashToken(token));
    if (!id || !(await stop({ db, ...platform }, tx, id))) throw new Fail("token_invalid");
    return { stopped: true };
  });

/** Stops a member's reset, if there is one: a member with a second factor or a session does not need it. */
export async function stopForMember(platform: Platform, tx: Tx, memberId: string): Promise<void> {
  const open = await findOpenReset(tx, memberId);
  if (open?.state === "waiting") await stop(platform, tx, open.id);
}

/** Until when a member's wish can't be granted yet; null if there is none. */
export async function resetReadyAt({ db }: Pick<Platform, "db">, memberId: string): Promise<string | null> {
  const open = await findOpenReset(db, memberId);
  return (open?.state === "waiting" && open.readyAt?.toISOString()) || null;
}

/** A wish that may be decided. Throws not_found, reset_closed. */
async function lockWaiting(tx: Tx, id: string): Promise<ResetRow> {
  const row = await lockReset(tx, id);
  if (!row || row.state === "proving") throw new Fail("not_found");
  if (row.state !== "waiting") throw new Refusal("reset_closed");
  return row;
}

/**
 * Takes a member's second factors away, signs their devices out and tells them, as part of another feature's transaction;
 * answers whose they were. Throws not_found, reset_closed, reset_early.
 */
export async function grantResetWithin(
  platform: Platform,
  tx: Tx,
  id: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<string> {
  const row = await lockWaiting(tx, id);
  const { memberId } = row;
  if (!row.readyAt || row.readyAt > new Date()) throw new Refusal("reset_early");
  await dropFactors(tx, memberId);
  await closeReset(tx, id, { state: "granted", decidedBy: actorId, reason });
  await recordSecurityEvent(platform, tx, { type: "factors_removed", memberId, actorId });
  await endDevices(platform, tx, { memberId, reason: "signed_out" });
  platform.live.memberChanged(tx, memberId);
  await tell(platform, tx, row, "factor_reset_granted");
  return memberId;
}

/** Refuses a reset and notifies its member; answers the member's id. Throws not_found, reset_closed. */
export async function refuseResetWithin(
  platform: Platform,
  tx: Tx,
  id: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<string> {
  const { memberId, email: to, language } = await lockWaiting(tx, id);
  await closeReset(tx, id, { state: "refused", decidedBy: actorId, reason });
  await recordSecurityEvent(platform, tx, { type: "factor_reset_refused", memberId, actorId });
  await platform.mail.send(tx, {
    to,
    language,
    template: "factor_reset_refused",
    data: { reason },
    link: `${platform.config.origin}${accountsPaths.login}`,
  });
  return memberId;
}

/** Expires resets that were not decided in time, and notifies their members. */
export async function expireResets(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const id of await listStaleResets(db, FACTOR_RESET_DAYS))
    await db.transaction(async (tx) => {
      const row = await lockReset(tx, id);
      if (row?.state !== "waiting") return;
      await closeReset(tx, id, { state: "expired" });
      await tell(platform, tx, row, "factor_reset_expired");
    });
  await sweepResets(db);
}
