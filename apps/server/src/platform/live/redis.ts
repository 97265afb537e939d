import { createRequire } from "node:module";
import type { Redis } from "ioredis";
import type { Log } from "#platform/log.ts";

// Loaded only where Redis is configured.
const require = createRequire(import.meta.url);

/** Two connections, because a subscribed one can do nothing else. */
export type RedisPair = { commands: Redis; subscriber: Redis; close: () => void };

/** Opens both and keeps them open for ever. While Redis is away commands fail at once instead of queueing up. */
export function openRedis(url: string, log: Log): RedisPair {
  const { Redis }: typeof import("ioredis") = require("ioredis");
  const retryStrategy = (times: number) => Math.min(times * 100, 2_000);
  const commands = new Redis(url, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const subscriber = new Redis(url, { retryStrategy, maxRetriesPerRequest: null });
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
