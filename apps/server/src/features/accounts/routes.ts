import { accountsEndpoints } from "@kompagnon/contract/accounts/endpoints.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { confirmByMail, resendConfirmation } from "#features/accounts/addresses.ts";
import { createIdentityCheck, signInByIdentity } from "#features/accounts/identity.ts";
import { factorResetRoutes } from "#features/accounts/resets/reset-routes.ts";
import { securityRoutes } from "#features/accounts/security/security-routes.ts";
import { challengeFor, meOf, signIn, signUp } from "#features/accounts/service.ts";
import { createCookies } from "#features/accounts/session/cookies.ts";
import { endDevice } from "#features/accounts/session/session.ts";
import { statusRoutes } from "#features/accounts/status/status-routes.ts";
import { staffRoutes } from "#features/accounts/step-up/staff-routes.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";
import { Fail } from "./errors.ts";

/** The language of a new account: the page's language, else the browser's. */
const languageFor = (given: string | undefined, { headers }: FastifyRequest) =>
  isLanguage(given) ? given : languageOf(headers["accept-language"]);

/** Registers the routes of the accounts feature. */
export function accountsRoutes(app: FastifyInstance, platform: Platform): void {
  const { google } = platform.config;
  const checkIdentity = google && createIdentityCheck(google);
  const cookies = createCookies(platform);
  const { originOf, admit } = cookies;

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
      const { user } = await admit(request, reply, await signUp(platform, input, originOf(request)));
      if (!user) throw new Error("a new account has no second factor");
      return user;
    },
    "POST /api/auth/sign-in": async ({ body: { email, password, captcha_token }, request, reply }) => {
      const input = { email, password, captchaToken: captcha_token };
      return admit(request, reply, await signIn(platform, input, originOf(request)));
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
      return { ...(await admit(request, reply, entry)), is_new: isNew };
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
