import fs from "node:fs";
import path from "node:path";
import type { Figures } from "@kompagnon/contract/site/figures.ts";
import type { FastifyInstance } from "fastify";
import { features, registry } from "#app";
import { deadSessions, viewerFinder } from "#features/accounts/public.ts";
import { createModels } from "#platform/ai/models.ts";
import { createCaptcha } from "#platform/captcha/captcha.ts";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import type { Replicas } from "#platform/db/replicas.ts";
import { createDomainEvents } from "#platform/domain-events.ts";
import type { Config } from "#platform/env/config.ts";
import { createHttp, sessionCookieName } from "#platform/http/app.ts";
import { countedFigures } from "#platform/http/figures.ts";
import { enforceProcessRoles, trackWriters, watchRequests } from "#platform/http/hooks.ts";
import { registerFigures } from "#platform/http/metrics-port.ts";
import { acceptUpgrades, createSockets } from "#platform/http/sockets.ts";
import { systemRoutes } from "#platform/http/system-routes.ts";
import { createViewers, type Viewers } from "#platform/http/viewers.ts";
import { isAppPath, serveWebApp } from "#platform/http/web-app.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLive } from "#platform/live/live.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import { pruneEvents } from "#platform/live/queries.ts";
import { createRelay } from "#platform/live/relay.ts";
import type { Log } from "#platform/log.ts";
import { createMail } from "#platform/mail/mail.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createPapers } from "#platform/papers/papers.ts";
import { createPayments } from "#platform/payments/payments.ts";
import { createPersonal } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { startHeartbeat } from "#platform/processes/processes.ts";
import { openSharedRedis, type RedisClient, redisState } from "#platform/redis.ts";
import { removalJobs } from "#platform/storage/removal.ts";
import { createStorage } from "#platform/storage/storage.ts";
import { loadTexts } from "#platform/texts.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import { type Watch, watchTogether } from "#platform/watch.ts";

/** A process of the product: its HTTP side and everything behind it. */
export type Server = {
  app: FastifyInstance;
  platform: Platform;
  viewers: Viewers;
  /** Stops taking requests, lets running ones and streams end, then closes everything. */
  stop: () => Promise<void>;
};
type Options = {
  config: Config;
  log: Log;
  /** Where PostgreSQL is: from DATABASE_URL or the embedded server. */
  database: Parameters<typeof openDatabase>[0];
  /** Folder of the built web app; null serves the interface alone. */
  webRoot: string | null;
  /** Whether this process works on jobs. */
  working?: boolean;
  redisPrefix?: string;
};

/** A browser that was offline for longer fetches everything again. */
const EVENTS_KEPT_SECONDS = 24 * 3600;

/** The components of a platform in addition to its options. */
type Parts = {
  db: Database;
  viewers: Viewers;
  replicas: Replicas | null;
  watch: Watch | null;
  redis: RedisClient | null;
};

/** What tells slow statements, where that is asked for; nothing of it is loaded otherwise. */
async function findSlow({ slowStatementMs }: Config, log: Log): Promise<Watch[]> {
  if (slowStatementMs === null) return [];
  const { createStatementWatch } = await import("#platform/db/statement-watch.ts");
  return [createStatementWatch(slowStatementMs, log)];
}

/** What makes traces, where a collector is configured. */
async function findTracing({ tracing }: Config, log: Log): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { createTracing } = await import("#platform/tracing/tracing.ts");
  return createTracing(tracing, log);
}

/** The replicas, where some are configured; nothing of them is loaded otherwise. */
async function findReplicas(
  { config, log, redisPrefix: prefix = "kompagnon:" }: Options,
  primary: Database,
  { redis, watch }: { redis: RedisClient | null; watch: Watch | null },
) {
  if (config.replicaUrls.length === 0 || !redis) return null;
  const { openReplicas } = await import("#platform/db/replicas.ts");
  const { replicaUrls: urls, databasePool: max } = config;
  const watched = (db: Database) => watch?.database(db) ?? db;
  return openReplicas({ urls, primary, max, watched, redis, prefix, log });
}

