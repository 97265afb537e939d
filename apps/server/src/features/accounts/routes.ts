import { accountsEndpoints } from "@kompagnon/contract/accounts/endpoints.ts";
import { factorResetEndpoints } from "@kompagnon/contract/accounts/security-endpoints.ts";
import { staffEndpoints } from "@kompagnon/contract/accounts/staff-endpoints.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { confirmByMail, resendConfirmation } from "#features/accounts/addresses.ts";
import { createIdentityCheck, signInByIdentity } from "#features/accounts/identity.ts";
import { askForReset, mailResetCode, stopByLink, stopForMember } from "#features/accounts/resets/resets.ts";
import { stepUpOptions } from "#features/accounts/security/passkeys.ts";
import { securityRoutes } from "#features/accounts/security/security-routes.ts";
import { recordRefusals, securityFile, securityLogOf } from "#features/accounts/security-log/security-log.ts";
import { challengeFor, meOf, signIn, signUp } from "#features/accounts/service.ts";
import { type Cookies, createCookies } from "#features/accounts/session/cookies.ts";
import { endDevice } from "#features/accounts/session/session.ts";
import { statusRoutes } from "#features/accounts/status/status-routes.ts";
import { stepUp, stepUpOf } from "#features/accounts/step-up/step-up.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";
import { Fail } from "./errors.ts";

/** Registers the routes that confirm a member's identity, and the security log; records refusals. */
function staffRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, staffEndpoints, {
    "GET /api/auth/step-up": ({ viewer }) => stepUpOf(platform, viewer),
    "POST /api/auth/step-up/options": ({ viewer }) => stepUpOptions(platform, viewer.id),
    "POST /api/auth/step-up": async ({ viewer, body: { code, backup_code, response } }) => {
      const until = await stepUp(platform, viewer, { code, backupCode: backup_code, response });
      return { until: until.toISOString() };
    },
    "GET /api/admin/security-events": ({ query }) => securityLogOf(platform, query),
    "GET /api/admin/security-events/export": ({ viewer, query, reply }) => {
      reply.header("content-disposition", 'attachment; filename="security.csv"');
      return securityFile(platform, viewer.id, query);
    },
  });
  recordRefusals(app, platform);
}

/** Registers asking for lost second factors to be taken away, and stopping it. */
function factorResetRoutes(app: FastifyInstance, platform: Platform, { originOf }: Cookies): void {
  serve(app, factorResetEndpoints, {
    "POST /api/auth/2fa/reset/code": ({ body, request }) =>
      mailResetCode(platform, body.pending_token, originOf(request).deviceToken),
    "POST /api/auth/2fa/reset": ({ body }) => askForReset(platform, body.pending_token, body.code),
    "POST /api/auth/2fa/reset/stop": ({ body }) => stopByLink(platform, body.token),
    "DELETE /api/auth/2fa/reset": ({ viewer }) =>
      platform.db.transaction((tx) => stopForMember(platform, tx, viewer.id)).then(() => undefined),
  });
}

/** The language of a new account: the page's language, else the browser's. */
const languageFor = (given: string | undefined, { headers }: FastifyRequest) =>
  isLanguage(given) ? given : languageOf(headers["accept-language"]);

/** Registers the routes of the accounts feature. */
export function accountsRoutes(app: FastifyInstance, platform: Platform): void {
  const { google } = platform.config;
  const checkIdentity = google && createIdentityCheck(google);
  const cookies = createCookies(platform);
  const { originOf, respondToSignIn } = cookies;

  serve(app, accountsEndpoints, {
    "GET /api/auth/captcha": () => platform.captcha.challenge(),
    "POST /api/auth/captcha": ({ body, request }) => challengeFor(platform, body.email, originOf(request)),
    "POST /api/auth/sign-up": async ({ body, request, reply }) => {
      const { email, password, captcha_token, language, invite_slug } = body;
      const input = {
        email,
        password,
        captchaToken: captcha_token,
        language: languageFor(language, request),
        inviteSlug: invite_slug,
      };
      const { user } = await respondToSignIn(
        request,
        reply,
        await signUp(platform, input, originOf(request)),
      );
      if (!user) throw new Error("a new account has no second factor");
      return user;
    },
    "POST /api/auth/sign-in": async ({ body: { email, password, captcha_token }, request, reply }) => {
      const input = { email, password, captchaToken: captcha_token };
      return respondToSignIn(request, reply, await signIn(platform, input, originOf(request)));
    },
    "GET /api/auth/providers": async () => ({
      google: google ? { client_id: google.clientId, script_url: google.scriptUrl } : null,
    }),
    "POST /api/auth/identity-provider": async ({ body, request, reply }) => {
      if (!checkIdentity) throw new Fail("provider_off");
      const input = {
        credential: body.credential,
        language: languageFor(body.language, request),
        inviteSlug: body.invite_slug,
      };
      const { entry, isNew } = await signInByIdentity(platform, checkIdentity, input, originOf(request));
      return { ...(await respondToSignIn(request, reply, entry)), is_new: isNew };
    },
    "POST /api/auth/signout": async ({ viewer, reply }) => {
      if (viewer) await endDevice(platform, viewer.id, viewer.sessionId);
      cookies.clear(reply);
    },
    "GET /api/health/auth": async ({ viewer: { id, email } }) => ({ user: { id, userId: id, email } }),
    "GET /api/me": ({ viewer }) => meOf(platform, viewer.id),
    "POST /api/auth/email/confirm": async ({ body: { token, password }, viewer }) => ({
      email_confirmed: true,
      what: await confirmByMail(platform, token, { viewer, password }),
    }),
    "POST /api/auth/email/resend": async ({ viewer }) => ({
      sent: await resendConfirmation(platform, viewer.id),
    }),
  });
  securityRoutes(app, platform, cookies);
  factorResetRoutes(app, platform, cookies);
  statusRoutes(app, platform);
  staffRoutes(app, platform);
}
