import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, time } from "../wire/model.ts";
import {
  backupCode,
  captchaToken,
  device,
  deviceFingerprint,
  email,
  passkey,
  passkeyName,
  password,
  proof,
  security,
  sessionUser,
  totpCode,
  twoFactor,
} from "./model.ts";

/** Refusals of a proof. */
export const proofErrors = {
  wrong_password: 403,
  fresh_sign_in_required: 403,
  totp_required: 403,
  invalid_totp: 403,
  too_many_attempts: 429,
} as const;
/** What a browser's WebAuthn call takes and gives; checked by the library that knows its shape. */
const webauthn = z.record(z.string(), z.unknown());

/** Passwords, codes, passkeys and devices (spec: account, sections 4, 5 and 7; public, sections 2.8 and 7). */
export const securityEndpoints = endpoints({
  "POST /api/auth/password-reset/request": {
    about: "Mails a reset link (10 minutes, once). Known and unknown addresses get the same answer.",
    access: "public",
    limit: "20/hour",
    body: z.object({
      email,
      deviceFingerprint: deviceFingerprint.optional(),
      captcha_token: captchaToken,
    }),
    output: z.object({ sent: z.literal(true), cooldown: z.int() }),
    errors: {
      captcha_required: 400,
      captcha_failed: 400,
      google_account: 409,
      no_password: 409,
    },
  },
  "POST /api/auth/password-reset/verify-token": {
    about: "Whose password a reset link sets, and whether a code is needed.",
    access: "public",
    limit: "60/hour",
    body: z.object({ token: z.string().max(200), deviceFingerprint: deviceFingerprint.optional() }),
    output: z.object({ email: z.string(), username: z.string().nullable(), requires2FA: z.boolean() }),
    errors: { reset_invalid: 400 },
  },
  "POST /api/auth/password-reset/confirm": {
    about:
      "Sets the new password and signs all devices out. With two-factor on a code or a backup code is due.",
    access: "public",
    limit: "60/hour",
    body: z.object({
      token: z.string().max(200),
      newPassword: password,
      deviceFingerprint: deviceFingerprint.optional(),
      twoFACode: totpCode.optional(),
      backupCode: backupCode.optional(),
    }),
    output: z.object({ reset: z.literal(true) }),
    errors: {
      reset_invalid: 400,
      password_common: 400,
      totp_required: 403,
      invalid_totp: 403,
      too_many_attempts: 429,
      too_many_strangers: 429,
    },
  },
  "GET /api/me/security": {
    about: "How one's own account is secured.",
    access: "member",
    limit: "120/minute",
    output: security,
  },
  "PUT /api/auth/password": {
    about: "Changes the password and signs the other devices out.",
    access: "member",
    limit: "20/hour",
    body: z.object({
      current_password: z.string().max(400),
      new_password: password,
      code: totpCode.optional(),
      backup_code: backupCode.optional(),
    }),
    errors: {
      wrong_password: 403,
      totp_required: 403,
      invalid_totp: 403,
      too_many_attempts: 429,
      password_common: 400,
      no_password: 409,
    },
  },
  "POST /api/auth/password/first": {
    about: "Mails a link that sets the first password of an account without one.",
    access: "member",
    limit: "5/hour",
    status: 202,
    output: z.object({ sent: z.boolean() }),
  },
  "PUT /api/me/email": {
    about: "Asks for another address: confirmed by a mail to the new one, announced to the old one.",
    access: "member",
    limit: "10/hour",
    status: 202,
    body: proof.extend({ email }),
    output: z.object({ pending_email: z.string() }),
    errors: proofErrors,
  },
  "GET /api/auth/2fa": {
    about: "Whether two-factor is on, and how many backup codes are left.",
    access: "member",
    limit: "120/minute",
    output: twoFactor,
  },
  "POST /api/auth/2fa/setup": {
    about: "A new secret to be scanned; nothing changes until it is verified.",
    access: "member",
    limit: "20/hour",
    body: proof.pick({ password: true }),
    output: z.object({ secret: z.string(), otpauth_url: z.string() }),
    errors: {
      wrong_password: 403,
      fresh_sign_in_required: 403,
      too_many_attempts: 429,
      already_enabled: 409,
    },
  },
  "POST /api/auth/2fa/verify": {
    about: "Turns two-factor on by a code of the new secret; answers the backup codes, shown once.",
    access: "member",
    limit: "60/hour",
    body: z.object({ code: totpCode }),
    output: z.object({ enabled: z.literal(true), codes: z.array(z.string()) }),
    errors: { invalid_totp: 403, too_many_attempts: 429, nothing_to_verify: 409 },
  },
  "POST /api/auth/2fa/disable": {
    about: "Turns two-factor off, by a code or a backup code; its backup codes go as well.",
    access: "member",
    limit: "60/hour",
    body: proof.pick({ code: true, backup_code: true }),
    output: z.object({ enabled: z.literal(false) }),
    errors: { totp_required: 403, invalid_totp: 403, too_many_attempts: 429 },
  },
  "POST /api/auth/2fa/backup-codes": {
    about: "New backup codes by a code or one of the old ones, shown once; the old ones stop working.",
    access: "member",
    limit: "20/hour",
    body: proof.pick({ code: true, backup_code: true }),
    output: z.object({ codes: z.array(z.string()) }),
    errors: { totp_required: 403, invalid_totp: 403, too_many_attempts: 429 },
  },
  "POST /api/auth/2fa/sign-in": {
    about: "The second step of signing in: a code, or a backup code in its place.",
    access: "public",
    limit: "60/minute",
    body: z.object({
      pending_token: z.string().max(200),
      code: totpCode.optional(),
      backup_code: backupCode.optional(),
    }),
    output: z.object({ user: sessionUser }),
    errors: {
      totp_required: 403,
      invalid_totp: 403,
      pending_invalid: 400,
      too_many_attempts: 429,
      too_many_strangers: 429,
    },
  },
  "GET /api/auth/passkeys": {
    about: "One's own passkeys.",
    access: "member",
    limit: "120/minute",
    output: z.object({ items: z.array(passkey) }),
  },
  "POST /api/auth/passkeys/options": {
    about: "What the browser needs to make a passkey.",
    access: "member",
    limit: "30/hour",
    body: proof,
    output: webauthn,
    errors: { ...proofErrors, too_many_passkeys: 409 },
  },
  "POST /api/auth/passkeys": {
    about: "Keeps the passkey that the browser made.",
    access: "member",
    limit: "30/hour",
    body: z.object({ name: passkeyName, response: webauthn }),
    output: passkey,
    status: 201,
    errors: { passkey_invalid: 400 },
  },
  "POST /api/auth/passkeys/{id}/removal": {
    about: "Forgets a passkey.",
    access: "member",
    limit: "60/hour",
    params: { id: z.string().regex(/^[\w-]{1,300}$/) },
    body: proof,
    errors: proofErrors,
  },
  "POST /api/auth/passkeys/sign-in/options": {
    about: "What the browser needs to sign in by a passkey.",
    access: "public",
    limit: "60/minute",
    output: webauthn,
  },
  "POST /api/auth/passkeys/sign-in": {
    about: "Signs in by a passkey, which counts as both factors.",
    access: "public",
    limit: "60/minute",
    body: z.object({ response: webauthn }),
    output: z.object({ user: sessionUser }),
    errors: { passkey_invalid: 401 },
  },
  "GET /api/auth/sessions": {
    about: "The devices signed in, the last used first; at most a hundred.",
    access: "member",
    limit: "60/minute",
    output: z.object({ items: z.array(device) }),
  },
  "DELETE /api/auth/sessions": {
    about: "Signs all other devices out.",
    access: "member",
    limit: "30/hour",
    output: z.object({ ended: z.int() }),
  },
  "DELETE /api/auth/sessions/{id}": {
    about: "Signs one device out.",
    access: "member",
    limit: "60/minute",
    params: { id },
  },
});

