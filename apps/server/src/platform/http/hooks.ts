import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Replicas } from "#platform/db/replicas.ts";
import type { ProcessRole } from "#platform/env/environment.ts";
import { Fail } from "#platform/errors.ts";

/** What every process answers, whatever it does: how it is. */
const OF_ALL = "/api/health";

/** Which processes answer a route: connections that stay open are for those who keep them. */
const roleOf = ({ events, socket }: Endpoint, method: string): ProcessRole =>
  socket || (events && method === "GET") ? "stream" : "web";

/** Turns away what is for processes of another role: the proxy in front sends it there. */
export function enforceProcessRoles(app: FastifyInstance, roles: ReadonlySet<ProcessRole>): void {
  if (roles.has("web") && roles.has("stream")) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const { url, config } = request.routeOptions;
    if (url === OF_ALL) return done();
    const role = config?.endpoint ? roleOf(config.endpoint, request.method) : "web";
    done(roles.has(role) ? undefined : new Fail("unavailable", { retryAfter: 1 }));
  });
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a response starts a session: the request then did not identify its member. */
const startsSession = (reply: FastifyReply, cookie: string): boolean =>
  [reply.getHeader("set-cookie")].flat().some((line) => String(line).startsWith(`${cookie}=`));

/** Notes who wrote before they are answered, so that the lists they read next have it. */
export function trackWriters(app: FastifyInstance, replicas: Replicas, sessionCookie: string): void {
  const recordWrite = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.viewer) await replicas.wrote(request.viewer.id);
    if (startsSession(reply, sessionCookie)) await replicas.wrote(null);
  };
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (SAFE_METHODS.has(request.method) || reply.statusCode >= 400) return done();
    recordWrite(request, reply).then(() => done(), done);
  });
}

const DRAIN_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 10;

/**
 * Watches running requests. The function returned stops taking new ones, lets the running ones end, and only then closes
 * every connection: browsers keep connections open that have not carried a request yet, which a plain close waits for.
 */
export function watchRequests(app: FastifyInstance): () => Promise<void> {
  let running = 0;
  app.addHook("onRequest", (_request, reply, done) => {
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
    });
    done();
  });
  return async () => {
    const closed = app.close();
    const deadline = Date.now() + DRAIN_TIMEOUT_MS;
    while (running > 0 && Date.now() < deadline) await sleep(POLL_INTERVAL_MS);
    app.server.closeAllConnections();
    await closed;
  };
}
