/** Entries of a list that a reader looks at. */
const LOOKED_AT = 10;

/** The value of each order of a list: the mean true chance that the reader wants an entry of the first ten. */
export type Verdict = Map<string, number>;

/** Adds up what orders are worth, over many who look at lists. */
export class Judge {
  readonly #sums = new Map<string, number>();
  #lists = 0;

  /** One list, in several orders; `truth`: the true chance of each entry. */
  add(truth: readonly number[], orders: Readonly<Record<string, readonly number[]>>): void {
    this.#lists++;
    for (const [name, order] of Object.entries(orders)) {
      const first = order.slice(0, LOOKED_AT);
      const worth = first.reduce((sum, at) => sum + (truth[at] ?? 0), 0) / Math.max(1, first.length);
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + worth);
    }
  }

  get verdict(): Verdict {
    return new Map([...this.#sums].map(([name, sum]) => [name, sum / this.#lists]));
  }
}

/** How many times as good the product's order is as another. */
export const timesOf = (verdict: Verdict, other: string): number =>
  (verdict.get("product") ?? 0) / (verdict.get(other) ?? Number.POSITIVE_INFINITY);
