import type { SecurityDetail } from "@kompagnon/contract/accounts/security-log.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { inWords, SECURITY_PAGE } from "#features/accounts/passwords/links.ts";
import { findAccountStatus } from "#features/accounts/queries.ts";
import { stopForMember } from "#features/accounts/resets/resets.ts";
import { recordDevice } from "#features/accounts/security/security-queries.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { startSession } from "#features/accounts/session/session.ts";
import { insertPending } from "#features/accounts/session/session-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { bannedFail } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "./errors.ts";

/** Where a request comes from: its address (only ever stored as a fingerprint), what the browser says it is, its device cookie. */
export type Origin = { address: string; device: string; deviceToken: string | null };
/** A member as sign-in answers it. */
export type User = { id: string; userId: string; email: string };
/** Cookies to set: the session's, and the device's if it had none. */
export type SessionTokens = { session: string; device: string };
/** What showing who one is leads to. */
export type SignInResult =
  | { kind: "in"; user: User; tokens: SessionTokens }
  /** A code is due; the token represents the first factor. */
  | { kind: "code"; pendingToken: string }
  /** The session only shows the ban and accepts an appeal. */
  | { kind: "banned"; tokens: SessionTokens; refusal: Fail };

/** Tells the rest of the product that an account was made, and by whose invitation; in the transaction that makes it. */
export const announceJoining = (
  { domainEvents, config }: Platform,
  tx: Tx,
  { id, inviteSlug }: { id: string; inviteSlug: string | undefined },
  { address, deviceToken }: Origin,
): Promise<void> =>
  domainEvents.publish(tx, "member.joined", {
    memberId: id,
    inviteSlug: inviteSlug ?? null,
    address: fingerprint(config.secret, address),
    device: deviceToken === null ? null : hashToken(deviceToken),
  });

/** Minutes to enter the second factor. */
const PENDING_MINUTES = 10;

/** The credentials that were checked: `stillHolds` checks them again once the account row is locked. */
export type CheckedCredentials = {
  /** By what. */
  method: NonNullable<SecurityDetail["method"]>;
  /** Both factors were shown. */
  secondFactor: boolean;
  stillHolds?: (tx: Tx, account: { passwordHash: string | null }) => boolean | Promise<boolean>;
  /** The refusal if it no longer does. */
  refusal?: "wrong_credentials" | "pending_invalid" | "passkey_invalid";
};

/**
 * Signs a member in after their credentials were checked: starts a session, after a code where two-factor is on (unless both
 * factors were checked already). A new browser is announced by mail.
 */
export async function completeSignIn(
  platform: Platform,
  account: { id: string; email: string },
  origin: Origin,
  { method, secondFactor, stillHolds, refusal = "wrong_credentials" }: CheckedCredentials,
): Promise<SignInResult> {
  const { id, email } = account;
  return platform.db.transaction(async (tx) => {
    const status = await findAccountStatus(tx, id);
    if (!status) throw new Fail("unauthenticated");
    if (stillHolds && !(await stillHolds(tx, { passwordHash: status.password_hash })))
      throw new Fail(refusal);
    const device = origin.deviceToken ?? randomToken();
    if (status.banned) {
      const session = await startSession(tx, id, origin.device, { barred: true });
      return { kind: "banned", tokens: { session, device }, refusal: bannedFail(status) };
    }
    // Sample accounts are open to visitors: their second factor is only required where an action has to be confirmed.
    if (status.two_factor && !secondFactor && !(status.sample && platform.config.loopback)) {
      const pendingToken = randomToken();
      await insertPending(tx, hashToken(pendingToken), id, PENDING_MINUTES);
      return { kind: "code", pendingToken };
    }
    const session = await startSession(tx, id, origin.device, { confirmed: secondFactor });
    // A second factor that works needs no reset.
    if (secondFactor) await stopForMember(platform, tx, id);
    await recordSecurityEvent(platform, tx, { type: "signed_in", memberId: id, detail: { method } });
    if ((await recordDevice(tx, id, hashToken(device))) === "new")
      await announceDevice(platform, tx, { email, language: status.language, device: origin.device });
    return { kind: "in", user: { id, userId: id, email }, tokens: { session, device } };
  });
}

const announceDevice = (
  { mail, config }: Platform,
  tx: Tx,
  { email, language, device }: { email: string; language: Language; device: string },
) =>
  mail.send(tx, {
    to: email,
    language,
    template: "new_device",
    data: { device, when: inWords(new Date(), language) },
    link: `${config.origin}${SECURITY_PAGE}`,
  });
