import { TERMS_VERSION } from "@kompagnon/contract/accounts/model.ts";
import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { JWTVerifyGetKey } from "jose";
import {
  announceJoining,
  completeSignIn,
  type Origin,
  type SignInResult,
} from "#features/accounts/complete-sign-in.ts";
import { confirmEmail, findCredentials, insertMember, isConfirmed } from "#features/accounts/queries.ts";
import {
  findIdentity,
  insertIdentity,
  removeSignInMethods,
} from "#features/accounts/security/security-queries.ts";
import { endDevices } from "#features/accounts/session/session.ts";
import { createProfile } from "#features/profiles/public.ts";
import { spendOnce } from "#platform/captcha/captcha.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken } from "#platform/secrets.ts";
import { Fail } from "./errors.ts";

/**
 * Removes everything that gives access to an account with an unconfirmed address when its owner appears: password, factors, known
 * devices, pending sign-ins, mailed links and sessions. The person who signed up with that address loses access.
 */
async function dropAccess(platform: Pick<Platform, "live" | "log">, tx: Tx, memberId: string): Promise<void> {
  await removeSignInMethods(tx, memberId);
  await endDevices(platform, tx, { memberId, reason: "password_changed" });
}

const PROVIDER = "google";
/** A key set that does not answer must not hold sign-ins up. */
const KEYS_TIMEOUT_MS = 5_000;

type Identity = { subject: string; email: string; emailVerified: boolean; expiresAt: Date };

/** Checks ID tokens against the provider's published keys, which are cached. */
export function createIdentityCheck(google: NonNullable<Config["google"]>) {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (credential: string): Promise<Identity> => {
    const jose = await import("jose");
    keys ??= Promise.resolve(
      jose.createRemoteJWKSet(new URL(google.keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS }),
    );
    const { payload } = await jose
      .jwtVerify(credential, await keys, {
        issuer: google.issuers,
        audience: google.clientId,
        algorithms: ["RS256", "ES256"],
        requiredClaims: ["sub", "exp", "iat"],
        maxTokenAge: "1h",
      })
      .catch((cause: unknown) => {
        const away = cause instanceof jose.errors.JWKSTimeout || !(cause instanceof jose.errors.JOSEError);
        throw Object.assign(new Fail(away ? "provider_off" : "credential_invalid"), { cause });
      });
    const email = typeof payload["email"] === "string" ? tidyEmail(payload["email"]) : "";
    if (!payload.sub || !email || !payload.exp) throw new Fail("credential_invalid");
    return {
      subject: payload.sub,
      email,
      emailVerified: payload["email_verified"] === true,
      expiresAt: new Date(payload.exp * 1000),
    };
  };
}

type Input = { credential: string; language: Language; inviteSlug: string | undefined };

/**
 * Signs in, or up, by an ID token, which is valid once. Takes over an account with the same address; if that address was
 * unconfirmed, everything that gave access before is removed. Throws provider_off, credential_invalid.
 */
export async function signInByIdentity(
  platform: Platform,
  check: ReturnType<typeof createIdentityCheck>,
  input: Input,
  origin: Origin,
): Promise<{ entry: SignInResult; isNew: boolean }> {
  const identity = await check(input.credential);
  if (!identity.emailVerified) throw new Fail("credential_invalid");
  const { db } = platform;
  // What is signed, without the signature, which can be written in several ways.
  const signed = input.credential.slice(0, input.credential.lastIndexOf("."));
  if (!(await spendOnce(db, hashToken(signed), identity.expiresAt))) throw new Fail("credential_invalid");
  const known = await findIdentity(db, PROVIDER, identity.subject);
  const account = known ?? (await link(platform, identity)) ?? null;
  const found = account ?? (await create(platform, identity, input, origin));
  const entry = await completeSignIn(platform, found, origin, { method: "google", secondFactor: false });
  return { entry, isNew: account === null };
}

async function link(platform: Platform, { subject, email }: Identity) {
  const account = await findCredentials(platform.db, email);
  if (!account) return null;
  await platform.db.transaction(async (tx) => {
    // The account may belong to someone who signed up with another person's address and waits for its owner to confirm it.
    if (!(await isConfirmed(tx, account.id))) await dropAccess(platform, tx, account.id);
    await confirmEmail(tx, account.id, email);
    await insertIdentity(tx, PROVIDER, subject, account.id);
  });
  return { id: account.id, email };
}

async function create(platform: Platform, { subject, email }: Identity, input: Input, origin: Origin) {
  const id = newId();
  try {
    await platform.db.transaction(async (tx) => {
      await insertMember(tx, {
        id,
        email,
        passwordHash: null,
        termsVersion: TERMS_VERSION,
        inviteSlug: input.inviteSlug ?? null,
        emailConfirmed: true,
      });
      await createProfile(tx, id, input.language);
      await announceJoining(platform, tx, { id, inviteSlug: input.inviteSlug }, origin);
      await insertIdentity(tx, PROVIDER, subject, id);
    });
  } catch (error) {
    // Twice at the same moment: the other one is creating the account.
    if (isTaken(error)) throw new Fail("credential_invalid");
    throw error;
  }
  return { id, email };
}