async function createPlatform(
  { config, log, redisPrefix }: Options,
  { db, viewers, replicas, watch, redis }: Parts,
): Promise<Platform> {
  const texts = await loadTexts(config.name);
  const jobs = createJobs(db, log, watch?.around);
  const live = createLive({
    db,
    log,
    redis: config.redis,
    ...(redisPrefix && { redisPrefix }),
    topicsOf: async (memberId) => [
      memberTopic(memberId),
      ...(await Promise.all(features.map(({ topics }) => topics?.(db, memberId) ?? []))).flat(),
    ],
    check: (ids) => deadSessions(db, ids),
    onMemberChanged: (memberId) => {
      viewers.forget(memberId);
      for (const { memberChanged } of features) memberChanged?.(platform, memberId);
    },
    onPresence: (memberId) => {
      for (const { presence } of features)
        presence?.(platform, memberId).catch((error: unknown) =>
          log.warn({ err: error }, "presence not published"),
        );
    },
  });
  const platform: Platform = {
    config,
    log,
    db,
    replicas,
    redis: async () => (redis ? redisState(redis, redisPrefix ?? "kompagnon:") : "off"),
    lists: (viewer) => replicas?.for(viewer?.id ?? null) ?? db,
    texts,
    storage: createStorage(config, log),
    jobs,
    live,
    relay: createRelay(config, redisPrefix ?? "kompagnon:", log),
    sockets: createSockets(config),
    domainEvents: createDomainEvents(log),
    // Set right below: what features hold reads the platform.
    personal: createPersonal(new Map()),
    features: registry,
    mail: createMail(config, jobs, texts, log),
    captcha: createCaptcha(config),
    payments: createPayments(config, db, jobs),
    papers: createPapers(log),
    metrics: createMetrics(),
    models: createModels(config, log),
  };
  platform.personal = createPersonal(
    new Map(
      features.flatMap(({ name, personal }) => (personal ? [[name, personal(platform)] as const] : [])),
    ),
  );
  return platform;
}

/** What the start page tells of the community. */
async function countCommunity({ db, features: { figures } }: Platform): Promise<Figures> {
  const [members, matches] = await Promise.all([figures.members(db), figures.matches(db)]);
  return { members, matches };
}

/** The migrated database and the components next to it. */
async function openData(options: Options) {
  const { config, log } = options;
  const tracing = await findTracing(config, log);
  const watch = watchTogether([...(await findSlow(config, log)), ...(tracing ? [tracing] : [])]);
  const opened = openDatabase({ max: config.databasePool, ...options.database }, log);
  const db = watch?.database(opened) ?? opened;
  const ran = await migrate(db, { replaceUnreleased: config.databaseUrl ? undefined : log });
  if (ran > 0) log.info({ ran }, "database migrated");
  const redis = config.redis && openSharedRedis(config.redis, log);
  return { db, watch, tracing, redis, replicas: await findReplicas(options, db, { redis, watch }) };
}

/** Wires what every feature brings, and the web app. */
function serveFeatures(app: FastifyInstance, platform: Platform, { config, log, webRoot }: Options): void {
  for (const { routes, jobs, listeners } of features) {
    routes?.(app, platform);
    jobs?.(platform);
    listeners?.(platform);
  }
  if (webRoot)
    // A later build gets a folder of its own: this process goes on with the files it started with.
    serveWebApp(app, fs.existsSync(webRoot) ? fs.realpathSync(webRoot) : path.resolve(webRoot), {
      isAppPath,
      sessionCookie: sessionCookieName(config.origin),
      provider: config.google?.scriptUrl ?? null,
      figures: countedFigures(() => countCommunity(platform), log),
    });
  registerFigures(platform);
  removalJobs(platform);
  platform.jobs.repeat("live.prune", "41 * * * *", () =>
    pruneEvents(platform.db, EVENTS_KEPT_SECONDS).then(() => undefined),
  );
}

/** Wires a process, brings the database up to date, and makes it ready to listen. */
export async function createServer(options: Options): Promise<Server> {
  const { config, log } = options;
  const { db, watch, tracing, redis, replicas } = await openData(options);
  const viewers = createViewers(viewerFinder(db, log));
  const platform = await createPlatform(options, { db, viewers, replicas, watch, redis });
  const working = (options.working ?? true) && config.roles.has("jobs");
  const app = await createHttp({
    config,
    log,
    translate: platform.texts.translate,
    viewers,
    metrics: platform.metrics,
    watch,
    redis,
    redisPrefix: options.redisPrefix ?? "kompagnon:",
  });
  const endRequests = watchRequests(app);
  tracing?.registerMetrics(platform.metrics);
  enforceProcessRoles(app, config.roles);
  if (replicas) trackWriters(app, replicas, sessionCookieName(config.origin));
  acceptUpgrades(app);
  systemRoutes(app, platform);
  serveFeatures(app, platform, options);
  await Promise.all([platform.live.start(), platform.jobs.start()]);
  // Who asks is served first.
  if (working)
    app.addHook("onListen", (done) => {
      platform.jobs.begin();
      done();
    });
  platform.models.start();
  const endHeartbeat = await startHeartbeat(platform, working);
  const stop = async () => {
    const steps: [string, () => unknown][] = [
      ["beats", endHeartbeat],
      ["looking for a model", platform.models.stop],
      ["sockets", platform.sockets.stop],
      ["streams", () => platform.live.stop()],
      ["requests", endRequests],
      ["jobs", () => platform.jobs.stop()],
      ["replicas", () => replicas?.stop()],
      ["Redis", () => redis?.disconnect()],
      ["relay", platform.relay.stop],
      ["database", () => db.end()],
      ["traces", () => tracing?.stop()],
    ];
    for (const [name, end] of steps) {
      await end();
      log.debug({ name }, "stopped");
    }
  };
  return { app, platform, viewers, stop };
}
