import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Bindings, ChildLoggerOptions, LogFn } from "pino";
import type { Config } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { compressJson } from "#platform/http/compress.ts";
import { cookieNameOf, cookieOf } from "#platform/http/cookie.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import { refuseAddress, setUpErrors } from "#platform/http/errors.ts";
import { securityHeaders } from "#platform/http/headers.ts";
import { readJson } from "#platform/http/json-body.ts";
import { setUpLimits } from "#platform/http/limits.ts";
import { wantsSocket } from "#platform/http/sockets.ts";
import { setUpTimeouts } from "#platform/http/timeouts.ts";
import { createUploads } from "#platform/http/uploads.ts";
import type { Viewers } from "#platform/http/viewers.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { RedisClient } from "#platform/redis.ts";
import type { Translate } from "#platform/texts.ts";
import type { Watch } from "#platform/watch.ts";

/**
 * The logger of a request. It becomes one with the first line that is written: making pino's child for each request, of
 * which hardly one says anything, cost as much as finding its route.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }
  get level(): string {
    return this.#parent.level;
  }
  fatal(...args: Parameters<LogFn>): void {
    this.#log.fatal(...args);
  }
  error(...args: Parameters<LogFn>): void {
    this.#log.error(...args);
  }
  warn(...args: Parameters<LogFn>): void {
    this.#log.warn(...args);
  }
  info(...args: Parameters<LogFn>): void {
    this.#log.info(...args);
  }
  debug(...args: Parameters<LogFn>): void {
    this.#log.debug(...args);
  }
  trace(...args: Parameters<LogFn>): void {
    this.#log.trace(...args);
  }
  silent(...args: Parameters<LogFn>): void {
    this.#log.silent(...args);
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}

/** What the HTTP side is built from. */
export type HttpParts = {
  config: Config;
  log: Log;
  translate: Translate;
  viewers: Viewers;
  metrics: Metrics;
  /** What follows requests, from their first step on. */
  watch: Watch | null;
  /** Shared counters of the rate limits; each process counts for itself without it. */
  redis: RedisClient | null;
  /** Before every key in Redis: one an installation. */
  redisPrefix: string;
};

/** The name of the session cookie: with TLS it is bound to this host. */
export const sessionCookieName = (origin: string): string => cookieNameOf("sid", origin);

/**
 * The path without its query, which may carry a stream ticket: only this is logged. Where a token is part of the path, the
 * pattern of its route.
 */
const pathOf = (request: FastifyRequest): string => {
  const route = request.routeOptions.url;
  return route?.includes(":token") ? route : (request.url.split("?")[0] ?? "");
};

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
    http: { shouldUpgradeCallback: wantsSocket },
    frameworkErrors: refuseAddress(translate, answerHeaders(config)),
    forceCloseConnections: "idle",
    childLoggerFactory: (logger, bindings, options) => new RequestLog(logger, bindings, options),
  });
  parts.watch?.requests(app);
  app.decorate("limitFactor", config.rateLimitFactor);
  app.removeContentTypeParser("text/plain");
  // A command without input may come with an empty JSON body.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, readJson(String(body)));
    } catch {
      done(new Fail("invalid_input"));
    }
  });
  app.decorate("startHandlers", new Map());
  app.decorate("newUploadPath", createUploads(config.dataDir));
  setUpErrors(app, translate);
  app.addHook("onRoute", ({ config: route, method, url }) => {
    if (!route?.endpoint && method !== "HEAD" && url.startsWith("/api/"))
      throw new Error(`${String(method)} ${url} is not in the contract`);
  });
  setUpTimeouts(app);
  await app.register(multipart, { throwFileSizeLimit: true });
  setUpRequests(app, parts);
  setUpLimits(app, parts.redis, `${parts.redisPrefix}limit:`);
  compressJson(app);
  metrics.watch(app);
  return app;
}

/** The headers of every answer of this installation. */
const answerHeaders = ({ origin, google }: Config) =>
  securityHeaders(origin.startsWith("https:"), google !== null);

/** Told by the route found, not by the address alone: `/%61pi/me` and `http://host/api/me` mean `/api/me` as well. */
const isInterface = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint !== undefined || /^\/api(?:[/?]|$)/.test(url);

function setUpRequests(app: FastifyInstance, { config, viewers }: HttpParts): void {
  const headers = answerHeaders(config);
  const ofInterface = { ...headers, "cache-control": "no-store" };
  const cookieName = sessionCookieName(config.origin);
  app.decorateRequest("viewer", null);
  // With a callback: a request with a cached viewer continues in the same tick.
  app.addHook("onRequest", (request, reply, done) => {
    if (!isInterface(request)) {
      reply.headers(headers);
      return done();
    }
    reply.headers(ofInterface);
    try {
      // Webhooks are authenticated by a signature, and do not come from our origin.
      if (!request.routeOptions.config?.endpoint?.raw)
        refuseCrossSite(request, () => config.origin, config.originGiven);
    } catch (refusal) {
      return done(refusal as Fail); // it throws nothing else
    }
    // A connection keeps its address from the first time it is asked for: who leaves a page hangs up while we look for the session.
    void request.ip;
    const sid = cookieOf(request.headers.cookie, cookieName);
    const found = sid ? viewers.find(sid) : null;
    if (!(found instanceof Promise)) {
      request.viewer = found;
      return done();
    }
    found.then((viewer) => {
      request.viewer = viewer;
      done();
    }, done);
  });
}
