import os from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { endBeat, writeBeat } from "#platform/processes/queries.ts";
import { VERSION } from "#platform/version.ts";

/** A process that has not been heard of for four of these is called silent. */
const BEAT_MS = 15_000;
/** How often the event loop is asked whether it is late: often enough to see a stall, rarely enough to cost nothing at rest. */
const LAG_EVERY_MS = 100;
const NANOS = 1e6;
const MEGABYTE = 2 ** 20;

/** Writes down, again and again, that this process is there and how it does; answers what ends that. */
export async function startBeats(
  { db, live, log, config }: Pick<Platform, "db" | "live" | "log" | "config">,
  working: boolean,
): Promise<() => Promise<void>> {
  const lag = monitorEventLoopDelay({ resolution: LAG_EVERY_MS });
  lag.enable();
  const about = {
    id: newId(),
    host: os.hostname().slice(0, 100),
    pid: process.pid,
    startedAt: new Date(),
    working,
    roles: [...config.roles],
    version: VERSION,
  };
  const beat = async () => {
    const waited = lag.percentile(99) / NANOS;
    lag.reset();
    await writeBeat(db, {
      ...about,
      memoryMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
      lagMs: Number.isFinite(waited) ? Math.max(0, waited - LAG_EVERY_MS) : 0,
      streams: live.figures().streams,
      waiting: db.pool.waitingCount,
    });
  };
  await beat();
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = beat().catch((error: unknown) =>
      log.warn({ err: error }, "this process could not say how it does"),
    );
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    lag.disable();
    await running;
    await endBeat(db, about.id).catch((error: unknown) => log.warn({ err: error }, "left without saying so"));
  };
}
