import { z } from "zod";
import { id, language, lineText, plainText, time } from "../wire/model.ts";
import {
  APPEAL_MAX,
  EMAIL_MAX,
  EMAIL_PATTERN,
  PASSKEY_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  TOTP_DIGITS,
  tidyEmail,
} from "./rules.ts";

export {
  APPEAL_MAX,
  ATTEMPTS_MAX,
  BACKUP_CODES,
  DELETION_DAYS,
  EMAIL_MAX,
  FRESH_MINUTES,
  LOCK_SECONDS,
  looksLikeSql,
  PASSKEYS_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RESET_COOLDOWN_SECONDS,
  RESET_MINUTES,
  STATUS_LEVEL,
  TERMS_VERSION,
} from "./rules.ts";

export const email = z
  .string()
  .max(EMAIL_MAX + 50)
  .transform(tidyEmail)
  .pipe(
    z
      .email({ pattern: EMAIL_PATTERN, message: "email_invalid" })
      .max(EMAIL_MAX, { message: "email_invalid" }),
  );
export const password = z
  .string()
  .min(PASSWORD_MIN, { message: "password_short" })
  .max(PASSWORD_MAX, { message: "password_long" });

/** The signed-in person as sign-in answers it. */
export const sessionUser = z.object({ id, userId: id, email: z.string() }).meta({ id: "SessionUser" });

/** What the web app knows about the signed-in member. */
export const me = z
  .object({
    id,
    email: z.string(),
    email_confirmed: z.boolean(),
    username: z.string().nullable(),
    avatar_url: z.string().nullable(),
    admin_level: z.int(),
    language,
    plan: z.enum(["free", "test", "premium"]),
    premium: z.boolean(),
    premium_until: time.nullable(),
    needs_onboarding: z.boolean(),
    /** The terms version accepted, and whether a newer one has to be accepted first. */
    terms_version: z.string(),
    terms_due: z.boolean(),
    /** When the account will be erased; null unless its member asked for that. */
    deletion_due_at: time.nullable(),
    /** Whether posts and messages can be had in another language here. */
    translates: z.boolean(),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof me>;

/** The solved CAPTCHA, if one is required. */
export const captchaToken = z.string().max(8000).optional();

/** How the CAPTCHA is solved here; `challenge` is ALTCHA's own JSON for the proof of work. */
export const captcha = z
  .object({
    provider: z.enum(["altcha", "none"]),
    challenge: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "Captcha" });

/** Six digits of an authenticator app. */
export const totpCode = z.string().regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), { message: "invalid_totp" });
/** A backup code as typed: case, spaces and hyphens don't count. */
export const backupCode = z.string().min(4).max(40);

/** What proves that it is really the member, before something about how they get in changes. */
export const proof = z
  .object({
    /** Of accounts that have one; the others need a code, or without two-factor a sign-in no older than FRESH_MINUTES. */
    password: z.string().max(400).optional(),
    /** With two-factor on, or instead of it … */
    code: totpCode.optional(),
    /** … a backup code. */
    backup_code: backupCode.optional(),
  })
  .meta({ id: "Proof" });

/** Either who signed in, or that a code is needed (spec: community, section 7). */
export const signInAnswer = z
  .object({
    user: sessionUser.nullable(),
    requires_2fa: z.boolean(),
    pending_token: z.string().nullable(),
  })
  .meta({ id: "SignInAnswer" });

/** The sign-in methods other than the password. `google` is null where it is not configured. */
export const providers = z
  .object({
    google: z.object({ client_id: z.string(), script_url: z.string() }).nullable(),
  })
  .meta({ id: "SignInProviders" });

/** What a browser says about itself; optional, and only ever slows abuse down (spec: community, section 7). */
export const deviceFingerprint = z
  .object({
    userAgent: z.string().max(500),
    language: z.string().max(50),
    screenResolution: z.string().max(50),
    timezone: z.string().max(100),
  })
  .meta({ id: "DeviceFingerprint" });

/** How an account is secured. */
export const security = z
  .object({
    has_password: z.boolean(),
    password_changed_at: time.nullable(),
    google_linked: z.boolean(),
    /** The address that waits for its confirmation. */
    pending_email: z.string().nullable(),
    /** From when on the team may take the second factors away that the member has said are lost; null unless they have. */
    factor_reset_ready_at: time.nullable(),
  })
  .meta({ id: "AccountSecurity" });
export const twoFactor = z
  .object({ enabled: z.boolean(), has_backup: z.boolean(), backup_left: z.int() })
  .meta({ id: "TwoFactor" });

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: time,
    last_used_at: time.nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkey>;
export const passkeyName = lineText(PASSKEY_NAME_MAX).pipe(z.string().min(1, { message: "required" }));

/** A signed-in device. */
export const device = z
  .object({
    id,
    device: z.string(),
    created_at: time,
    last_seen_at: time,
    current: z.boolean(),
  })
  .meta({ id: "Device" });
export type Device = z.infer<typeof device>;

/** A manual status of level 2 and above; null follows the stream (spec: account, section 4). */
export const manualStatus = z
  .enum(["online(admin)", "away(admin)", "offline(admin)"])
  .meta({ id: "ManualStatus" });
export type ManualStatus = z.infer<typeof manualStatus>;
export const statusPreferences = z
  .object({
    manual_status: manualStatus.nullable(),
    /** Whether it shows even while the member is not there. */
    manual_status_permanent: z.boolean(),
  })
  .meta({ id: "StatusPreferences" });

/** The ban of a member: its reason, its end, and their appeal. */
export const ban = z
  .object({
    message: z.string(),
    until: time.nullable(),
    /** When the account will be erased, if its member asked for that. */
    deletion_due_at: time.nullable(),
    /** What proves that it is the member who asks for their archive or their erasure. */
    proof: z.object({ password: z.boolean(), code: z.boolean() }),
    appeal: z
      .object({
        text: z.string(),
        created_at: time,
        decision: z.enum(["accepted", "rejected"]).nullable(),
        answer: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "Ban" });
export const appealText = plainText(APPEAL_MAX).pipe(z.string().min(1, { message: "required" }));
