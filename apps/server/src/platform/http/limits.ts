import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Fail } from "#platform/errors.ts";
import type { RedisClient } from "#platform/redis.ts";

const NETWORK_GROUPS = 4;
/**
 * Key for clients that disconnected before their address was read; they share one counter, and none of them receives a response.
 */
const GONE = "gone";

/** The address that a request came from: an address of IP or, once the connection has ended, perhaps `gone`. */
export const addressOf = ({ ip }: { readonly ip?: string | undefined }): string => ip ?? GONE;

/**
 * The network that attempts from an address are counted for: an IPv4 address itself, the /64 network of an IPv6 address, because
 * one connection owns all of it.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const filled = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...filled, ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

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

/** Max calls per caller in a window that starts with the first of them. */
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
type WindowCount = { current: number; until: number };

/** Callers remembered per route and process; the longest known goes first. */
const CALLERS_MAX = 10_000;
/** Callers remembered by a process in all, at about 145 bytes: with more, each newcomer takes the place of the longest known of the same route. */
const ALL_MAX = 200_000;
/** Interval in ms at which expired windows are deleted: … */
const SWEPT_EVERY_MS = 1_000;
/** … this many at most, which takes about three milliseconds. Fewer new windows start in the meantime. */
const SWEEP_MAX = 10_000;
/** Up to this limit, and from half of a larger one on, what other processes counted is waited for. */
const SMALL_LIMIT_MAX = 30;

/** The windows of all routes in this process. */
export class Windows {
  readonly #routes = new Map<Limit, Map<string, WindowCount>>();
  #sweptAt = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Counts a call of the route that has this limit. */
  add(limit: Limit, caller: string, now: number): WindowCount {
    if (now - this.#sweptAt >= SWEPT_EVERY_MS) this.#sweep(now);
    const callers = this.#routes.get(limit) ?? new Map<string, WindowCount>();
    if (callers.size === 0) this.#routes.set(limit, callers);
    const found = callers.get(caller);
    if (found && found.until > now) {
      found.current += 1;
      return found;
    }
    this.#forget(callers, caller);
    const isFull = callers.size >= CALLERS_MAX || this.#size >= ALL_MAX;
    const oldest = isFull ? callers.keys().next().value : undefined;
    if (oldest !== undefined) this.#forget(callers, oldest);
    const fresh = { current: 1, until: now + limit.windowMs };
    callers.set(caller, fresh);
    this.#size += 1;
    return fresh;
  }

  #forget(callers: Map<string, WindowCount>, caller: string): void {
    if (callers.delete(caller)) this.#size -= 1;
  }

  /** Lets those go that have ended, whether or not their callers come again. The windows of a route end as they began. */
  #sweep(now: number): void {
    this.#sweptAt = now;
    let left = SWEEP_MAX;
    for (const callers of this.#routes.values())
      for (const [caller, { until }] of callers) {
        if (until > now) break;
        if (left === 0) return;
        left -= 1;
        this.#forget(callers, caller);
      }
  }
}

const ADD = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** Counts a call for all processes; what went wrong is logged by the connection itself. */
async function addShared(
  redis: RedisClient,
  key: string,
  windowMs: number,
  window: WindowCount,
): Promise<void> {
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
export function setUpLimits(app: FastifyInstance, redis: RedisClient | null, prefix: string): void {
  const windows = new Windows();
  const check = ({ max }: Limit, window: WindowCount, reply: FastifyReply): Fail | undefined => {
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
    const window = windows.add(limit, caller, Date.now());
    if (redis?.status !== "ready") return done(check(limit, window, reply));
    const key = `${prefix}${request.method} ${request.routeOptions.url} ${caller}`;
    const shared = addShared(redis, key, limit.windowMs, window);
    if (limit.max > SMALL_LIMIT_MAX && window.current <= limit.max / 2)
      return done(check(limit, window, reply));
    shared.then(() => done(check(limit, window, reply)), done);
  });
}
