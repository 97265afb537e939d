import { accountKey, guarded } from "#features/accounts/attempts/attempts.ts";
import { CONFIRM_MINUTES, confirmPage, mailLink } from "#features/accounts/passwords/links.ts";
import {
  deleteMailTokens,
  findConfirmation,
  insertMailToken,
  takeMailToken,
  wasMailed,
} from "#features/accounts/passwords/mail-token-queries.ts";
import { checkPassword } from "#features/accounts/passwords/password.ts";
import { changeEmail, confirmEmail, findCredentials, findMe } from "#features/accounts/queries.ts";
import { type Given, prove } from "#features/accounts/security/two-factor.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { changeProfileIn, profileOf } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "./errors.ts";

/** Mails a link that confirms a new account's address. */
export const mailConfirmation = (
  platform: Platform,
  tx: Tx,
  to: { id: string; email: string; language: Parameters<typeof mailLink>[2]["language"] },
): Promise<void> =>
  mailLink(platform, tx, {
    memberId: to.id,
    to: to.email,
    language: to.language,
    purpose: "confirm_email",
    template: "confirm_email",
    minutes: CONFIRM_MINUTES,
    page: confirmPage,
  });

/** Mails the confirmation link again; false if the address is confirmed already. */
export async function resendConfirmation(platform: Platform, memberId: string): Promise<boolean> {
  const me = await findMe(platform.db, memberId);
  if (!me || me.email_confirmed) return false;
  const { language } = await profileOf(platform.db, memberId);
  await platform.db.transaction((tx) =>
    mailConfirmation(platform, tx, { id: memberId, email: me.email, language }),
  );
  return true;
}

/** Changing one's mind again and again mails nothing more. */
const NEWSLETTER_PAUSE_SECONDS = 3600;

const NEWSLETTER = "newsletter";

/** Mails a link that confirms the wish for the newsletter (double opt-in), in the caller's transaction. */
export async function mailNewsletterLink(platform: Platform, tx: Tx, memberId: string): Promise<void> {
  const me = await findMe(tx, memberId);
  if (!me) throw new Fail("unauthenticated");
  if (await wasMailed(tx, memberId, "newsletter", NEWSLETTER_PAUSE_SECONDS)) return;
  const { language } = await profileOf(tx, memberId);
  await mailLink(platform, tx, {
    memberId,
    to: me.email,
    language,
    purpose: "newsletter",
    template: "newsletter",
    minutes: CONFIRM_MINUTES,
    page: confirmPage,
    subscription: { kind: NEWSLETTER, ref: memberId },
  });
}

/** Lets the newsletter be switched off by one click: also a wish that is not confirmed yet ends. */
export const unsubscribeFromNewsletter = (platform: Platform): void =>
  platform.mail.onUnsubscribe(NEWSLETTER, async (tx, memberId) => {
    await deleteMailTokens(tx, memberId, ["newsletter"]);
    await changeProfileIn(platform, tx, memberId, { newsletter: false });
  });

/**
 * Requests a change of address: mails a link to the new one. An address of another member gets the same answer, but no mail.
 * Throws what `prove` throws.
 */
export async function requestEmailChange(
  platform: Platform,
  viewer: Viewer,
  input: Given & { email: string },
): Promise<{ pending_email: string }> {
  await prove(platform, viewer, input);
  const { db } = platform;
  const { language } = await profileOf(db, viewer.id);
  const taken = (await findCredentials(db, input.email)) !== null;
  await db.transaction(async (tx) => {
    await deleteMailTokens(tx, viewer.id, ["change_email"]);
    await recordSecurityEvent(platform, tx, { type: "email_change_asked", memberId: viewer.id });
    // It waits for a confirmation like any other, which never comes.
    if (taken)
      return insertMailToken(tx, {
        hash: hashToken(randomToken()),
        memberId: viewer.id,
        purpose: "change_email",
        email: input.email,
        minutes: CONFIRM_MINUTES,
      });
    await mailLink(platform, tx, {
      memberId: viewer.id,
      to: input.email,
      language,
      purpose: "change_email",
      template: "change_email",
      minutes: CONFIRM_MINUTES,
      page: confirmPage,
    });
    return undefined;
  });
  return { pending_email: input.email };
}

/** The caller with a mailed link: signed in, or with the account's password. */
type Holder = { viewer: Viewer | null; password: string | undefined };

/**
 * Requires proof of the account in addition to the mailed link: a member may have signed up with an address that is not theirs,
 * and programs open links before people do. Throws proof_required, wrong_password, too_many_attempts.
 */
async function proveHolder(platform: Platform, hash: Buffer, { viewer, password }: Holder): Promise<void> {
  const { db, config } = platform;
  const found = await findConfirmation(db, hash);
  const isAddress = found?.purpose === "confirm_email" || found?.purpose === "change_email";
  if (!isAddress || viewer?.id === found.member_id) return;
  if (password === undefined) throw new Fail("proof_required");
  const counted = {
    key: `confirm:${hash.toString("base64url")}`,
    account: accountKey(config.secret, found.email),
  };
  await guarded(db, counted, async () => {
    if (!(await checkPassword(found.password_hash, password))) throw new Fail("wrong_password");
  });
}

/** Uses a mailed link up. Throws token_invalid, email_taken, and what `proveHolder` throws. */
export async function confirmByMail(
  platform: Platform,
  token: string,
  holder: Holder,
): Promise<"address" | "change" | "newsletter"> {
  const hash = hashToken(token);
  await proveHolder(platform, hash, holder);
  try {
    return await platform.db.transaction(async (tx) => {
      const found = await takeMailToken(tx, hash);
      switch (found?.purpose) {
        case "confirm_email": {
          const { rowCount } = await confirmEmail(tx, found.member_id, found.email);
          if (rowCount === 0) throw new Fail("token_invalid");
          await deleteMailTokens(tx, found.member_id, ["confirm_email"]);
          await recordSecurityEvent(platform, tx, { type: "email_confirmed", memberId: found.member_id });
          return "address";
        }
        case "change_email":
          await moveAddress(platform, tx, found.member_id, found.email);
          await recordSecurityEvent(platform, tx, { type: "email_changed", memberId: found.member_id });
          return "change";
        case "newsletter":
          await deleteMailTokens(tx, found.member_id, ["newsletter"]);
          await changeProfileIn(platform, tx, found.member_id, {
            newsletter: true,
            newsletterConfirmedAt: new Date(),
          });
          return "newsletter";
        default:
          throw new Fail("token_invalid");
      }
    });
  } catch (error) {
    if (isTaken(error, "members_email_unique")) throw new Fail("email_taken");
    throw error;
  }
}

/** Sets a member's new address and mails the old one. */
async function moveAddress({ mail, config }: Platform, tx: Tx, memberId: string, email: string) {
  const before = await changeEmail(tx, memberId, email);
  if (before === null) throw new Fail("token_invalid");
  await deleteMailTokens(tx, memberId, ["reset_password", "confirm_email"]);
  const { language } = await profileOf(tx, memberId);
  await mail.send(tx, {
    to: before,
    language,
    template: "email_changed",
    data: {},
    link: `${config.origin}/imprint`,
  });
}
