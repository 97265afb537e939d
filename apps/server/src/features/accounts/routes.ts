import { accountsEndpoints } from "@kompagnon/contract/accounts/endpoints.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { listSessions } from "#features/accounts/queries.ts";
import {
  confirmAddress,
  meOf,
  type Origin,
  resendConfirmation,
  signIn,
  signUp,
} from "#features/accounts/service.ts";
import { COOKIE_DAYS, describeDevice, endDevice, endSession } from "#features/accounts/session.ts";
import { addressGroup } from "#platform/http/address.ts";
import { sessionCookieName } from "#platform/http/app.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Registers the routes of the accounts room. */
export function accountsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, config } = platform;
  const name = sessionCookieName(config.origin);
  const cookie = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  } as const;
  const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
    address: addressGroup(ip),
    device: describeDevice(headers["user-agent"]),
  });
  /** Signing in always replaces the session a browser came with. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const old = request.cookies[name];
    if (old) await endSession(db, old);
    reply.setCookie(name, token, { ...cookie, maxAge: COOKIE_DAYS * 24 * 3600 });
  };

  serve(app, accountsEndpoints, {
    "GET /api/auth/captcha": () => platform.captcha.challenge(),
    "POST /api/auth/sign-up": async ({ body, request, reply }) => {
      const { email, password, captcha_token, language, invite_slug } = body;
      const { user, token } = await signUp(
        platform,
        {
          email,
          password,
          captchaToken: captcha_token,
          language: isLanguage(language) ? language : languageOf(request.headers["accept-language"]),
          inviteSlug: invite_slug,
        },
        originOf(request),
      );
      await enter(request, reply, token);
      return user;
    },
    "POST /api/auth/sign-in": async ({ body: { email, password, captcha_token }, request, reply }) => {
      const { user, token } = await signIn(
        platform,
        { email, password, captchaToken: captcha_token },
        originOf(request),
      );
      await enter(request, reply, token);
      return { user, requires_2fa: false, pending_token: null };
    },
    "POST /api/auth/signout": async ({ viewer, reply }) => {
      if (viewer) await endDevice(platform, viewer.id, viewer.sessionId);
      reply.clearCookie(name, cookie);
    },
    "GET /api/health/auth": async ({ viewer: { id, email } }) => ({ user: { id, userId: id, email } }),
    "GET /api/me": ({ viewer }) => meOf(platform, viewer.id),
    "POST /api/auth/email/confirm": async ({ body }) => {
      await confirmAddress(platform, body.token);
      return { email_confirmed: true };
    },
    "POST /api/auth/email/resend": async ({ viewer }) => ({
      sent: await resendConfirmation(platform, viewer.id),
    }),
    "GET /api/auth/sessions": async ({ viewer }) => ({
      items: (await listSessions(db, viewer.id)).map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        current: id === viewer.sessionId,
      })),
    }),
    "DELETE /api/auth/sessions/{id}": async ({ params, viewer, fail }) => {
      if (!(await endDevice(platform, viewer.id, params.id))) throw fail("not_found");
    },
    "GET /api/ban-status": async () => undefined,
  });
}
