import { createRequire } from "node:module";
import type { Cluster, Redis, RedisOptions } from "ioredis";
import type { Log } from "#platform/log.ts";

// Loaded only where Redis is configured.
const require = createRequire(import.meta.url);

/** Where a server listens. */
export type HostPort = { host: string; port: number };

/**
 * Where Redis is: one at `url`; the first one of several, which sentinels know; or a Cluster, whose machines tell of one another.
 * With sentinels and a Cluster `url` only says who signs in, and with sentinels which database.
 */
export type RedisAddress = {
  url: string;
  sentinels: { sentinels: HostPort[]; name: string } | null;
  cluster: HostPort[] | null;
};

/** A connection to one Redis, or to those of a Cluster. */
export type RedisClient = Redis | Cluster;

/** Max redirections of a command in a Cluster, which bounds how long a request waits for a machine that is gone. */
const REDIRECTIONS_MOST = 3;

/** Connects to Redis wherever it is. Commands that name several keys are not for a Cluster: they lie on different machines. */
export function connectRedis({ url, sentinels, cluster }: RedisAddress, options: RedisOptions): RedisClient {
  const { Redis }: typeof import("ioredis") = require("ioredis");
  if (!cluster) {
    // Sentinels are asked at each connection. A first Redis that has become a copy takes no writes, and is left for the first one.
    const reconnectOnError = ({ message }: Error) => message.startsWith("READONLY");
    return new Redis(url, { ...options, ...(sentinels && { ...sentinels, reconnectOnError }) });
  }
  const { retryStrategy, enableOfflineQueue = true, lazyConnect = false, ...redisOptions } = options;
  const { username, password } = new URL(url);
  return new Redis.Cluster(cluster, {
    ...(retryStrategy && { clusterRetryStrategy: retryStrategy }),
    enableOfflineQueue,
    lazyConnect,
    maxRedirections: REDIRECTIONS_MOST,
    redisOptions: {
      ...redisOptions,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
    },
  });
}

/** What a Redis answers that is there and takes no writes: its disk or memory is full, or its copies are away. */
const REFUSAL = /^(MISCONF|OOM|NOREPLICAS|READONLY)\b/;

/** Whether a command failed because Redis takes no writes. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && REFUSAL.test(error.message);

/** How a Redis does: it takes what is written, it answers and takes nothing, or it does not answer. */
export type RedisState = "ok" | "read_only" | "down";

/** Asks it by writing a key that is gone within a second. */
export async function redisState(redis: RedisClient, prefix: string): Promise<RedisState> {
  try {
    await redis.set(`${prefix}health`, "1", "PX", 1_000);
    return "ok";
  } catch (error) {
    return isRefusal(error) ? "read_only" : "down";
  }
}

/** Redis for what all processes count together. Away or back, the process goes on. */
export function openSharedRedis(place: RedisAddress, log: Log): RedisClient {
  const redis = connectRedis(place, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 1_000,
    // A Redis that hangs must not hold requests up.
    commandTimeout: 500,
  });
  logChanges(redis, log, "redis is away; going on without it");
  return redis;
}

/** Two connections, because a subscribed one can do nothing else. */
export type RedisPair = { commands: RedisClient; subscriber: RedisClient; close: () => void };

/** Opens both and keeps them open for ever. While Redis is away commands fail at once instead of queueing up. */
export function openRedisPair(place: RedisAddress, log: Log): RedisPair {
  const retryStrategy = (times: number) => Math.min(times * 100, 2_000);
  const commands = connectRedis(place, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const subscriber = connectRedis(place, { retryStrategy, maxRetriesPerRequest: null });
  logChanges(commands, log, "redis is away; live events go on by polling");
  subscriber.on("error", () => undefined); // the same server: `commands` tells
  return {
    commands,
    subscriber,
    close: () => {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

/** A line when Redis goes and one when it is back, not one per try. */
function logChanges(redis: RedisClient, log: Log, text: string): void {
  let away = false;
  redis.on("error", (error) => {
    if (!away) log.warn({ err: error }, text);
    away = true;
  });
  redis.on("ready", () => {
    if (away) log.info("redis is back");
    away = false;
  });
}
