import type { FastifyReply, FastifyRequest } from "fastify";
import type { Entry, Origin, Pass, User } from "#features/accounts/entry.ts";
import { COOKIE_DAYS, describeDevice, endSession } from "#features/accounts/session.ts";
import { addressGroup } from "#platform/http/address.ts";
import { sessionCookieName } from "#platform/http/app.ts";
import type { Platform } from "#platform/platform.ts";

/** How browsers are told who they are: the session's cookie, and one by which a known device is recognised. */
export function createCookies({ config, db, live }: Pick<Platform, "config" | "db" | "live">) {
  const name = sessionCookieName(config.origin);
  const deviceName = name.replace("sid", "did");
  const cookie = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  } as const;
  const lasting = { ...cookie, maxAge: COOKIE_DAYS * 24 * 3600 };
  /** Signing in always replaces the session a browser came with. */
  const hand = async (request: FastifyRequest, reply: FastifyReply, { session, device }: Pass) => {
    const old = request.cookies[name];
    if (old) await endSession({ db, live }, old);
    reply.setCookie(name, session, lasting).setCookie(deviceName, device, lasting);
  };
  return {
    originOf: (request: FastifyRequest): Origin => {
      const known = request.cookies[deviceName];
      return {
        address: addressGroup(request.ip),
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
    clear: (reply: FastifyReply) => reply.clearCookie(name, cookie),
  };
}
export type Cookies = ReturnType<typeof createCookies>;
