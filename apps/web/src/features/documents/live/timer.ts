/** Something that is to be done a little later, once: the soonest wish wins. */
export class Timer {
  readonly #work: () => unknown;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #due = Number.POSITIVE_INFINITY;

  constructor(work: () => unknown) {
    this.#work = work;
  }

  /** Runs it after this time in ms, or sooner if that was requested before. */
  within(ms: number): void {
    const due = performance.now() + ms;
    if (due >= this.#due) return;
    this.stop();
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#work();
    }, ms);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#due = Number.POSITIVE_INFINITY;
  }
}

/** The delay after a number of failures in a row, in ms: doubling from 1 s to `most`, with jitter. */
export const backOff = (failures: number, most: number): number =>
  Math.min(1_000 * 2 ** Math.max(0, failures - 1), most) * (0.75 + Math.random() / 2);
