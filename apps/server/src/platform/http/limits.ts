import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Redis } from "ioredis";

/** How often a caller has called in the running window, and how many ms of it are left. */
type Count = { current: number; ttl: number };

/** Callers remembered per route and process; the longest known goes first. */
const CALLERS_MAX = 10_000;

/** Counts in this process: fixed windows that begin with the first call. */
class OwnCounts {
  readonly #windows = new Map<string, { current: number; until: number }>();
  add(key: string, windowMs: number): Count {
    const now = Date.now();
    const found = this.#windows.get(key);
    if (found && found.until > now) {
      found.current += 1;
      return { current: found.current, ttl: found.until - now };
    }
    this.#windows.delete(key);
    const oldest = this.#windows.size >= CALLERS_MAX ? this.#windows.keys().next().value : undefined;
    if (oldest !== undefined) this.#windows.delete(oldest);
    this.#windows.set(key, { current: 1, until: now + windowMs });
    return { current: 1, ttl: windowMs };
  }
}

const ADD = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

async function addShared(redis: Redis, key: string, windowMs: number): Promise<Count> {
  const [current, ttl] = (await redis.eval(ADD, 1, key, String(windowMs))) as [number, number]; // as the script returns
  return { current, ttl };
}

/**
 * Where the rate limits count: in Redis, shared by all processes, and in this process while Redis is away or there is
 * none. A limit is never lifted because a counter can't be reached.
 */
export const limitCounts = (redis: Redis | null, prefix: string): FastifyRateLimitStoreCtor =>
  class Counts implements FastifyRateLimitStore {
    readonly #own = new OwnCounts();
    #route = "";
    incr(caller: string, callback: (error: Error | null, count?: Count) => void, windowMs: number): void {
      const own = () => callback(null, this.#own.add(caller, windowMs));
      if (redis?.status !== "ready") {
        own();
        return;
      }
      // What went wrong is logged by the connection itself.
      addShared(redis, `${prefix}${this.#route}${caller}`, windowMs).then(
        (count) => callback(null, count),
        own,
      );
    }
    child(options: object): FastifyRateLimitStore {
      const { method, url } = (options as { routeInfo: { method: string; url: string } }).routeInfo; // the plugin's types leave it out
      const counts = new Counts();
      counts.#route = `${method} ${url} `;
      return counts;
    }
  };
