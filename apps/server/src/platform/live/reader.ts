import type { ServerResponse } from "node:http";
import {
  type Cursor,
  compareCursors,
  formatCursor,
  isVisible,
  type Snapshot,
} from "#platform/live/cursor.ts";
import type { LogoutReason } from "#platform/live/markers.ts";

/** Why a reader was let go, for the figures. */
export type Dropped = "slow" | "stalled" | "ended" | "crowded" | "failed" | "stopping";

/** Bytes that may wait for a reader: past them it is dropped and resumes by itself. */
const MAX_QUEUED_BYTES = 256 * 1024;
/** While a reader resumes, it is given more only when less than this is waiting. */
const RESUME_QUEUED_BYTES = 64 * 1024;

/** One event as bytes on the wire, made once and written to every reader. */
export type Frame = {
  /** Null on events that are not part of the order (ephemeral ones, caught-up ones). */
  readonly cursor: Cursor | null;
  readonly bytes: Buffer;
};

/** Frames an event; `data` is JSON on one line, as PostgreSQL and JSON.stringify write it. */
export function frameOf(epoch: string, cursor: Cursor | null, kind: string, data: string): Frame {
  const id = cursor ? `id: ${formatCursor(epoch, cursor)}\n` : "";
  return { cursor, bytes: Buffer.from(`${id}event: ${kind}\ndata: ${data}\n\n`) };
}

/** One open stream. While held, ordered events wait in `held` until what came before them has been written. */
export class Reader {
  readonly memberId: string;
  readonly sessionId: string;
  readonly topics = new Set<string>();
  /** The last event written, or where the stream began. */
  cursor: Cursor = { xid: 0, id: 0 };
  /** When the session was last found alive, in ms since 1970. */
  checkedAt = Date.now();
  closed = false;
  readonly #response: ServerResponse;
  #holds = 1;
  #held: { frame: Frame; topic: string }[] = [];
  /** What stood already when they last came to read a topic: it is not said to them, however late it is handed over. */
  #joined: ReadonlyMap<string, Snapshot> = new Map();
  #heldBytes = 0;
  #given = 0;
  #taken = 0;
  #takenAt = 0;

  constructor(memberId: string, sessionId: string, response: ServerResponse) {
    this.memberId = memberId;
    this.sessionId = sessionId;
    this.#response = response;
  }

  /** Whether ordered events wait for something earlier. */
  get isHeld(): boolean {
    return this.#holds > 0;
  }

  /** From now on, also for what is held: see `joined`. */
  hideBefore(joined: ReadonlyMap<string, Snapshot>): void {
    this.#joined = joined;
  }

  /** Whether an event stood already when they came to read its topic. */
  hides(topic: string, { xid }: Cursor): boolean {
    const seen = this.#joined.get(topic);
    return seen !== undefined && isVisible(xid, seen);
  }

