import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#platform/db/database.ts";
import { type Cursor, compareCursors } from "#platform/live/cursor.ts";
import {
  isEnded,
  isMarker,
  type LogoutReason,
  MEMBER_CHANGED,
  readEndSessions,
  readTopicsChange,
  SESSIONS_ENDED,
  TOPICS_CHANGED,
  type TopicsChange,
} from "#platform/live/markers.ts";
import { type EventRow, readBetween } from "#platform/live/queries.ts";
import {
  type CheckSessions,
  type Dropped,
  type Frame,
  findEnded,
  frameOf,
  type Reader,
} from "#platform/live/reader.ts";
import { Subscriptions } from "#platform/live/subscriptions.ts";
import type { TailSink } from "#platform/live/tailer.ts";
import type { Ephemeral } from "#platform/live/wake-ups.ts";
import type { Log } from "#platform/log.ts";

/** How far back it is known which position the stream had when. */
const SPAN_MS = 5 * 60_000;
const STEP_MS = 500;
/** Added to what a client asks for: its request may have been answered from a reading begun before it was sent. */
const SLACK_MS = 2_000;

/** Where the stream stood at a time, for pages that fetched before their first stream. */
class History {
  #marks: { at: number; position: Cursor }[] = [];

  /** Forgets everything: time begins now. */
  restart(position: Cursor, now = Date.now()): void {
    this.#marks = [{ at: now, position }];
  }

  note(position: Cursor, now = Date.now()): void {
    if (now - (this.#marks.at(-1)?.at ?? 0) < STEP_MS) return;
    this.#marks.push({ at: now, position });
    while ((this.#marks[0]?.at ?? now) < now - SPAN_MS) this.#marks.shift();
  }

  /** A position that the stream had already left `ago` ms before now; null when that is not known any more. */
  before(ago: number, now = Date.now()): Cursor | null {
    const time = now - ago - SLACK_MS;
    return this.#marks.findLast(({ at }) => at <= time)?.position ?? null;
  }
}

/** Writes between two turns of the event loop: more would hold ordinary requests up. */
const WRITES_A_TURN = 250;
/** And bytes: a burst must leave its readers time to take it. */
const BYTES_A_TURN = 128 * 1024;
/** On each event a session counts as alive if it was so within this time. */
const FRESH_MS = 1_000;
/** Max pending ephemeral events; further ones are dropped. */
const MAX_WAITING = 5_000;

/** Whose topic it is: see `memberTopic`. */
const memberOf = (topic: string): string => topic.slice(topic.indexOf(":") + 1);

/** Hands the process's events to its readers: everything that is sent goes through here, one thing after the other. */
export class Hub implements TailSink {
  epoch = "";
  /** Every event up to this position has been delivered to the readers of its topic. */
  position: Cursor = { xid: 0, id: 0 };
  readonly subscriptions = new Subscriptions();
  readonly history = new History();
  readonly figures = { deliveries: 0, dropped: {} as Partial<Record<Dropped, number>>, resyncs: 0 };
  readonly #db: Database;
  readonly #check: CheckSessions;
  readonly #log: Log;
  readonly #onMemberChanged: (memberId: string) => void;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #turn = { writes: 0, bytes: 0 };

  constructor(db: Database, check: CheckSessions, onMemberChanged: (memberId: string) => void, log: Log) {
    this.#db = db;
    this.#onMemberChanged = onMemberChanged;
    this.#check = check;
    this.#log = log;
  }

  begin(epoch: string, position: Cursor): void {
    const first = this.epoch === "";
    this.epoch = epoch;
    this.position = position;
    this.history.restart(position);
    if (first) return;
    this.#log.warn({ epoch }, "the history of live events starts again");
    for (const reader of this.subscriptions.all()) this.drop(reader, "failed"); // their cursors are refused: they resync
  }

  async deliver(rows: readonly EventRow[]): Promise<void> {
    await this.#endDeadSessions(rows);
    await this.#withLock(async () => {
      for (const row of rows) await this.#hand(row);
    });
  }

  settled(position: Cursor): void {
    this.position = position;
    this.history.note(position);
  }

  /** Sends an event that is not stored to the readers of its topic that are up to date. */
  ephemeral({ topic, kind, data }: Ephemeral): void {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting += 1;
    void this.#withLock(async () => {
      this.#waiting -= 1;
      const frame = frameOf(this.epoch, null, kind, data);
      await this.#write(this.subscriptions.readersOf(topic), frame, (reader) => reader.pass(frame));
    });
  }

