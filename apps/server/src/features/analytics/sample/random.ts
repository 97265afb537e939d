/** Chance that is the same at every loading. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const state = this.#state;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A number around a middle, more often below than far above it. */
  around(middle: number): number {
    return middle * (0.4 + this.next() * 1.4);
  }

  /** One of a list, by how often each comes. */
  pick<T>(list: readonly T[], weight: (one: T) => number): T {
    let left = this.next() * list.reduce((sum, one) => sum + weight(one), 0);
    const found = list.find((one) => {
      left -= weight(one);
      return left < 0;
    });
    const chosen = found ?? list.at(-1);
    if (chosen === undefined) throw new Error("nothing to pick from");
    return chosen;
  }
}
