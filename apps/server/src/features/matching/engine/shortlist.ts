import { afterPrice, attention, EXCLUDED, isRuledOut, type Pool } from "#features/matching/engine/score.ts";
import { HARDLY_SEEN } from "./rank.ts";
import { readTimes } from "./times.ts";
import { look, weighTraits } from "./traits.ts";
import { prepare, type Viewer } from "./viewer.ts";

/** Strangers who are ranked, of all candidates, and of those who were rarely shown. */
export const SHORTLIST_SIZE = 600;
const HARDLY_SEEN_SIZE = 50;

/** The `keep`-th largest of these values; reorders them. */
function nthLargest(values: Float64Array, keep: number): number {
  const sought = values.length - keep;
  let first = 0;
  let last = values.length - 1;
  while (first < last) {
    const pivot = values[(first + last) >>> 1] ?? 0;
    let low = first;
    let high = last;
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low++;
      while ((values[high] ?? 0) > pivot) high--;
      if (low > high) break;
      const swapped = values[low] ?? 0;
      values[low++] = values[high] ?? 0;
      values[high--] = swapped;
    }
    if (sought <= high) last = high;
    else if (sought >= low) first = low;
    else break;
  }
  return values[sought] ?? 0;
}

/** The value from which on about `keep` of the first `size` values are; 0 where all are kept. They are put into another order. */
const leastOf = (values: Float64Array, size: number, keep: number): number =>
  size > keep ? nthLargest(values.subarray(0, size), keep) : 0;

/** Scratch buffers for a pool's values, reused by each call: allocating them would be 100 KB of garbage per deck. */
let scratch = {
  values: new Float64Array(0),
  undecided: new Float64Array(0),
  hardlySeen: new Float64Array(0),
};
function scratchFor(size: number): typeof scratch {
  const newColumn = () => new Float64Array(size);
  if (scratch.values.length < size)
    scratch = { values: newColumn(), undecided: newColumn(), hardlySeen: newColumn() };
  return scratch;
}

/** Scratch object for times, reused by each candidate. */
const two = { around: 0, pace: 0 };

/**
 * The candidates of a large pool that are worth ranking, as rows in order: all who like the viewer, the other candidates who suit them
 * best by models, skills, appeal, pickiness, times and price of attention, and some of those who were rarely shown. What it
 * ignores (words, age, goal and the others' tastes) changes little in a large pool.
 */
export function shortlist(viewer: Viewer, pool: Pool, weights: Float64Array): number[] {
  const of = prepare(viewer, weights);
  weighTraits(of);
  const { size, low, high, pop, pick, selectivity, price, resp, inbox, shown, likesMe, times, out } = pool;
  const { values, undecided, hardlySeen } = scratchFor(size);
  const { around, pace } = of.success;
  const timesWorth = (row: number): number => {
    readTimes(two, of.times, times[row] ?? 0);
    return around * two.around + pace * two.pace;
  };
  let known = 0;
  let fresh = 0;
  for (let row = 0; row < size; row++) {
    values[row] = EXCLUDED;
    if (out?.[row] || isRuledOut(of.i, low[row] ?? 0, high[row] ?? 0)) continue;
    if (likesMe[row]) {
      values[row] = Number.POSITIVE_INFINITY;
      continue;
    }
    const { like, answer, promise } = look(low[row] ?? 0, pop[row] ?? 0, pick[row] ?? 0, timesWorth(row));
    const heard = afterPrice(answer, price[row] ?? 0) * attention(resp[row] ?? 0, inbox[row] ?? 0);
    const value = promise * like * heard * (selectivity[row] ?? 0);
    values[row] = value;
    undecided[known++] = value;
    if ((shown[row] ?? 0) < HARDLY_SEEN) hardlySeen[fresh++] = value;
  }
  const least = leastOf(undecided, known, SHORTLIST_SIZE);
  const leastFresh = leastOf(hardlySeen, fresh, HARDLY_SEEN_SIZE);
  const rows: number[] = [];
  for (let row = 0; row < size; row++)
    if ((values[row] ?? 0) >= ((shown[row] ?? 0) < HARDLY_SEEN ? Math.min(least, leastFresh) : least))
      rows.push(row);
  return rows;
}
