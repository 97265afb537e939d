import { randomUUID } from "node:crypto";
import { createSharedPresence, type SharedPresence } from "#platform/live/presence-shared.ts";
import type { RedisPair } from "#platform/live/redis.ts";
import type { Status } from "#platform/live/status.ts";
import type { Log } from "#platform/log.ts";

/** Who is there, told by open streams. */
export interface Presence {
  /** The members' status on all processes; Redis away: on this one. */
  of(memberIds: readonly string[]): Promise<Map<string, Status>>;
  /** The member's browser says that nobody has touched it for a while, or that somebody has again. */
  setAway(memberId: string, away: boolean): void;
  opened(memberId: string): void;
  closed(memberId: string): void;
  stop(): Promise<void>;
}

export type PresenceParts = {
  redis: RedisPair | null;
  /** Prefix of the keys in Redis. */
  prefix: string;
  /** Called once per change that others can see, on the process where it happened. */
  onChange: (memberId: string, status: Status) => void;
  /** A member without a stream is offline after this: reconnecting takes up to 5 s. */
  graceMs: number;
  log: Log;
};

type Here = { streams: number; away: boolean; leaving: NodeJS.Timeout | null };

/** The better of two: on several processes or devices the most present one counts. */
const ORDER: readonly Status[] = ["offline", "away", "online"];
export const better = (a: Status, b: Status): Status => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b);

/** Makes the presence of a process, shared with the others when there is Redis. */
export function createPresence({ redis, prefix, onChange, graceMs, log }: PresenceParts): Presence {
  const here = new Map<string, Here>();
  const statusHere = (memberId: string): Status => {
    const found = here.get(memberId);
    return found ? (found.away ? "away" : "online") : "offline";
  };
  const shared: SharedPresence | null = redis
    ? createSharedPresence(redis.commands, prefix, randomUUID(), () =>
        [...here.keys()].map((id) => [id, statusHere(id)]),
      )
    : null;

  const elsewhere = async (memberIds: readonly string[]): Promise<Map<string, Status>> => {
    if (!shared || memberIds.length === 0) return new Map();
    try {
      return await shared.elsewhere(memberIds);
    } catch (error) {
      log.debug({ err: error }, "presence of other processes unknown"); // that Redis is away has been told
      return new Map();
    }
  };
  /** After a change here: passes it on, and tells it unless another process hides it. */
  const changed = async (memberId: string, was: Status): Promise<void> => {
    const now = statusHere(memberId);
    if (now === was) return;
    shared?.set(memberId, now);
    const other = (await elsewhere([memberId])).get(memberId) ?? "offline";
    if (better(now, other) !== better(was, other)) onChange(memberId, better(now, other));
  };
  const change = (memberId: string, alter: () => void) => {
    const was = statusHere(memberId);
    alter();
    changed(memberId, was).catch((error: unknown) => log.error({ err: error }, "presence change not told"));
  };

  return {
    async of(memberIds) {
      const others = await elsewhere(memberIds);
      return new Map(memberIds.map((id) => [id, better(statusHere(id), others.get(id) ?? "offline")]));
    },
    setAway(memberId, away) {
      const found = here.get(memberId);
      if (found)
        change(memberId, () => {
          found.away = away;
        });
    },
    opened(memberId) {
      change(memberId, () => {
        const found = here.get(memberId) ?? { streams: 0, away: false, leaving: null };
        if (found.leaving) clearTimeout(found.leaving);
        here.set(memberId, {
          streams: found.streams + 1,
          away: found.streams > 0 && found.away,
          leaving: null,
        });
      });
    },
    closed(memberId) {
      const found = here.get(memberId);
      if (!found) return;
      found.streams -= 1;
      if (found.streams > 0) return;
      const leave = () => change(memberId, () => here.delete(memberId));
      found.leaving = setTimeout(leave, graceMs).unref();
    },
    async stop() {
      for (const { leaving } of here.values()) if (leaving) clearTimeout(leaving);
      here.clear();
      await shared?.stop();
    },
  };
}
