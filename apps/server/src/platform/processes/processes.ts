import os from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { deleteHeartbeat, saveHeartbeat } from "#platform/processes/queries.ts";

/** The product's version, as health and every process tell it. */
export const VERSION = "0.1.0";

/** A process that has not been heard of for four of these is called silent. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** How often the event loop is asked whether it is late: often enough to see a stall, rarely enough to cost nothing at rest. */
const LAG_EVERY_MS = 100;
const NANOS = 1e6;
const MEGABYTE = 2 ** 20;

/** Stores a heartbeat of this process at an interval; returns the function that ends it. */
export async function startHeartbeat(
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
  const sendHeartbeat = async () => {
    const waited = lag.percentile(99) / NANOS;
    lag.reset();
    await saveHeartbeat(db, {
      ...about,
      memoryMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
      lagMs: Number.isFinite(waited) ? Math.max(0, waited - LAG_EVERY_MS) : 0,
      streams: live.figures().streams,
      waiting: db.pool.waitingCount,
    });
  };
  await sendHeartbeat();
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sendHeartbeat().catch((error: unknown) =>
      log.warn({ err: error }, "this process could not say how it does"),
    );
  }, HEARTBEAT_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    lag.disable();
    await running;
    await deleteHeartbeat(db, about.id).catch((error: unknown) =>
      log.warn({ err: error }, "left without saying so"),
    );
  };
}
