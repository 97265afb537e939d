import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import type { FastifyInstance } from "fastify";
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