  /** A heartbeat to everybody. It carries the position, so that quiet streams keep a cursor that is not too old. */
  ping(): Promise<void> {
    return this.#withLock(async () => {
      const data = JSON.stringify({ at: new Date().toISOString() });
      const cursor = this.position;
      const frame = { ...frameOf(this.epoch, cursor, "ping", data), cursor };
      const bare = frameOf(this.epoch, null, "ping", data);
      await this.#write(this.subscriptions.all(), frame, (reader) => reader.beat(frame, bare));
    });
  }

  /** Lets a reader go; it reconnects and resumes by itself. */
  drop(reader: Reader, why: Dropped, last?: Frame): void {
    if (reader.closed) return;
    reader.end(last);
    this.subscriptions.close(reader);
    this.figures.dropped[why] = (this.figures.dropped[why] ?? 0) + 1;
  }

  /** Tells the browser to leave and ends the stream. */
  logOut(reader: Reader, reason: LogoutReason): void {
    this.drop(reader, "ended", frameOf(this.epoch, null, "force_logout", JSON.stringify({ reason })));
  }

  /**
   * Ends all streams after pending events are sent; a client that has not received all of them within `drainMs` is disconnected.
   */
  async endAll(drainMs: number): Promise<void> {
    await this.#queue;
    const readers = [...this.subscriptions.all()];
    for (const [at, reader] of readers.entries()) {
      this.drop(reader, "stopping", { cursor: null, bytes: Buffer.alloc(0) });
      if (at % WRITES_A_TURN === 0) await new Promise(setImmediate);
    }
    const until = Date.now() + drainMs;
    while (readers.some((reader) => !reader.gone) && Date.now() < until) await sleep(20);
    for (const reader of readers) reader.cut();
  }

  /** Figures for the metrics. */
  count() {
    let streams = 0;
    for (const _ of this.subscriptions.all()) streams += 1;
    return { streams, ...this.subscriptions.counts, ...this.figures, dropped: { ...this.figures.dropped } };
  }

  /** Runs one thing after the other, in the order asked. */
  #withLock(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    this.#queue = done.catch((error: unknown) => this.#log.error({ err: error }, "live delivery failed"));
    return done;
  }

  async #endDeadSessions(rows: readonly EventRow[]): Promise<void> {
    const readers = new Set<Reader>();
    for (const { topic, kind } of rows)
      if (!isMarker(kind)) for (const reader of this.subscriptions.readersOf(topic)) readers.add(reader);
    for (const [reader, reason] of await findEnded(readers, this.#check, FRESH_MS))
      this.logOut(reader, reason);
  }

  async #hand(row: EventRow): Promise<void> {
    if (compareCursors(row.cursor, this.position) <= 0) return; // read again after a failure half-way
    this.position = row.cursor;
    if (row.kind === TOPICS_CHANGED) this.#changeTopics(row);
    else if (row.kind === SESSIONS_ENDED) this.#endSessions(row);
    else if (row.kind === MEMBER_CHANGED) this.#onMemberChanged(memberOf(row.topic));
    else {
      const readers = this.subscriptions.readersOf(row.topic);
      if (readers.size === 0) return;
      const frame = frameOf(this.epoch, row.cursor, row.kind, row.data);
      await this.#write(readers, frame, (reader) => reader.offer(frame, row.topic));
    }
  }

  // A set may be iterated while it changes: who joins meanwhile has this event from its own resume and leaves it out.
  async #write(
    readers: Iterable<Reader>,
    { bytes }: Frame,
    give: (reader: Reader) => boolean,
  ): Promise<void> {
    for (const reader of readers) {
      if (!give(reader)) this.drop(reader, "slow");
      this.figures.deliveries += 1;
      this.#turn.writes += 1;
      this.#turn.bytes += bytes.length;
      if (this.#turn.writes < WRITES_A_TURN && this.#turn.bytes < BYTES_A_TURN) continue;
      this.#turn = { writes: 0, bytes: 0 };
      await new Promise(setImmediate);
    }
  }

  #endSessions({ topic, data }: EventRow): void {
    const ended = readEndSessions(data);
    for (const reader of [...this.subscriptions.readersOf(topic)])
      if (isEnded(ended, reader.sessionId)) this.logOut(reader, ended.reason);
  }

  #changeTopics({ topic, data, cursor }: EventRow): void {
    const change = readTopicsChange(data);
    const gained = this.subscriptions.change(topic, change);
    if (gained.size === 0 || change.since >= cursor.xid) return;
    for (const reader of gained.keys()) reader.hold();
    this.#catchUp(gained, change, cursor).catch((error: unknown) => {
      this.#log.warn({ err: error }, "new topics could not be caught up");
      for (const reader of gained.keys()) this.drop(reader, "failed");
    });
  }

  /**
   * Events on the new topics that stand before the change but were committed after it: their writers ran at the same
   * time. Sent without an id, because the reader's cursor has already passed them.
   */
  async #catchUp(gained: ReadonlyMap<Reader, string[]>, change: TopicsChange, before: Cursor): Promise<void> {
    const topics = [...new Set([...gained.values()].flat())];
    const rows = await readBetween(this.#db, topics, change, before);
    for (const [reader, added] of gained) {
      for (const row of rows)
        if (added.includes(row.topic) && !isMarker(row.kind))
          if (!reader.write(frameOf(this.epoch, null, row.kind, row.data))) this.drop(reader, "slow");
      reader.release();
    }
  }
}
