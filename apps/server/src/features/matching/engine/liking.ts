import { type Pool, scorePool } from "./score.ts";
import type { Viewer } from "./viewer.ts";

/** Lower bound of a value, so that its logarithm stays finite. */
const LIKED_LEAST = 1e-4;

/**
 * How much a reader would like each of these as writers, in log odds against their average. Reading takes no member's attention
 * and needs no answer: this is the value of the deck's card of a member who already likes the viewer, and nothing else.
 */
export function likings(reader: Viewer, writers: Pool, weights: Float64Array): number[] {
  const pool = { ...writers, likesMe: new Uint8Array(writers.size).fill(1) };
  const logs = Array.from(scorePool(reader, pool, weights), (value) =>
    Math.log(Math.max(LIKED_LEAST, value)),
  );
  const usual = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  return logs.map((log) => log - usual);
}