  /** An event of the order: written, kept while held, or left out when the reader has had it. False: too much waits. */
  offer(frame: Frame, topic: string): boolean {
    if (this.#holds === 0) return this.#isHidden(frame, topic) || this.write(frame);
    this.#held.push({ frame, topic });
    this.#heldBytes += frame.bytes.length;
    return this.#heldBytes <= MAX_QUEUED_BYTES;
  }

  /** An event outside the order: only for readers that are up to date. False: too much waits. */
  pass(frame: Frame): boolean {
    return this.#holds > 0 || this.write(frame);
  }

  /**
   * A heartbeat at a position. `bare` has no id: for a reader whose cursor is further already, because it resumed from
   * the database ahead of the process. False: too much waits.
   */
  beat(frame: Frame & { cursor: Cursor }, bare: Frame): boolean {
    if (this.#holds > 0) return true;
    if (compareCursors(frame.cursor, this.cursor) < 0) return this.write(bare);
    this.cursor = frame.cursor;
    return this.write({ cursor: null, bytes: frame.bytes });
  }

  /** Writes now, whatever is held. False: too much waits. */
  write({ cursor, bytes }: Frame): boolean {
    if (this.closed) return true;
    if (cursor) {
      if (compareCursors(cursor, this.cursor) <= 0) return true;
      this.cursor = cursor;
    }
    if (this.#queued + bytes.length > MAX_QUEUED_BYTES && this.#queued > 0) return false;
    this.#send(bytes);
    return true;
  }

  /** Holds ordered events back; each hold needs its `release`. */
  hold(): void {
    this.#holds += 1;
  }

  /** Ends a hold; the last one writes what has waited. */
  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0 || this.closed) return;
    const waited = this.#held;
    this.#held = [];
    this.#heldBytes = 0;
    for (const { frame, topic } of waited) {
      const { cursor, bytes } = frame;
      if (cursor && compareCursors(cursor, this.cursor) <= 0) continue;
      if (this.#isHidden(frame, topic)) continue;
      if (cursor) this.cursor = cursor;
      this.#send(bytes);
    }
  }

  /** Resolves when the reader can take more, or is gone. */
  async ready(): Promise<void> {
    while (!this.closed && this.#queued > RESUME_QUEUED_BYTES)
      await new Promise<void>((resolve) => {
        const done = () => {
          this.#response.off("drain", done).off("close", done);
          resolve();
        };
        this.#response.on("drain", done).on("close", done);
      });
  }

  /** Whether bytes have waited for `limitMs` without a single one being taken. Ask every few seconds. */
  isStalled(now: number, limitMs: number): boolean {
    const taken = this.#given - this.#queued;
    if (this.#queued === 0 || taken !== this.#taken) {
      this.#taken = taken;
      this.#takenAt = now;
      return false;
    }
    return now - this.#takenAt >= limitMs;
  }

  /** Ends the stream: with a last event it is sent out first, without it is cut off. */
  end(last?: Frame): void {
    if (this.closed) return;
    this.closed = true;
    this.#held = [];
    if (last && this.#response.headersSent) {
      this.#response.end(last.bytes);
      setTimeout(() => this.#response.destroy(), 5_000).unref();
    } else this.#response.destroy();
  }

  /** Whether the connection is over. */
  get gone(): boolean {
    return this.#response.destroyed || (this.#response.writableFinished && this.closed);
  }

  /** Breaks the connection. */
  cut(): void {
    this.#response.destroy();
  }

  #isHidden({ cursor }: Frame, topic: string): boolean {
    return cursor !== null && this.hides(topic, cursor);
  }

  get #queued(): number {
    return this.#response.writableLength;
  }

  #send(bytes: Buffer): void {
    this.#given += bytes.length;
    this.#response.write(bytes);
  }
}

/** Ended sessions: a Set of their ids, or a Map from them to the reason for the browser. */
type Ended = { has(sessionId: string): boolean; get?(sessionId: string): LogoutReason | undefined };

/** Which of these sessions have ended or belong to a banned member; one query for all of them. */
export type CheckSessions = (sessionIds: readonly string[]) => Promise<Ended>;

/** Sessions asked about in one query. */
const SLICE = 5_000;

/**
 * The readers whose session has ended, and why, among those not checked within the last `maxAgeMs`. The others are noted as
 * checked. Rejects when it can't be found out.
 */
export async function findEnded(
  readers: Iterable<Reader>,
  check: CheckSessions,
  maxAgeMs: number,
): Promise<Map<Reader, LogoutReason>> {
  const now = Date.now();
  const due = new Map<string, Reader[]>();
  for (const reader of readers) {
    if (reader.closed || now - reader.checkedAt < maxAgeMs) continue;
    const same = due.get(reader.sessionId);
    if (same) same.push(reader);
    else due.set(reader.sessionId, [reader]);
  }
  const ids = [...due.keys()];
  const ended = new Map<Reader, LogoutReason>();
  for (let from = 0; from < ids.length; from += SLICE) {
    const slice = ids.slice(from, from + SLICE);
    const dead = await check(slice);
    for (const id of slice)
      for (const reader of due.get(id) ?? [])
        if (dead.has(id)) ended.set(reader, dead.get?.(id) ?? "signed_out");
        else reader.checkedAt = now;
  }
  return ended;
}
