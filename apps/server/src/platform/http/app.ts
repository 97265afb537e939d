import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Redis } from "ioredis";
import type { Config } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { addressGroup } from "#platform/http/address.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import { refuseAddress, setUpErrors } from "#platform/http/errors.ts";
import { INERT_POLICY, securityHeaders } from "#platform/http/headers.ts";
import { limitCounts } from "#platform/http/limits.ts";
import type { FindViewer } from "#platform/http/viewer.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { Translate } from "#platform/texts.ts";

/** What the HTTP side is built from. */
export type HttpParts = {
  config: Config;
  log: Log;
  translate: Translate;
  findViewer: FindViewer;
  metrics: Metrics;
  /** Shared counters of the rate limits; each process counts for itself without it. */
  redis: Redis | null;
  /** Before every key in Redis: one an installation. */
  redisPrefix: string;
};

/** The name of the session cookie: with TLS it is bound to this host. */
export const sessionCookieName = (origin: string): string =>
  origin.startsWith("https:") ? "__Host-sid" : "sid";

/** The path without its query, which may carry a stream ticket: only this is logged. */
const pathOf = (request: FastifyRequest): string => request.url.split("?")[0] ?? "";

/** A Fastify app with everything that holds for every route; features register theirs on it. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, log, translate, metrics } = parts;
  const loggerInstance: FastifyBaseLogger = log.child(
    {},
    {
      serializers: { req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }) },
    },
  );
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 300 },
    return503OnClosing: true,
    frameworkErrors: refuseAddress(translate, answerHeaders(config)),
    forceCloseConnections: "idle",
  });
  app.removeContentTypeParser("text/plain");
  // A command without input may come with an empty JSON body.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new Fail("invalid_input"));
    }
  });
  setUpErrors(app, translate);
  app.addHook("onRoute", ({ config: route, method, url }) => {
    if (!route?.endpoint && method !== "HEAD" && url.startsWith("/api/"))
      throw new Error(`${String(method)} ${url} is not in the contract`);
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  setUpRequests(app, parts);
  // Before the limiter registers: it reads a route's limit in a hook of its own.
  app.addHook("onRoute", (route) => {
    const limit = route.config?.rateLimit;
    if (limit && typeof limit === "object" && typeof limit.max === "number")
      limit.max = Math.ceil(limit.max * config.rateLimitFactor);
  });
  await app.register(rateLimit, {
    // Every route of the contract declares its limit; files of the web app have none: an office shares one address.
    global: false,
    store: limitCounts(parts.redis, `${parts.redisPrefix}limit:`),
    keyGenerator: (request) => request.viewer?.id ?? addressGroup(request.ip),
    addHeaders: {
      "x-ratelimit-limit": true,
      "x-ratelimit-remaining": true,
      "x-ratelimit-reset": true,
      "retry-after": true,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new Fail("rate_limited", { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  metrics.watch(app);
  return app;
}

/** The headers of every answer of this installation. */
const answerHeaders = ({ origin, google }: Config) =>
  securityHeaders(origin.startsWith("https:"), google !== null);

/** Told by the route found, not by the address alone: `/%61pi/me` and `http://host/api/me` mean `/api/me` as well. */
const isInterface = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint !== undefined || /^\/api(?:[/?]|$)/.test(url);

function setUpRequests(app: FastifyInstance, { config, findViewer }: HttpParts): void {
  const headers = answerHeaders(config);
  const cookieName = sessionCookieName(config.origin);
  app.decorateRequest("viewer", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (!isInterface(request)) return;
    reply.header("cache-control", "no-store").header("content-security-policy", INERT_POLICY);
    refuseCrossSite(request, () => config.origin, config.originGiven);
    const sid = request.cookies[cookieName];
    if (sid) request.viewer = await findViewer(sid);
  });
}
