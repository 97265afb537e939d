import { RESET_COOLDOWN_SECONDS } from "@kompagnon/contract/accounts/model.ts";
import { securityEndpoints } from "@kompagnon/contract/accounts/security-endpoints.ts";
import type { FastifyInstance } from "fastify";
import { requestEmailChange } from "#features/accounts/addresses.ts";
import {
  changePassword,
  confirmReset,
  mailFirstPassword,
  readReset,
  requestReset,
} from "#features/accounts/passwords/passwords.ts";
import { listPasskeys } from "#features/accounts/security/passkey-queries.ts";
import {
  addPasskey,
  passkeyOptions,
  presentPasskey,
  removePasskey,
  signInByPasskey,
  signInOptions,
} from "#features/accounts/security/passkeys.ts";
import {
  disableTwoFactor,
  factorIn,
  newBackupCodes,
  setUpTwoFactor,
  twoFactorOf,
  verifyTwoFactor,
} from "#features/accounts/security/two-factor.ts";
import { securityOf, signInByCode } from "#features/accounts/service.ts";
import type { Cookies } from "#features/accounts/session/cookies.ts";
import { endDevice, endDevices } from "#features/accounts/session/session.ts";
import { listSessions } from "#features/accounts/session/session-queries.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Registers the routes about passwords, second factors, passkeys and devices. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of thin routes
export function securityRoutes(
  app: FastifyInstance,
  platform: Platform,
  { originOf, respondToSignIn, setDeviceCookie, setSessionCookie }: Cookies,
): void {
  const { db } = platform;
  serve(app, securityEndpoints, {
    "POST /api/auth/password-reset/request": async ({ body }) => {
      await requestReset(platform, body.email, body.captcha_token);
      return { sent: true, cooldown: RESET_COOLDOWN_SECONDS };
    },
    "POST /api/auth/password-reset/verify-token": ({ body }) => readReset(platform, body.token),
    "POST /api/auth/password-reset/confirm": async ({ body, request, reply }) => {
      const { token, newPassword, twoFACode, backupCode } = body;
      const factor = { code: twoFACode, backupCode };
      const device = await confirmReset(
        platform,
        { token, password: newPassword, factor },
        originOf(request),
      );
      setDeviceCookie(reply, device);
      return { reset: true };
    },
    "GET /api/me/security": ({ viewer }) => securityOf(platform, viewer.id),
    "PUT /api/auth/password": async ({ body, viewer, reply }) => {
      const { current_password: current, new_password: next } = body;
      setSessionCookie(
        reply,
        await changePassword(platform, viewer, { current, next, factor: factorIn(body) }),
      );
    },
    "POST /api/auth/password/first": async ({ viewer }) => ({
      sent: await mailFirstPassword(platform, viewer),
    }),
    "PUT /api/me/email": ({ body, viewer }) => requestEmailChange(platform, viewer, body),
    "GET /api/auth/2fa": ({ viewer }) => twoFactorOf(platform, viewer.id),
    "POST /api/auth/2fa/setup": ({ body, viewer }) => setUpTwoFactor(platform, viewer, body.password),
    "POST /api/auth/2fa/verify": async ({ body, viewer, reply }) => {
      const { codes, session } = await verifyTwoFactor(platform, viewer, body.code);
      setSessionCookie(reply, session);
      return { enabled: true, codes };
    },
    "POST /api/auth/2fa/disable": async ({ body, viewer, reply }) => {
      setSessionCookie(reply, await disableTwoFactor(platform, viewer, factorIn(body)));
      return { enabled: false };
    },
    "POST /api/auth/2fa/backup-codes": async ({ body, viewer }) => ({
      codes: await newBackupCodes(platform, viewer, factorIn(body)),
    }),
    "POST /api/auth/2fa/sign-in": async ({ body, request, reply }) => {
      const { pending_token, code, backup_code } = body;
      const factor = { code, backupCode: backup_code };
      const entry = await signInByCode(platform, pending_token, factor, originOf(request));
      const { user } = await respondToSignIn(request, reply, entry);
      if (!user) throw new Error("the second factor was shown");
      return { user };
    },
    "GET /api/auth/passkeys": async ({ viewer }) => ({
      items: (await listPasskeys(db, viewer.id)).map(presentPasskey),
    }),
    "POST /api/auth/passkeys/options": ({ body, viewer }) => passkeyOptions(platform, viewer, body),
    "POST /api/auth/passkeys": async ({ body: { name, response }, viewer, reply }) => {
      const { key, session } = await addPasskey(platform, viewer, name, response);
      setSessionCookie(reply, session);
      return presentPasskey(key);
    },
    "POST /api/auth/passkeys/{id}/removal": async ({ params, body, viewer, reply }) => {
      setSessionCookie(reply, await removePasskey(platform, viewer, params.id, body));
    },
    "POST /api/auth/passkeys/sign-in/options": () => signInOptions(platform),
    "POST /api/auth/passkeys/sign-in": async ({ body, request, reply }) => {
      const entry = await signInByPasskey(platform, body.response, originOf(request));
      const { user } = await respondToSignIn(request, reply, entry);
      if (!user) throw new Error("a passkey is both factors");
      return { user };
    },
    "GET /api/auth/sessions": async ({ viewer }) => ({
      items: (await listSessions(db, viewer.id)).map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        current: id === viewer.sessionId,
      })),
    }),
    "DELETE /api/auth/sessions": async ({ viewer }) => ({
      ended: await db.transaction((tx) =>
        endDevices(platform, tx, { memberId: viewer.id, reason: "signed_out", except: viewer.sessionId }),
      ),
    }),
    "DELETE /api/auth/sessions/{id}": async ({ params, viewer }) => {
      if (!(await endDevice(platform, viewer.id, params.id))) throw new Fail("not_found");
    },
  });
}
