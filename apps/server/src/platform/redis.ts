import { createRequire } from "node:module";
import type { Redis, RedisOptions } from "ioredis";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";

// Loaded only where Redis is configured.
const require = createRequire(import.meta.url);

/** What a Redis answers that is there and takes no writes: its disk or memory is full, or its copies are away. */
const REFUSAL = /^(MISCONF|OOM|NOREPLICAS|READONLY)\b/;

/** Whether a command failed because Redis takes no writes. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && REFUSAL.test(error.message);

/** How a Redis does: it takes what is written, it answers and takes nothing, or it does not answer. */
export type RedisState = "ok" | "read_only" | "down";

/** Asks it by writing a key that is gone within a second. */
export async function redisState(redis: Redis, prefix: string): Promise<RedisState> {
  try {
    await redis.set(`${prefix}health`, "1", "PX", 1_000);
    return "ok";
  } catch (error) {
    return isRefusal(error) ? "read_only" : "down";
  }
}

/** Two connections, because a subscribed one can do nothing else. */
export type RedisPair = { commands: Redis; subscriber: Redis; close: () => void };

/**
 * What connections need to find the first Redis wherever it is: by sentinels, which are asked at each connection. One that has
 * become a copy takes no writes, and is left for the first one.
 */
export const findingFirst = (sentinels: Config["redisSentinels"]): RedisOptions =>
  sentinels ? { ...sentinels, reconnectOnError: ({ message }) => message.startsWith("READONLY") } : {};

/** Opens both and keeps them open for ever. While Redis is away commands fail at once instead of queueing up. */
export function openRedis(url: string, log: Log, sentinels: Config["redisSentinels"] = null): RedisPair {
  const { Redis }: typeof import("ioredis") = require("ioredis");
  const retryStrategy = (times: number) => Math.min(times * 100, 2_000);
  const always = { retryStrategy, ...findingFirst(sentinels) };
  const commands = new Redis(url, { ...always, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const subscriber = new Redis(url, { ...always, maxRetriesPerRequest: null });
  logChanges(commands, log);
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
function logChanges(redis: Redis, log: Log): void {
  let away = false;
  redis.on("error", (error) => {
    if (!away) log.warn({ err: error }, "redis is away; live events go on by polling");
    away = true;
  });
  redis.on("ready", () => {
    if (away) log.info("redis is back");
    away = false;
  });
}
