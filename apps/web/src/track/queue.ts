import { isRetryable, type Reply } from "./wire.ts";

/** What leaves together; it keeps its name however often it has to be sent. */
export type Batch<Item> = { id: string; items: Item[] };

type Options<Item> = {
  send: (batch: Batch<Item>) => Promise<Reply>;
  /** The size of a batch … */
  size: number;
  /** … or after this time, in ms, if there are any. */
  every: number;
  /** The maximum number of waiting items; beyond it the oldest are dropped. */
  max: number;
};

/** The longest pause between tries, in ms. */
const WAIT_MAX_MS = 60_000;

/**
 * Gathers what was measured and sends it in batches, one after the other. A batch that failed goes back to the front and is
 * tried again as it was, each time later; one that the server refuses for what is in it is forgotten.
 */
export class Queue<Item> {
  readonly #options: Options<Item>;
  #items: Item[] = [];
  /** The batch that failed: it comes first, under the name that the server may know already. */
  #failed: Batch<Item> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending = false;
  #failures = 0;

  constructor(options: Options<Item>) {
    this.#options = options;
  }

  /** Puts one at the end; a full batch leaves at once. */
  add(item: Item): void {
    this.#items.push(item);
    this.#bound();
    if (this.#sending) return; // the answer decides what is sent next
    if (this.#failures === 0 && this.#items.length >= this.#options.size) void this.flush();
    else this.#later(this.#options.every);
  }

  /** Sends the oldest batch, and the following ones while they are full. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    const batch = this.#next();
    if (!batch) return;
    this.#stop();
    this.#sending = true;
    const reply = await this.#options.send(batch);
    this.#sending = false;
    if (!reply.ok && isRetryable(reply)) {
      this.#failed = batch;
      this.#failures += 1;
      return this.#later(
        Math.max(reply.wait, Math.min(this.#options.every * 2 ** this.#failures, WAIT_MAX_MS)),
      );
    }
    this.#failures = 0;
    if (this.#items.length >= this.#options.size) return this.flush();
    if (this.#items.length > 0) this.#later(this.#options.every);
  }

  /** Takes all that waits, in batches: for the last word of a page. */
  take(): Batch<Item>[] {
    this.#stop();
    const batches: Batch<Item>[] = [];
    for (let one = this.#next(); one; one = this.#next()) batches.push(one);
    return batches;
  }

  #next(): Batch<Item> | null {
    const failed = this.#failed;
    this.#failed = null;
    if (failed) return failed;
    return this.#items.length > 0
      ? { id: crypto.randomUUID(), items: this.#items.splice(0, this.#options.size) }
      : null;
  }

  #bound(): void {
    const over = this.#items.length - this.#options.max;
    if (over > 0) this.#items.splice(0, over);
  }

  #later(wait: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.flush();
    }, wait);
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
