import { z } from "zod";
import { id, language, time } from "../wire/model.ts";

export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** After this many failures sign-in is locked for LOCK_SECONDS (spec: community, section 9). */
export const ATTEMPTS_MAX = 5;
export const LOCK_SECONDS = 300;
/** The version of the terms that sign-up accepts (spec: public, section 9). */
export const TERMS_VERSION = "1.0";

/**
 * The few patterns that sign-in fields refuse with the spec's message. A courtesy to the specification, never the
 * defence: every query is parameterised. Narrow, so that no reasonable password meets it.
 */
const SQL_LIKE =
  /('|")\s*or\s+('|")?\d+('|")?\s*=\s*('|")?\d+|\bunion\s+(all\s+)?select\b|;\s*drop\s+table\b|;\s*delete\s+from\b|;\s*insert\s+into\b|\bxp_cmdshell\b/i;
/** Whether a sign-in field carries one of the SQL-like patterns. */
export const looksLikeSql = (text: string): boolean => SQL_LIKE.test(text);

export const email = z
  .string()
  .max(EMAIL_MAX + 50)
  .transform((raw) => raw.trim().toLowerCase())
  .pipe(z.email({ message: "email_invalid" }).max(EMAIL_MAX, { message: "email_invalid" }));
export const password = z
  .string()
  .min(PASSWORD_MIN, { message: "password_short" })
  .max(PASSWORD_MAX, { message: "password_long" });

/** The signed-in person as sign-in answers it. */
export const sessionUser = z.object({ id, userId: id, email: z.string() });

/** What the web app knows about the signed-in member. */
export const me = z.object({
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
  /** The terms version accepted; a newer one asks again. */
  terms_version: z.string(),
});
export type Me = z.infer<typeof me>;

/** How the CAPTCHA is solved here; `challenge` is ALTCHA's own JSON for the proof of work. */
export const captcha = z.object({
  provider: z.enum(["altcha", "none"]),
  challenge: z.record(z.string(), z.unknown()).nullable(),
});
