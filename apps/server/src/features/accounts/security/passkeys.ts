import { PASSKEYS_MAX } from "@kompagnon/contract/accounts/model.ts";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { completeSignIn, type Origin, type SignInResult } from "#features/accounts/complete-sign-in.ts";
import { SECURITY_PAGE } from "#features/accounts/passwords/links.ts";
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  takeChallenge,
  usePasskey,
} from "#features/accounts/security/passkey-queries.ts";
import { findSecurity } from "#features/accounts/security/security-queries.ts";
import { type Given, prove } from "#features/accounts/security/two-factor.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { rotateSession } from "#features/accounts/session/session.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Time that a browser has to answer a challenge. */
const CHALLENGE_MINUTES = 5;

// Loaded with the first passkey: it brings 6 MB of certificate formats along.
const webauthn = () => import("@simplewebauthn/server");
const CREDENTIAL_ID = /^[\w-]{1,1400}$/;
/** Passkeys belong to the host of this installation. */
const rpOf = (origin: string): string => new URL(origin).hostname;

/** A passkey as its member sees it. */
export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** What the browser needs to make a passkey. Throws too_many_passkeys, and what `prove` throws. */
export async function passkeyOptions(
  platform: Platform,
  viewer: Viewer,
  given: Given,
): Promise<Record<string, unknown>> {
  const { db, config } = platform;
  await prove(platform, viewer, given);
  const keys = await listPasskeys(db, viewer.id);
  if (keys.length >= PASSKEYS_MAX) throw new Fail("too_many_passkeys");
  const { username } = await profileOf(db, viewer.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: config.name,
    rpID: rpOf(config.origin),
    userName: viewer.email,
    userDisplayName: username ?? viewer.email,
    userID: new TextEncoder().encode(viewer.id),
    excludeCredentials: keys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await insertChallenge(db, options.challenge, viewer.id, CHALLENGE_MINUTES);
  return { ...options };
}

/** Keeps the passkey that the browser made; answers it and the session's new cookie. Throws passkey_invalid. */
export async function addPasskey(
  platform: Platform,
  viewer: Viewer,
  name: string,
  response: Record<string, unknown>,
): Promise<{ key: PasskeyRow; session: string }> {
  const { db, config, mail } = platform;
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON, // the library checks the shape
    expectedChallenge: (challenge) => takeChallenge(db, challenge, viewer.id),
    expectedOrigin: config.origin,
    expectedRPID: rpOf(config.origin),
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw Object.assign(new Fail("passkey_invalid"), { cause });
  });
  if (!registrationInfo) throw new Fail("passkey_invalid");
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return db.transaction(async (tx) => {
    const key = await insertPasskey(tx, {
      id,
      member_id: viewer.id,
      name,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
    });
    if (!key) throw new Fail("passkey_invalid");
    await recordSecurityEvent(platform, tx, { type: "passkey_added", memberId: viewer.id });
    await mail.send(tx, {
      to: viewer.email,
      language: (await profileOf(tx, viewer.id)).language,
      template: "passkey_added",
      data: { name },
      link: `${config.origin}${SECURITY_PAGE}`,
    });
    return { key, session: await rotateSession(platform, tx, viewer) };
  });
}

/** Forgets a passkey; answers the session's new cookie. Throws not_found, and what `prove` throws. */
export async function removePasskey(
  platform: Platform,
  viewer: Viewer,
  id: string,
  given: Given,
): Promise<string> {
  if ((await findPasskey(platform.db, id))?.member_id !== viewer.id) throw new Fail("not_found");
  await prove(platform, viewer, given);
  return platform.db.transaction(async (tx) => {
    await deletePasskey(tx, viewer.id, id);
    await recordSecurityEvent(platform, tx, { type: "passkey_removed", memberId: viewer.id });
    return rotateSession(platform, tx, viewer);
  });
}

/** What the browser needs to sign in by a passkey: the person picks one of theirs, so no account is named. */
export async function signInOptions({ db, config }: Platform): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: rpOf(config.origin),
    userVerification: "required",
  });
  await insertChallenge(db, options.challenge, null, CHALLENGE_MINUTES);
  return { ...options };
}

/** What the browser needs to confirm by one of a member's own passkeys. Throws passkey_invalid where there is none. */
export async function stepUpOptions(
  { db, config }: Platform,
  memberId: string,
): Promise<Record<string, unknown>> {
  const keys = await listPasskeys(db, memberId);
  if (keys.length === 0) throw new Fail("passkey_invalid");
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: rpOf(config.origin),
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
  await insertChallenge(db, options.challenge, memberId, CHALLENGE_MINUTES);
  return { ...options };
}

/**
 * Checks what a browser made of a challenge with a passkey; `memberId` if it has to be that member's and was asked of
 * them. Throws passkey_invalid.
 */
export async function checkPasskey(
  { db, config }: Platform,
  response: Record<string, unknown>,
  memberId: string | null,
): Promise<PasskeyRow & { member_id: string }> {
  const given = response as unknown as AuthenticationResponseJSON; // the library checks the shape
  const key = CREDENTIAL_ID.test(String(given.id)) ? await findPasskey(db, given.id) : null;
  if (!key || (memberId !== null && key.member_id !== memberId)) throw new Fail("passkey_invalid");
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, memberId),
    expectedOrigin: config.origin,
    expectedRPID: rpOf(config.origin),
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(key.public_key),
      counter: key.counter,
      transports: key.transports,
    },
  }).catch((cause: unknown) => {
    throw Object.assign(new Fail("passkey_invalid"), { cause });
  });
  if (!verified) throw new Fail("passkey_invalid");
  await usePasskey(db, key.id, authenticationInfo.newCounter);
  return key;
}

/** Signs in by a passkey: something one has, unlocked by what one knows or is. Throws passkey_invalid. */
export async function signInByPasskey(
  platform: Platform,
  response: Record<string, unknown>,
  origin: Origin,
): Promise<SignInResult> {
  const { db } = platform;
  const key = await checkPasskey(platform, response, null);
  const account = await findSecurity(db, key.member_id);
  if (!account) throw new Fail("passkey_invalid");
  return completeSignIn(platform, { id: key.member_id, email: account.email }, origin, {
    method: "passkey",
    secondFactor: true,
    stillHolds: async (tx) => (await findPasskey(tx, key.id)) !== null,
    refusal: "passkey_invalid",
  });
}
