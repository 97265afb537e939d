import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#platform/db/database.ts";
import { type Cursor, compareCursors } from "#platform/live/cursor.ts";
import { type EventRow, ensureEpoch, type Reading, readTail } from "#platform/live/queries.ts";
import type { Log } from "#platform/log.ts";

/** What the tailer hands over. */
export type TailSink = {
  /** Settled events in order; the tailer goes on when it resolves, and reads them again if it rejects. */
  deliver(rows: readonly EventRow[]): Promise<void>;
  /** Everything before this has been delivered. */
  settled(position: Cursor): void;
  /** The history begins or can't be continued: start at this position; streams must resync unless it is the first. */
  begin(epoch: string, position: Cursor): void;
};

const BATCH = 500;
/** Events wait for an older transaction: look again soon, it is about to end. */
const BLOCKED_RETRY_MS = 15;
/** A reading that takes longer is given up: its connection may be dead without our knowing. */
const READ_TIMEOUT_MS = 5_000;
/** Under load readings are at least this far apart, so that a thousand commits a second are not a thousand readings. */
const SPACING_MS = 4;
const BACK_OFF_MS = { min: 100, max: 1_000 };

/** Reads the outbox for the whole process. It survives the database going away and goes on where it was. */
export class Tailer {
  /** When the last reading succeeded, in ms since 1970; 0 before the first. */
  lastReadAt = 0;
  readonly #db: Database;
  readonly #sink: TailSink;
  readonly #log: Log;
  readonly #pollMs: () => number;
  #cursor: Cursor = { xid: 0, id: 0 };
  #epoch = "";
  #running = false;
  #woken = false;
  #ring: () => void = () => undefined;
  #loop: Promise<void> = Promise.resolve();

  constructor(db: Database, sink: TailSink, log: Log, pollMs: () => number) {
    this.#db = db;
    this.#sink = sink;
    this.#log = log;
    this.#pollMs = pollMs;
  }

  /** Resolves when the history is known; from then on reads at once when woken, and after `pollMs` otherwise. */
  async start(): Promise<void> {
    await ensureEpoch(this.#db);
    const reading = await readTail(this.#db, this.#cursor, 0);
    if (!reading) throw new Error("stream_state has no row");
    this.#begin(reading);
    this.#running = true;
    this.#loop = this.#run();
  }

  wake(): void {
    this.#woken = true;
    this.#ring();
  }

  async stop(): Promise<void> {
    this.#running = false;
    this.#ring();
    await this.#loop;
  }

  #begin(reading: Reading): void {
    this.#epoch = reading.epoch;
    this.#cursor = { xid: reading.horizon, id: 0 };
    this.#sink.begin(this.#epoch, this.#cursor);
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (this.#running) {
      this.#woken = false;
      try {
        const wait = await this.#step();
        if (failures > 0) this.#log.info({ failures }, "live events are read again");
        failures = 0;
        await this.#pause(wait);
      } catch (error) {
        if (failures === 0) this.#log.warn({ err: error }, "live events cannot be read; trying on");
        failures += 1;
        const wait = Math.min(BACK_OFF_MS.min * 2 ** Math.min(failures, 6), BACK_OFF_MS.max);
        await sleep(wait, undefined, { ref: false });
      }
    }
  }

  /** One reading; answers how long to wait before the next, in ms. */
  async #step(): Promise<number> {
    const reading = await within(readTail(this.#db, this.#cursor, BATCH), READ_TIMEOUT_MS);
    if (!this.#running) return 0;
    if (!reading) {
      await ensureEpoch(this.#db);
      return 0;
    }
    this.lastReadAt = Date.now();
    if (this.#isBroken(reading)) {
      this.#begin(reading);
      return 0;
    }
    if (reading.rows.length > 0) await this.#sink.deliver(reading.rows);
    const last = reading.rows.at(-1);
    const more = !reading.held && reading.isFull;
    this.#cursor = more && last ? last.cursor : { xid: reading.horizon, id: 0 };
    this.#sink.settled(this.#cursor);
    if (more) return 0;
    return reading.held ? BLOCKED_RETRY_MS : this.#pollMs();
  }

  /** Whether the history is another one, went back, or was pruned ahead of us. */
  #isBroken({ epoch, horizon, pruned }: Reading): boolean {
    return epoch !== this.#epoch || horizon < this.#cursor.xid || compareCursors(this.#cursor, pruned) < 0;
  }

  async #pause(ms: number): Promise<void> {
    if (ms === 0 || !this.#running) return;
    if (this.#woken) {
      const rest = SPACING_MS - (Date.now() - this.lastReadAt);
      if (rest > 0) await sleep(rest, undefined, { ref: false });
      return;
    }
    // By hand: a sleep that is aborted makes an error with its stack, at each commit.
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.#ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#ring = () => undefined;
  }
}

/** Rejects when `work` takes longer than `ms`. */
const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref();
    work.finally(() => clearTimeout(late)).then(resolve, reject);
  });
