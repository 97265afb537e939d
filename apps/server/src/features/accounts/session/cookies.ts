import type { CookieName } from "@kompagnon/contract/site/kept.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Entry, Origin, Pass, User } from "#features/accounts/entry.ts";
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
  const renew = (reply: FastifyReply, session: string) => set(reply, "sid", session);
  const remember = (reply: FastifyReply, device: string) => set(reply, "did", device);
  /** Signing in always replaces the session a browser came with. */
  const hand = async (request: FastifyRequest, reply: FastifyReply, { session, device }: Pass) => {
    const old = cookieOf(request.headers.cookie, name);
    if (old) await endSession(platform, old);
    renew(reply, session);
    remember(reply, device);
  };
  return {
    originOf: (request: FastifyRequest): Origin => {
      const known = cookieOf(request.headers.cookie, deviceName);
      return {
        address: addressGroup(addressOf(request)),
        device: describeDevice(request.headers["user-agent"]),
        // Whatever a client made up is as good as none.
        deviceToken: known && /^[\w-]{43}$/.test(known) ? known : null,
      };
    },
    /** Sets what an entry brings and answers who came in, or the token that waits for a code; throws for the banned. */
    admit: async (
      request: FastifyRequest,
      reply: FastifyReply,
      entry: Entry,
    ): Promise<{ user: User | null; requires_2fa: boolean; pending_token: string | null }> => {
      if (entry.kind === "code") return { user: null, requires_2fa: true, pending_token: entry.pendingToken };
      await hand(request, reply, entry.pass);
      if (entry.kind === "banned") throw entry.refusal;
      return { user: entry.user, requires_2fa: false, pending_token: null };
    },
    /** Has the browser keep by which device it is recognised. */
    remember,
    /** Gives the browser the new cookie of its session. */
    renew,
    clear: (reply: FastifyReply) => set(reply, "sid", ""),
  };
}
export type Cookies = ReturnType<typeof createCookies>;
