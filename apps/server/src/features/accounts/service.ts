import { looksLikeSql, TERMS_VERSION } from "@kompagnon/contract/accounts/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { mailConfirmation } from "#features/accounts/addresses.ts";
import { callerOf, effortDue, effortFor, tryEntry, trySignUp } from "#features/accounts/attempts/attempts.ts";
import {
  announceJoining,
  completeSignIn,
  type Origin,
  type SignInResult,
} from "#features/accounts/complete-sign-in.ts";
import { checkPassword, hashPassword, isCommonPassword } from "#features/accounts/passwords/password.ts";
import { acceptTerms, findCredentials, findMe, insertMember } from "#features/accounts/queries.ts";
import { resetReadyAt } from "#features/accounts/resets/resets.ts";
import { findSecurity } from "#features/accounts/security/security-queries.ts";
import { checkFactorAtEntry, type SecondFactor } from "#features/accounts/security/two-factor.ts";
import { failPending, findPending, planOf, takePending } from "#features/accounts/session/session-queries.ts";
import { createProfile, profileOf } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken } from "#platform/secrets.ts";
import { Fail } from "./errors.ts";

/** The refusal of a field with one of the SQL-like patterns; null if there is none. */
const suspicious = (...fields: string[]): Fail | null =>
  fields.some(looksLikeSql) ? new Fail("suspicious_input") : null;

/** Creates an account, mails the confirmation link and signs in. */
export async function signUp(
  platform: Platform,
  input: {
    email: string;
    password: string;
    captchaToken: string | undefined;
    language: Language;
    inviteSlug: string | undefined;
  },
  origin: Origin,
): Promise<SignInResult> {
  await trySignUp(
    platform,
    await callerOf(platform, input.email, origin),
    suspicious(input.email, input.password),
  );
  if (await isCommonPassword(input.password))
    throw new Fail("password_common", { details: [{ field: "password", code: "password_common" }] });
  await platform.captcha.check(platform.db, input.captchaToken);
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  const { email, language } = input;
  try {
    await platform.db.transaction(async (tx) => {
      await insertMember(tx, {
        id,
        email,
        passwordHash,
        termsVersion: TERMS_VERSION,
        inviteSlug: input.inviteSlug ?? null,
      });
      await createProfile(tx, id, language);
      await announceJoining(platform, tx, { id, inviteSlug: input.inviteSlug }, origin);
      await mailConfirmation(platform, tx, { id, email, language });
    });
  } catch (error) {
    if (isTaken(error, "members_email_unique"))
      throw new Fail("email_taken", { details: [{ field: "email", code: "email_taken" }] });
    throw error;
  }
  return completeSignIn(platform, { id, email }, origin, { method: "password", secondFactor: false });
}

/** A proof of work to be done, as hard as signing in to this account is from here. */
export async function challengeFor(platform: Platform, email: string, origin: Origin) {
  const caller = await callerOf(platform, email, origin);
  return platform.captcha.challenge(await effortFor(platform.db, caller));
}

/**
 * Signs in by e-mail and password. Every try counts before it is made; a known and an unknown address cost the same work
 * and get the same answer.
 */
export async function signIn(
  platform: Platform,
  input: { email: string; password: string; captchaToken: string | undefined },
  origin: Origin,
): Promise<SignInResult> {
  const { db, captcha } = platform;
  const caller = await callerOf(platform, input.email, origin);
  // Before anything is counted: a caller without proof of work can't lock an account or use up its attempts.
  await captcha.check(db, input.captchaToken, await effortDue(db, caller));
  return tryEntry(platform, "sign-in", caller, async () => {
    const refusal = suspicious(input.email, input.password);
    if (refusal) throw refusal;
    const account = await verified(db, caller.email, input.password);
    return completeSignIn(platform, account, origin, {
      method: "password",
      secondFactor: false,
      // A password that was changed meanwhile is no longer the one that was checked.
      stillHolds: (_tx, { passwordHash }) => passwordHash === account.passwordHash,
    });
  });
}

async function verified(db: Queryable, email: string, password: string) {
  const account = await findCredentials(db, email);
  const right = await checkPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw new Fail("wrong_credentials");
  return account;
}

/** Wrong codes after which a sign-in starts from the beginning. */
const WRONG_CODES_MAX = 5;

/** The second step of signing in. Throws pending_invalid, and what `checkFactorAtEntry` throws. */
export async function signInByCode(
  platform: Platform,
  pendingToken: string,
  factor: SecondFactor,
  origin: Origin,
): Promise<SignInResult> {
  const { db } = platform;
  const hash = hashToken(pendingToken);
  const account = await findPending(db, hash, WRONG_CODES_MAX);
  if (!account) throw new Fail("pending_invalid");
  await checkFactorAtEntry(platform, account, factor, origin).catch(async (error: unknown) => {
    if (error instanceof Fail && error.code === "invalid_totp") await failPending(db, hash);
    throw error;
  });
  return completeSignIn(platform, account, origin, {
    method: factor.code === undefined ? "backup_code" : "code",
    secondFactor: true,
    stillHolds: (tx) => takePending(tx, hash),
    refusal: "pending_invalid",
  });
}

/** How one's own account is secured. */
export async function securityOf(platform: Platform, memberId: string) {
  const found = await findSecurity(platform.db, memberId);
  if (!found) throw new Fail("unauthenticated");
  return {
    has_password: found.password_hash !== null,
    password_changed_at: found.password_changed_at?.toISOString() ?? null,
    google_linked: found.google_linked,
    pending_email: found.pending_email,
    factor_reset_ready_at: await resetReadyAt(platform, memberId),
  };
}

/** Accepts the terms that are in force. Throws terms_outdated for others. */
export async function acceptCurrentTerms({ db }: Platform, memberId: string, version: string): Promise<void> {
  if (version !== TERMS_VERSION) throw new Fail("terms_outdated");
  await acceptTerms(db, memberId, version);
}

/** The signed-in member as the web app needs them. */
export async function meOf(platform: Platform, memberId: string) {
  const [account, profile] = await Promise.all([
    findMe(platform.db, memberId),
    profileOf(platform.db, memberId),
  ]);
  if (!account) throw new Fail("unauthenticated");
  return {
    ...account,
    username: profile.username,
    avatar_url: profile.avatarUrl,
    language: profile.language,
    plan: planOf(account.plan),
    premium: account.plan !== "free",
    premium_until: account.premium_until?.toISOString() ?? null,
    needs_onboarding: profile.onboardingStep !== null,
    terms_due: account.terms_version !== TERMS_VERSION,
    deletion_due_at: account.deletion_due_at?.toISOString() ?? null,
    translates: platform.models.current() !== null,
  };
}
