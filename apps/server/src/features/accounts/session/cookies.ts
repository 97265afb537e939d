import type { CookieName } from "@kompagnon/contract/site/kept.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Origin, SessionTokens, SignInResult, User } from "#features/accounts/complete-sign-in.ts";
import { describeDevice, endSession } from "#features/accounts/session/session.ts";
import { cookieNameOf, cookieOf, setCookie } from "#platform/http/cookie.ts";
import { addressGroup, addressOf } from "#platform/http/limits.ts";
import type { Platform } from "#platform/platform.ts";

/** The cookies that identify browsers: one for the session, one for the known device. */
export function createCookies(platform: Pick<Platform, "config" | "db" | "live" | "log">) {
  const { config } = platform;
  const name = cookieNameOf("sid", config.origin);
  const deviceName = cookieNameOf("did", config.origin);
  const set = (reply: FastifyReply, cookie: CookieName, value: string) =>
    reply.header("set-cookie", setCookie(cookie, value, config.origin));
  const setSessionCookie = (reply: FastifyReply, session: string) => set(reply, "sid", session);
  const setDeviceCookie = (reply: FastifyReply, device: string) => set(reply, "did", device);
  /** Signing in always replaces the session a browser came with. */
  const setSessionCookies = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { session, device }: SessionTokens,
  ) => {
    const old = cookieOf(request.headers.cookie, name);
    if (old) await endSession(platform, old);
    setSessionCookie(reply, session);
    setDeviceCookie(reply, device);
  };
  return {
    originOf: (request: FastifyRequest): Origin => {
      const deviceToken = cookieOf(request.headers.cookie, deviceName);
      return {
        address: addressGroup(addressOf(request)),
        device: describeDevice(request.headers["user-agent"]),
        // Whatever a client made up is as good as none.
        deviceToken: deviceToken && /^[\w-]{43}$/.test(deviceToken) ? deviceToken : null,
      };
    },
    /** Sets the cookies of a sign-in and answers with the member, or with the token for the second factor. Throws for the banned. */
    respondToSignIn: async (
      request: FastifyRequest,
      reply: FastifyReply,
      entry: SignInResult,
    ): Promise<{ user: User | null; requires_2fa: boolean; pending_token: string | null }> => {
      if (entry.kind === "code") return { user: null, requires_2fa: true, pending_token: entry.pendingToken };
      await setSessionCookies(request, reply, entry.tokens);
      if (entry.kind === "banned") throw entry.refusal;
      return { user: entry.user, requires_2fa: false, pending_token: null };
    },
    /** Sets the cookie by which the device is recognised. */
    setDeviceCookie: setDeviceCookie,
    /** Gives the browser the new cookie of its session. */
    setSessionCookie: setSessionCookie,
    clear: (reply: FastifyReply) => set(reply, "sid", ""),
  };
}
export type Cookies = ReturnType<typeof createCookies>;
