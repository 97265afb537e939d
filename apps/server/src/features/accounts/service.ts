import { looksLikeSql, TERMS_VERSION } from "@kompagnon/contract/accounts/model.ts";
import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { countAttempt, forgive, lockIfSpent } from "#features/accounts/attempts.ts";
import { checkPassword, hashPassword, isCommonPassword } from "#features/accounts/password.ts";
import {
  confirmEmail,
  findCredentials,
  findMe,
  insertMailToken,
  insertMember,
  takeMailToken,
} from "#features/accounts/queries.ts";
import { startSession } from "#features/accounts/session.ts";
import { createProfile, profileOf } from "#features/profiles/door.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, hashToken, randomToken } from "#platform/secrets.ts";

/** Where a request comes from: its address (only ever stored as a fingerprint) and what the browser says it is. */
export type Origin = { address: string; device: string };
/** Who signed in, and the value of their new session cookie. */
export type SignedIn = { user: { id: string; userId: string; email: string }; token: string };

const CONFIRM_HOURS = 24;
const userOf = (id: string, email: string) => ({ id, userId: id, email });

const refuseSqlLike = (...fields: string[]) => {
  if (fields.some(looksLikeSql)) throw new Fail("suspicious_input");
};

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
): Promise<SignedIn> {
  refuseSqlLike(input.email, input.password);
  if (isCommonPassword(input.password))
    throw new Fail("password_common", { details: [{ field: "password", code: "password_common" }] });
  await platform.captcha.check(platform.db, input.captchaToken);
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  try {
    return await platform.db.transaction(async (tx) => {
      const { email, language } = input;
      await insertMember(tx, {
        id,
        email,
        passwordHash,
        termsVersion: TERMS_VERSION,
        inviteSlug: input.inviteSlug ?? null,
      });
      await createProfile(tx, id, language);
      await sendConfirmation(platform, tx, { id, email, language });
      return { user: userOf(id, email), token: await startSession(tx, id, origin.device) };
    });
  } catch (error) {
    if (isTaken(error, "members_email_unique"))
      throw new Fail("email_taken", { details: [{ field: "email", code: "email_taken" }] });
    throw error;
  }
}

/** Mails a link that confirms an address. */
async function sendConfirmation(
  platform: Platform,
  tx: Tx,
  to: { id: string; email: string; language: Language },
) {
  const token = randomToken();
  await insertMailToken(tx, {
    hash: hashToken(token),
    memberId: to.id,
    purpose: "confirm_email",
    email: to.email,
    hours: CONFIRM_HOURS,
  });
  await platform.mail.send(tx, {
    to: to.email,
    language: to.language,
    template: "confirm_email",
    data: {},
    link: `${platform.config.origin}/confirm-email#token=${token}`,
  });
}

/** Mails the confirmation link again; false if the address is confirmed already. */
export async function resendConfirmation(platform: Platform, memberId: string): Promise<boolean> {
  const me = await findMe(platform.db, memberId);
  if (!me || me.email_confirmed) return false;
  const { language } = await profileOf(platform.db, memberId);
  await platform.db.transaction((tx) =>
    sendConfirmation(platform, tx, { id: memberId, email: me.email, language }),
  );
  return true;
}

/** Uses a mailed link up. Throws token_invalid. */
export async function confirmAddress(platform: Platform, token: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const found = await takeMailToken(tx, hashToken(token), "confirm_email");
    const confirmed = found && (await confirmEmail(tx, found.member_id, found.email));
    if (!confirmed?.rowCount) throw new Fail("token_invalid");
  });
}

/**
 * Signs in by e-mail and password. Every try counts before it is made, by account and by address; a known and an
 * unknown address cost the same work and get the same answer.
 */
export async function signIn(
  platform: Platform,
  input: { email: string; password: string; captchaToken: string | undefined },
  origin: Origin,
): Promise<SignedIn> {
  const { db, captcha, config } = platform;
  const email = tidyEmail(input.email);
  const accountKey = `account:${fingerprint(config.secret, email)}`;
  const addressKey = `address:${fingerprint(config.secret, origin.address)}`;
  await countAttempt(db, [accountKey, addressKey]);
  try {
    refuseSqlLike(input.email, input.password);
    await captcha.check(db, input.captchaToken);
    const account = await verified(db, email, input.password);
    await forgive(db, accountKey, addressKey);
    if (account.banned) throw new Fail("banned", { data: { reason: account.banReason ?? "" } });
    return {
      user: userOf(account.id, account.email),
      token: await startSession(db, account.id, origin.device),
    };
  } catch (error) {
    if (error instanceof Fail && error.code !== "banned") await lockIfSpent(db, [accountKey, addressKey]);
    throw error;
  }
}

async function verified(db: Queryable, email: string, password: string) {
  const account = await findCredentials(db, email);
  const right = await checkPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw new Fail("wrong_credentials");
  return account;
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
    plan: account.premium ? ("premium" as const) : ("free" as const),
    premium_until: account.premium_until?.toISOString() ?? null,
    needs_onboarding: profile.onboardingStep !== null,
  };
}