const pendingToken = z.string().max(200);

/** Endpoints for members who have lost all second factors: they ask the team, which cannot act at once. */
export const factorResetEndpoints = endpoints({
  "POST /api/auth/2fa/reset/code": {
    about:
      "Mails a code to a member who has shown the password and has no second factor any more; one in two minutes.",
    access: "public",
    limit: "20/hour",
    body: z.object({ pending_token: pendingToken }),
    output: z.object({ sent: z.literal(true), cooldown: z.int() }),
    errors: { pending_invalid: 400, reset_waiting: 409, reset_too_often: 429 },
  },
  "POST /api/auth/2fa/reset": {
    about: "Asks the team to take all second factors away, by the mailed code. Not before two days are over.",
    access: "public",
    limit: "30/hour",
    body: z.object({ pending_token: pendingToken, code: totpCode }),
    status: 201,
    output: z.object({ ready_at: time }),
    errors: { pending_invalid: 400, reset_code_wrong: 403, reset_waiting: 409 },
  },
  "POST /api/auth/2fa/reset/stop": {
    about: "Stops it by the link that was mailed when it was asked for.",
    access: "public",
    limit: "60/hour",
    body: z.object({ token: z.string().max(200) }),
    output: z.object({ stopped: z.literal(true) }),
    errors: { token_invalid: 400 },
  },
  "DELETE /api/auth/2fa/reset": {
    about: "Stops it from a device that is signed in.",
    access: "member",
    limit: "30/hour",
  },
});
