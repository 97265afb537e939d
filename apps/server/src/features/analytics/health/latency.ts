import type { FastifyInstance } from "fastify";
import { addLatencies } from "#features/analytics/health/health-queries.ts";
import type { Platform } from "#platform/platform.ts";

const DECK = "/api/matching/profiles";
const FLUSH_INTERVAL_MS = 60_000;
/** Upper bounds in ms; what takes longer than the last counts as that. */
const BOUNDS = [
  1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 2_000, 5_000, 30_000,
];

/** The time that a share of answers took at most, between the bounds around it; null for none. */
export function quantile(counts: readonly { bound: number; n: number }[], share: number): number | null {
  const all = counts.reduce((sum, { n }) => sum + n, 0);
  let below = 0;
  for (const { bound, n } of counts) {
    if (n > 0 && below + n >= all * share) {
      const lower = BOUNDS[BOUNDS.indexOf(bound) - 1] ?? 0;
      return Number((lower + ((bound - lower) * (all * share - below)) / n).toFixed(1));
    }
    below += n;
  }
  return null;
}

/** Notes how long answers of the deck take; of a killed process the last minute is missing. */
export function watchDeck(app: FastifyInstance, { db, log }: Platform): void {
  let counts = new Map<number, number>();
  const write = async () => {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await addLatencies(db, new Date().toISOString().slice(0, 10), [...taken]);
    } catch (error) {
      log.warn({ err: error }, "times of the deck could not be written");
    }
  };
  const timer = setInterval(() => void write(), FLUSH_INTERVAL_MS).unref();
  app.addHook("onResponse", (request, reply, done) => {
    if (request.routeOptions.url === DECK && request.method === "GET" && reply.statusCode === 200) {
      const bound = BOUNDS.find((one) => reply.elapsedTime <= one) ?? BOUNDS.at(-1) ?? 0;
      counts.set(bound, (counts.get(bound) ?? 0) + 1);
    }
    done();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}
