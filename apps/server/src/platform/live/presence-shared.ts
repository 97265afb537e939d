import type { Log } from "#platform/log.ts";
import { isRefusal, type RedisClient } from "#platform/redis.ts";

/** Whether a member can be reached right now, as open streams tell. */
export type Status = "online" | "away" | "offline";

/** What the other processes know. */
export interface SharedPresence {
  set(memberId: string, status: Status): void;
  /** The most present status of each member on the other processes. Rejects while Redis is away. */
  elsewhere(memberIds: readonly string[]): Promise<Map<string, Status>>;
  /** Takes this process's members out. */
  stop(): Promise<void>;
}

/** A process that does not renew its table within this has died; its members are offline then. */
const LIFE_MS = 45_000;
const RENEW_MS = 15_000;
/** How long the list of processes is taken to be right. */
const LIST_MS = 2_000;
const SLICE = 1_000;

interface Shared {
  redis: RedisClient;
  prefix: string;
  processId: string;
  /** Who is on this process. */
  all: () => [memberId: string, status: Status][];
  log: Log;
}

/**
 * One hash per process (member → status) that expires unless renewed, and a sorted set of processes by expiry. A heartbeat takes
 * two commands, independent of the number of members; it refills a Redis that lost its data.
 */
export function createSharedPresence({ redis, prefix, processId, all, log }: Shared): SharedPresence {
  const list = `${prefix}presence`;
  const tableOf = (id: string) => `${prefix}presence:${id}`;
  const mine = tableOf(processId);
  let others: string[] = [];
  let listedAt = 0;

  const fill = async () => {
    const known = all();
    for (let from = 0; from < known.length; from += SLICE)
      await redis.hset(mine, ...known.slice(from, from + SLICE).flat());
    await redis.pexpire(mine, LIFE_MS);
  };
  const renew = async () => {
    const now = Date.now();
    const known = await redis.pexpire(mine, LIFE_MS);
    await redis
      .multi()
      .zadd(list, now + LIFE_MS, processId)
      .zremrangebyscore(list, 0, now - LIFE_MS)
      .exec();
    if (known === 0) await fill();
  };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // the next renewal repairs it
  let refused = false;
  const renewQuietly = async () => {
    try {
      await renew();
      if (refused) log.info("redis takes writes again");
      refused = false;
    } catch (error) {
      // The connection itself logs that Redis is unreachable.
      if (refused || !isRefusal(error)) return;
      log.warn({ err: error }, "redis takes no writes: limits and presence are counted by each process");
      refused = true;
    }
  };
  redis.on("ready", renewQuietly);
  const timer = setInterval(renewQuietly, RENEW_MS).unref();

  const otherProcesses = async () => {
    const now = Date.now();
    if (now - listedAt > LIST_MS) {
      others = (await redis.zrangebyscore(list, now, "+inf")).filter((id) => id !== processId);
      listedAt = now;
    }
    return others;
  };
  return {
    set(memberId, status) {
      if (status === "offline") quietly(redis.hdel(mine, memberId));
      // The table may be new: give it its end of life along with its first member.
      else quietly(redis.multi().hset(mine, memberId, status).pexpire(mine, LIFE_MS).exec());
    },
    async elsewhere(memberIds) {
      const found = new Map<string, Status>();
      for (const id of await otherProcesses()) {
        const statuses = await redis.hmget(tableOf(id), ...memberIds);
        for (const [at, memberId] of memberIds.entries()) {
          const status = statuses[at];
          if (status === "online" || (status === "away" && !found.has(memberId))) found.set(memberId, status);
        }
      }
      return found;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([redis.del(mine), redis.zrem(list, processId)]).catch(() => undefined); // away: it expires by itself
    },
  };
}
