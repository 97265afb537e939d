import { z } from "zod";
import { id, language, time } from "../wire/model.ts";
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, tidyEmail } from "./rules.ts";

export {
  ATTEMPTS_MAX,
  EMAIL_MAX,
  LOCK_SECONDS,
  looksLikeSql,
  PASSWORD_MAX,
  PASSWORD_MIN,
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
