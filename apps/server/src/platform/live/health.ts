import type { Hub } from "#platform/live/hub.ts";
import { type CheckSessions, findEnded } from "#platform/live/sessions.ts";
import type { Log } from "#platform/log.ts";

/** How often things are looked after, in ms. */
export type Rhythm = { sweepMs: number; heartbeatMs: number; stallMs: number };

/** Looks after open streams until stopped: heartbeat, stalled readers, sessions that have ended. */
export function lookAfter(hub: Hub, check: CheckSessions, log: Log, rhythm: Rhythm): { stop: () => void } {
  const heartbeat = setInterval(() => void hub.ping().catch(() => undefined), rhythm.heartbeatMs).unref(); // logged by the hub
  let sweeping = false;
  const sweep = async () => {
    const now = Date.now();
    const { subscriptions } = hub;
    for (const reader of subscriptions.all())
      if (reader.isStalled(now, rhythm.stallMs)) hub.drop(reader, "stalled");
    const ended = await findEnded(subscriptions.all(), check, rhythm.sweepMs / 2);
    for (const [reader, reason] of ended) hub.logOut(reader, reason);
  };
  const sweeper = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: unknown) => log.warn({ err: error }, "sessions of live streams could not be checked"))
      .finally(() => {
        sweeping = false;
      });
  }, rhythm.sweepMs).unref();
  return {
    stop: () => {
      clearInterval(heartbeat);
      clearInterval(sweeper);
    },
  };
}
