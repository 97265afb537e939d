/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A seeded generator (mulberry32): the same seed gives the same world on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One draw from the standard normal distribution. */
export const gauss = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** An index drawn with the given weights. */
export function drawIndex(random: Random, weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest <= 0) return index;
  }
  return weights.length - 1;
}

/** `count` different indexes drawn with the given weights, as a bit mask. */
export function drawMask(random: Random, weights: readonly number[], count: number): number {
  const left = [...weights];
  let mask = 0;
  for (let drawn = 0; drawn < count; drawn++) {
    const index = drawIndex(random, left);
    mask |= 1 << index;
    left[index] = 0;
  }
  return mask;
}

/** How many events a Poisson process with this mean has in one draw, at most `max`. */
export function drawPoisson(random: Random, mean: number, max: number): number {
  const u = random();
  let probability = Math.exp(-mean);
  let cumulated = probability;
  let count = 0;
  while (u > cumulated && count < max) {
    count++;
    probability *= mean / count;
    cumulated += probability;
  }
  return count;
}

/** The cosine of two vectors of equal length. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (let k = 0; k < a.length; k++) {
    const x = a[k] ?? 0;
    const y = b[k] ?? 0;
    product += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return product / Math.sqrt(squareA * squareB);
}

/** Shuffles in place. */
export function shuffle<T>(random: Random, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as T, list[last] as T]; // both are in the list
  }
}
