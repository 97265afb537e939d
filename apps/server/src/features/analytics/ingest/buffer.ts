import { setTimeout as sleep } from "node:timers/promises";
import type { Hit } from "#features/analytics/ingest/records.ts";
import { codeOf } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Log } from "#platform/log.ts";

/** Max buffered hits; above half of it mouse moves are dropped. */
const WAITING_MAX = 50_000;
/** Max hits per transaction, … */
const BATCH = 2_000;
/** … and max delay in ms: a killed process loses less than a quarter of a second. */
const EVERY_MS = 50;
/** Delays in ms before a failed write is repeated; the last one repeats while the database is unavailable. */
const PAUSES_MS = [50, 200, 1_000];

/** Transient error classes of PostgreSQL, in addition to lost connections: resources, deadlocks. */
const PASSING = /^(?:53|40)/;
/** Whether the same batch may well be written later. */
const isPassing = (error: unknown): boolean =>
  codeOf(error) !== "internal" || PASSING.test(String((error as { code?: unknown }).code)); // set by pg

/** What goes into one transaction: what came together stays together. */
function sizeOfBatch(waiting: readonly Hit[]): number {
  const cameWith = (at: number) => {
    const hit = waiting[at];
    return hit?.what === "event" ? hit.batch : undefined;
  };
  let size = Math.min(BATCH, waiting.length);
  while (cameWith(size) !== undefined && cameWith(size) === cameWith(size - 1)) size += 1;
  return size;
}

/** One batch; its id is written with it, so that it is never written twice. */
export type Batch = { id: string; hits: readonly Hit[] };
type Write = (batch: Batch) => Promise<void>;

/**
 * Takes in what browsers tell: many small requests become few large writes. The answer comes before the write; a full buffer says
 * so instead of growing.
 */
export class HitBuffer {
  readonly #write: Write;
  readonly #log: Log;
  /** Runs while hits wait: a process without visitors sleeps. */
  #timer: NodeJS.Timeout | null = null;
  #waiting: Hit[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;
  /** How much was refused or given up since the start. */
  dropped = 0;
  written = 0;

  constructor(write: Write, log: Log) {
    this.#write = write;
    this.#log = log;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether there is room for all of these; they are taken then. */
  offer(hits: readonly Hit[]): boolean {
    if (this.#closed || this.#waiting.length + hits.length > WAITING_MAX) {
      this.dropped += hits.length;
      return false;
    }
    this.#waiting.push(...hits);
    if (this.#waiting.length >= BATCH) this.#kick();
    else this.#kickSoon();
    return true;
  }

  /** Whether little enough waits for what may be missing. */
  hasRoom(): boolean {
    return this.#waiting.length < WAITING_MAX / 2;
  }

  /** Until everything that waits now is written. */
  async flush(): Promise<void> {
    while (this.#waiting.length > 0 || this.#writing) {
      this.#kick();
      await this.#writing;
    }
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#closed = true;
    await this.flush();
  }

  #kickSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#kick();
    }, EVERY_MS).unref();
  }

  #kick(): void {
    if (this.#writing || this.#waiting.length === 0) return;
    const batch = { id: newId(), hits: this.#waiting.splice(0, sizeOfBatch(this.#waiting)) };
    this.#writing = this.#persist(batch).finally(() => {
      this.#writing = null;
      if (this.#waiting.length >= BATCH) this.#kick();
      else if (this.#waiting.length > 0) this.#kickSoon();
    });
  }

  /**
   * Writes a batch and retries after a failure; the batch id prevents double counting if the commit succeeded but its response
   * was lost.
   */
  async #persist(batch: Batch): Promise<void> {
    for (let failures = 0; ; failures += 1)
      try {
        await this.#write(batch);
        this.written += batch.hits.length;
        return;
      } catch (error) {
        const isLast = failures >= PAUSES_MS.length && (this.#closed || !isPassing(error));
        if (isLast) {
          this.dropped += batch.hits.length;
          this.#log.warn({ err: error, hits: batch.hits.length }, "analytics could not be written");
          return;
        }
        if (failures === 0) this.#log.warn({ err: error }, "analytics are written later");
        await sleep(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
      }
  }
}
