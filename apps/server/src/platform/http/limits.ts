import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { Fail } from "#platform/errors.ts";
import { addressGroup, addressOf } from "#platform/http/address.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How often one caller may call a route; without it they may as often as they like. */
    limit?: Limit;
  }
  interface FastifyInstance {
    /** What every limit is multiplied by: wide in tests. */
    limitFactor: number;
  }
}

/** So many calls of one caller in a window that begins with the first of them. */
export type Limit = { max: number; windowMs: number };

const UNITS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Reads a limit as the contract writes it: "240/minute". `factor` changes them all. */
export function readLimit(text: string, factor: number): Limit {
  const [max, unit = ""] = text.split("/");
  const windowMs = UNITS[unit as keyof typeof UNITS]; // what the contract's type admits
  if (!windowMs || !(Number(max) > 0)) throw new Error(`${text} is no limit`);
  return { max: Math.ceil(Number(max) * factor), windowMs };
}

/** How often a caller has called in the running window, and when it ends. */
type Window = { current: number; until: number };

/** Callers remembered per route and process; the longest known goes first. */
const CALLERS_MAX = 10_000;
/** Up to this limit, and from half of a larger one on, what other processes counted is waited for. */
const FEW = 30;

/** The windows of one route in this process. */
class Windows {
  readonly #windows = new Map<string, Window>();
  add(caller: string, now: number, windowMs: number): Window {
    const found = this.#windows.get(caller);
    if (found && found.until > now) {
      found.current += 1;
      return found;
    }
    this.#windows.delete(caller);
    const oldest = this.#windows.size >= CALLERS_MAX ? this.#windows.keys().next().value : undefined;
    if (oldest !== undefined) this.#windows.delete(oldest);
    const fresh = { current: 1, until: now + windowMs };
    this.#windows.set(caller, fresh);
    return fresh;
  }
}

const ADD = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** Counts a call for all processes; what went wrong is logged by the connection itself. */
async function addShared(redis: Redis, key: string, windowMs: number, window: Window): Promise<void> {
  try {
    const [current, ttl] = (await redis.eval(ADD, 1, key, String(windowMs))) as [number, number]; // as the script returns
    window.current = Math.max(window.current, current);
    window.until = Date.now() + ttl;
  } catch {}
}

/**
 * Holds every route to its limit, by member or else by address. Counted in this process and, where there is Redis, for all
 * together: behind the answer while the limit is far, before it when it is near. While Redis is away each counts for
 * itself: a limit is never lifted.
 */
export function setUpLimits(app: FastifyInstance, redis: Redis | null, prefix: string): void {
  const routes = new Map<Limit, Windows>();
  const check = ({ max }: Limit, window: Window, reply: FastifyReply): Fail | undefined => {
    const seconds = Math.max(1, Math.ceil((window.until - Date.now()) / 1_000));
    reply
      .header("x-ratelimit-limit", max)
      .header("x-ratelimit-remaining", Math.max(0, max - window.current))
      .header("x-ratelimit-reset", seconds);
    return window.current > max ? new Fail("rate_limited", { retryAfter: seconds }) : undefined;
  };
  app.addHook("onRequest", (request: FastifyRequest, reply, done) => {
    const { limit } = request.routeOptions.config;
    if (!limit) return done();
    const caller = request.viewer?.id ?? addressGroup(addressOf(request));
    let windows = routes.get(limit);
    if (!windows) {
      windows = new Windows();
      routes.set(limit, windows);
    }
    const window = windows.add(caller, Date.now(), limit.windowMs);
    if (redis?.status !== "ready") return done(check(limit, window, reply));
    const key = `${prefix}${request.method} ${request.routeOptions.url} ${caller}`;
    const shared = addShared(redis, key, limit.windowMs, window);
    if (limit.max > FEW && window.current <= limit.max / 2) return done(check(limit, window, reply));
    shared.then(() => done(check(limit, window, reply)), done);
  });
}
