import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { plainText } from "../wire/model.ts";
import { captcha, captchaToken, email, me, password, providers, sessionUser, signInAnswer } from "./model.ts";
import { INVITE_SLUG_MAX } from "./rules.ts";
import { factorResetEndpoints, securityEndpoints } from "./security-endpoints.ts";
import { staffEndpoints } from "./staff-endpoints.ts";
import { statusEndpoints } from "./status-endpoints.ts";

/** Sign-up, sign-in, session and e-mail confirmation (spec: community, sections 2, 5 and 7). */
export const accountsEndpoints = endpoints({
  "GET /api/auth/captcha": {
    about: "A fresh proof-of-work challenge, or the word that none is asked.",
    access: "public",
    limit: "60/minute",
    output: captcha,
  },
  "POST /api/auth/captcha": {
    about:
      "A fresh challenge as hard as signing in to this account is from here: with every failure from unknown devices within the hour it gets harder, up to 200 times.",
    access: "public",
    limit: "60/minute",
    body: z.object({ email: plainText(400) }),
    output: captcha,
    status: 200,
  },
  "POST /api/auth/sign-up": {
    about: "Creates an account and signs in; a link to confirm the address is mailed.",
    access: "public",
    limit: "30/hour",
    body: z.object({
      email,
      password,
      captcha_token: captchaToken,
      accepted_terms: z.literal(true, { message: "terms_required" }),
      language: z.string().max(5).optional(),
      invite_slug: plainText(INVITE_SLUG_MAX).optional(),
    }),
    output: sessionUser,
    status: 201,
    errors: {
      captcha_required: 400,
      captcha_failed: 400,
      suspicious_input: 400,
      password_common: 400,
      email_taken: 409,
      too_many_attempts: 429,
    },
  },
  "POST /api/auth/sign-in": {
    about:
      "Signs in by e-mail and password. Five failures lock the account for five minutes, for that address or known device alone. captcha_harder: fetch a challenge for the account and try again.",
    access: "public",
    limit: "60/minute",
    body: z.object({
      // Not the rule of sign-up: whatever is no address is answered as an unknown one.
      email: plainText(400),
      password: z.string().max(400),
      captcha_token: captchaToken,
    }),
    output: signInAnswer,
    errors: {
      captcha_required: 400,
      captcha_failed: 400,
      captcha_harder: 400,
      suspicious_input: 400,
      wrong_credentials: 401,
      too_many_attempts: 429,
      too_many_strangers: 429,
    },
  },
  "GET /api/auth/providers": {
    about: "The ways to sign in other than a password.",
    access: "public",
    limit: "120/minute",
    output: providers,
  },
  "POST /api/auth/identity-provider": {
    about: "Signs in, or up, by the identity provider's credential (an ID token, good once).",
    access: "public",
    limit: "60/minute",
    body: z.object({
      credential: z.string().min(1).max(8000),
      language: z.string().max(5).optional(),
      invite_slug: plainText(INVITE_SLUG_MAX).optional(),
    }),
    output: signInAnswer.extend({ is_new: z.boolean() }),
    errors: { provider_off: 404, credential_invalid: 401 },
  },
  "POST /api/auth/signout": {
    about: "Ends this session. Answers the same without one.",
    access: "public",
    limit: "60/minute",
  },
  "GET /api/health/auth": {
    about: "Who the session belongs to.",
    access: "member",
    limit: "600/minute",
    output: z.object({ user: sessionUser }),
  },
  "GET /api/me": {
    about: "The signed-in member: level, language, plan and what is still to do.",
    access: "member",
    limit: "600/minute",
    output: me,
    start: [{ on: "every page" }],
  },
  "POST /api/auth/email/confirm": {
    about:
      "Confirms by a mailed token: the address, a changed one, or the newsletter. Once; 24 hours. An address needs a session of its account as well, or the password: proof_required.",
    access: "public",
    limit: "30/hour",
    body: z.object({ token: z.string().min(10).max(200), password: z.string().max(400).optional() }),
    output: z.object({ email_confirmed: z.literal(true), what: z.enum(["address", "change", "newsletter"]) }),
    errors: {
      token_invalid: 400,
      proof_required: 403,
      wrong_password: 403,
      too_many_attempts: 429,
      email_taken: 409,
    },
  },
  "POST /api/auth/email/resend": {
    about: "Mails the confirmation link again.",
    access: "member",
    limit: "5/hour",
    status: 202,
    output: z.object({ sent: z.boolean() }),
  },
});

/** The HTTP routes of accounts. */
export const accounts = {
  endpoints: {
    ...accountsEndpoints,
    ...securityEndpoints,
    ...factorResetEndpoints,
    ...staffEndpoints,
    ...statusEndpoints,
  },
  events: {},
};
