import type { FastifyReply } from "fastify";
import { Fail } from "#platform/errors.ts";

/** Callers of one name that wait at the same time; the next is refused. */
const WAITING_MAX = 20;

/**
 * Runs one request per name at a time, until its response is sent: concurrent requests of one caller do not delay other callers.
 */
export class Turns {
  readonly #last = new Map<string, { done: Promise<void>; waiting: number }>();

  /** Waits for the turn of a name; it ends when the response is sent or its connection is gone. Throws rate_limited. */
  async take(name: string, { raw }: Pick<FastifyReply, "raw">): Promise<void> {
    const queue = this.#last.get(name) ?? { done: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= WAITING_MAX) throw new Fail("rate_limited", { retryAfter: 1 });
    this.#last.set(name, queue);
    queue.waiting += 1;
    const before = queue.done;
    queue.done = new Promise((resolve) => {
      raw.once("close", () => {
        // A turn that was given up keeps its place: the next does not overtake the one before it.
        void before.then(() => {
          queue.waiting -= 1;
          if (queue.waiting === 0) this.#last.delete(name);
          resolve();
        });
      });
    });
    await before;
  }
}
