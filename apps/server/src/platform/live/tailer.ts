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

/** Reads the outbox for the whole process. */
export interface Tailer {
  /** Resolves when the history is known; from then on reads at once when woken and every `pollMs`. */
  start(): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
  /** When the last reading succeeded, in ms since 1970; 0 before the first. */
  readonly lastReadAt: number;
}

const BATCH = 500;
/** Events wait for an older transaction: look again soon, it is about to end. */
const HELD_MS = 15;
/** A reading that takes longer is given up: its connection may be dead without our knowing. */
const PATIENCE_MS = 5_000;
/** Under load readings are at least this far apart, so that a thousand commits a second are not a thousand readings. */
const SPACING_MS = 4;
const BACK_OFF_MS = { min: 100, max: 1_000 };

/** Makes the tailer of a process. It survives the database going away and goes on where it was. */
export function createTailer(db: Database, sink: TailSink, log: Log, pollMs: number): Tailer {
  let cursor: Cursor = { xid: 0, id: 0 };
  let epoch = "";
  let running = false;
  let woken = false;
  let lastReadAt = 0;
  let ring: () => void = () => undefined;
  let loop: Promise<void> = Promise.resolve();

  const begin = (reading: Reading) => {
    epoch = reading.epoch;
    cursor = { xid: reading.horizon, id: 0 };
    sink.begin(epoch, cursor);
  };
  /** One reading; answers how long to wait before the next, in ms. */
  const step = async (): Promise<number> => {
    const reading = await within(readTail(db, cursor, BATCH), PATIENCE_MS);
    if (!running) return 0;
    if (!reading) {
      await ensureEpoch(db);
      return 0;
    }
    lastReadAt = Date.now();
    const broken =
      reading.epoch !== epoch || reading.horizon < cursor.xid || compareCursors(cursor, reading.pruned) < 0;
    if (broken) {
      begin(reading);
      return 0;
    }
    if (reading.rows.length > 0) await sink.deliver(reading.rows);
    const last = reading.rows.at(-1);
    const more = !reading.held && reading.rows.length === BATCH;
    cursor = more && last ? last.cursor : { xid: reading.horizon, id: 0 };
    sink.settled(cursor);
    if (more) return 0;
    return reading.held ? HELD_MS : pollMs;
  };
  const pause = async (ms: number) => {
    if (ms === 0 || !running) return;
    if (woken) {
      const rest = SPACING_MS - (Date.now() - lastReadAt);
      if (rest > 0) await sleep(rest, undefined, { ref: false });
      return;
    }
    const given = new AbortController();
    ring = () => given.abort();
    await sleep(ms, undefined, { signal: given.signal, ref: false }).catch(() => undefined); // woken early
    ring = () => undefined;
  };
  const run = async () => {
    let failures = 0;
    while (running) {
      woken = false;
      try {
        const wait = await step();
        if (failures > 0) log.info({ failures }, "live events are read again");
        failures = 0;
        await pause(wait);
      } catch (error) {
        if (failures++ === 0) log.warn({ err: error }, "live events cannot be read; trying on");
        await sleep(Math.min(BACK_OFF_MS.min * 2 ** Math.min(failures, 6), BACK_OFF_MS.max), undefined, {
          ref: false,
        });
      }
    }
  };
  return {
    get lastReadAt() {
      return lastReadAt;
    },
    async start() {
      await ensureEpoch(db);
      const reading = await readTail(db, cursor, 0);
      if (!reading) throw new Error("stream_state has no row");
      begin(reading);
      running = true;
      loop = run();
    },
    wake() {
      woken = true;
      ring();
    },
    async stop() {
      running = false;
      ring();
      await loop;
    },
  };
}

/** Rejects when `work` takes longer than `ms`. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const given = new AbortController();
  const late = sleep(ms, undefined, { signal: given.signal, ref: false }).then(
    () => Promise.reject(new Error(`no answer within ${ms} ms`)),
    () => new Promise<never>(() => undefined), // cancelled: the work has won
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    given.abort();
  }
}
