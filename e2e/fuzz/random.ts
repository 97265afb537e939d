const GOLDEN = 0x9e3779b9;
const RANGE = 2 ** 32;

/** Numbers that look random and are the same for the same seed and place: mulberry32. */
export class Random {
  #state: number;

  /** `seed` is a run's, `place` says which of its requests it is for: each is made without those before it. */
  constructor(seed: number, place: number) {
    this.#state = (Math.imul(seed ^ 0x5bd1e995, GOLDEN) ^ Math.imul(place + 1, 0x85ebca6b)) >>> 0;
    this.next();
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** Whether something happens that does so this often. */
  chance(often: number): boolean {
    return this.next() < often;
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }

  /** Random bytes. */
  bytes(count: number): Buffer {
    const made = Buffer.allocUnsafe(count);
    for (let at = 0; at < count; at += 4) {
      const word = this.below(RANGE);
      for (let part = 0; part < 4 && at + part < count; part += 1) made[at + part] = word >>> (part * 8);
    }
    return made;
  }

  /** A UUID of version 7, which most likely names nothing. */
  uuid(): string {
    const hex = this.bytes(16).toString("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
