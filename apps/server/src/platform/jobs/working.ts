import { setTimeout as sleep } from "node:timers/promises";
import type { PgBoss, Schedule } from "pg-boss";
import type { SharedWorker } from "#platform/jobs/shared-work.ts";
import { partsOf, type Row } from "#platform/jobs/together.ts";
import type { Log } from "#platform/log.ts";
import { carriedIn } from "#platform/tracing/tracing.ts";
import type { Around } from "#platform/watch.ts";

/** How long a queue that did not start waits for its next try. */
const AGAIN_MS = 2_000;
/** Poll interval for work without a wake-up: sent by another process, due later, or retried. */
const POLL_MS = 2_000;
/** pg-boss's own poll interval per queue, as a safety net: a hundred queues that poll every two seconds keep a core busy. */
const SAFETY_POLL_SECONDS = 300;

/** Who does the work of a queue: at most `most` jobs at a time; `cron` (UTC) repeats it. */
export type Worker = {
  name: string;
  retries: number;
  cron?: string;
  most: number;
  run: (rows: readonly Row[]) => Promise<void>;
};

/** What may be logged of a failed job: a mail server's words, for one, name the address they are about. */
const withoutWords = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        code: (error as { code?: unknown }).code, // set by Node, pg and nodemailer
        answered: (error as { responseCode?: unknown }).responseCode, // set by nodemailer
        stack: error.stack?.split("\n").filter((line) => line.startsWith("    at ")),
      }
    : { type: typeof error };

const isScheduled = (schedules: readonly Schedule[], name: string, cron: string): boolean =>
  schedules.some((one) => one.name === name && one.cron === cron);

type Parts = {
  boss: PgBoss;
  workers: readonly Worker[];
  /** Those who do work together, by queue. */
  sharing: ReadonlyMap<string, SharedWorker>;
  /** Which of these queues have work that is due. */
  findDue: (queues: readonly string[]) => Promise<string[]>;
  log: Log;
  around: Around;
};

/** The workers of this process. They start in the background, without delaying requests. */
export class Working {
  readonly #parts: Parts;
  /** The library's names of the workers, by queue. */
  readonly #ids = new Map<string, string>();
  readonly #stopped = new AbortController();
  #hasStarted = false;
  #begun: Promise<void> | null = null;
  #polling: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Lets the library make its tables and look after them; once. */
  async startLibrary(): Promise<void> {
    if (!this.#hasStarted) await this.#parts.boss.start();
    this.#hasStarted = true;
  }

  begin(): void {
    this.#begun ??= this.#untilBegun();
  }

  /** There is work in this queue. */
  wake(name: string): void {
    const id = this.#ids.get(name);
    if (id) this.#parts.boss.notifyWorker(id);
    this.#parts.sharing.get(name)?.wake();
  }

  /** Resolves when nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#begun;
    await this.#polling;
  }

  async #untilBegun(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted)
      try {
        return await this.#tryToBegin();
      } catch (error) {
        this.#parts.log.error({ err: error }, "job queue did not start; trying again");
        await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
  }

  async #tryToBegin(): Promise<void> {
    const { boss, workers, sharing } = this.#parts;
    await this.startLibrary();
    const schedules = await boss.getSchedules();
    for (const worker of workers) {
      if (this.#stopped.signal.aborted) return;
      if (!this.#ids.has(worker.name)) await this.#workOn(worker, schedules);
    }
    for (const worker of sharing.values()) worker.start();
    this.#polling = this.#keepPolling();
  }

  async #keepPolling(): Promise<void> {
    const { signal } = this.#stopped;
    const { findDue, log } = this.#parts;
    while (!signal.aborted)
      try {
        await sleep(POLL_MS, undefined, { signal, ref: false });
        for (const name of await findDue([...this.#ids.keys()])) this.wake(name);
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, "queues cannot be polled; trying again");
      }
  }

  async #workOn({ name, cron, most, run }: Worker, schedules: readonly Schedule[]): Promise<void> {
    const { boss, log, around } = this.#parts;
    const id = await boss.work(
      name,
      { pollingIntervalSeconds: SAFETY_POLL_SECONDS, batchSize: most },
      async (rows) => {
        try {
          await around(
            name,
            () => run(rows),
            () => carriedIn(rows.flatMap(partsOf)),
          );
        } catch (error) {
          log.error({ ...withoutWords(error), job: name, ids: rows.map((row) => row.id) }, "job failed");
          throw error;
        } finally {
          // Where one was, there may be more: look again at once instead of at the next poll.
          this.wake(name);
        }
      },
    );
    this.#ids.set(name, id);
    if (cron && !isScheduled(schedules, name, cron)) await boss.schedule(name, cron);
  }
}
