import { randomUUID } from "node:crypto";
import { createSharedPresence, type SharedPresence, type Status } from "#platform/live/presence-shared.ts";
import type { Log } from "#platform/log.ts";
import type { RedisPair } from "#platform/redis.ts";

/** Who is there, told by open streams. */
export interface Presence {
  /** The members' status on all processes; Redis away: on this one. */
  of(memberIds: readonly string[]): Promise<Map<string, Status>>;
  /** A device was idle for a while, or is in use again; the member's other devices still count. */
  setAway(memberId: string, sessionId: string, away: boolean): void;
  opened(memberId: string, sessionId: string): void;
  closed(memberId: string, sessionId: string): void;
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

/** A member's device with streams on this process. */
type Device = { streams: number; away: boolean; leaving: NodeJS.Timeout | null };

/** The better of two: on several processes or devices the most present one counts. */
const ORDER: readonly Status[] = ["offline", "away", "online"];
const better = (a: Status, b: Status): Status => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b);

/** Makes the presence of a process, shared with the others when there is Redis. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state, and the few short ways to change it
export function createPresence({ redis, prefix, onChange, graceMs, log }: PresenceParts): Presence {
  const here = new Map<string, Map<string, Device>>();
  const statusHere = (memberId: string): Status =>
    [...(here.get(memberId)?.values() ?? [])]
      .map(({ away }): Status => (away ? "away" : "online"))
      .reduce(better, "offline");
  const shared: SharedPresence | null = redis
    ? createSharedPresence({
        redis: redis.commands,
        prefix,
        log,
        processId: randomUUID(),
        all: () => [...here.keys()].map((id) => [id, statusHere(id)]),
      })
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
    setAway(memberId, sessionId, away) {
      const device = here.get(memberId)?.get(sessionId);
      if (device)
        change(memberId, () => {
          device.away = away;
        });
    },
    opened(memberId, sessionId) {
      change(memberId, () => {
        const devices = here.get(memberId) ?? new Map<string, Device>();
        const device = devices.get(sessionId) ?? { streams: 0, away: false, leaving: null };
        if (device.leaving) clearTimeout(device.leaving);
        // A fresh stream counts as present until its browser says otherwise.
        devices.set(sessionId, {
          streams: device.streams + 1,
          away: device.streams > 0 && device.away,
          leaving: null,
        });
        here.set(memberId, devices);
      });
    },
    closed(memberId, sessionId) {
      const devices = here.get(memberId);
      const device = devices?.get(sessionId);
      if (!devices || !device) return;
      device.streams -= 1;
      if (device.streams > 0) return;
      const leave = () =>
        change(memberId, () => {
          devices.delete(sessionId);
          if (devices.size === 0) here.delete(memberId);
        });
      device.leaving = setTimeout(leave, graceMs).unref();
    },
    async stop() {
      for (const devices of here.values())
        for (const { leaving } of devices.values()) if (leaving) clearTimeout(leaving);
      here.clear();
      await shared?.stop();
    },
  };
}
