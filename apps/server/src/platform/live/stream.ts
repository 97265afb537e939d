import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "#platform/db/database.ts";
import { EVENT_STREAM_HEADERS } from "#platform/http/event-stream.ts";
import { type Cursor, compareCursors, formatCursor, parseResume } from "#platform/live/cursor.ts";
import type { Hub } from "#platform/live/hub.ts";
import { isMarker, readTopicsChange, TOPICS_CHANGED } from "#platform/live/markers.ts";
import { type EventRow, isResumable, readJoined, readReplay } from "#platform/live/queries.ts";
import { frameOf, Reader } from "#platform/live/reader.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Log } from "#platform/log.ts";

/** A stream to open: the raw request and response (after `reply.hijack()`), and the holder of the ticket. */
export type StreamRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  memberId: string;
  sessionId: string;
  /** The cursor to resume from; the Last-Event-ID header stands before it. */
  last?: string | undefined;
};

/** What opening streams needs. */
export type StreamParts = {
  db: Database;
  hub: Hub;
  topicsOf: (memberId: string) => Promise<readonly string[]>;
  /** Told when a stream of a member opens and when it closes. */
  onOpen: (memberId: string, sessionId: string) => void;
  onClose: (memberId: string, sessionId: string) => void;
  log: Log;
};

const HEADERS = { ...EVENT_STREAM_HEADERS, connection: "close" };
/** Streams of one member on one process; opening more ends the oldest. */
const STREAMS_A_MEMBER = 20;
/** Queries for topics and replays at a time: a thousand reconnecting streams must leave the database to others. */
const QUERIES_AT_A_TIME = 6;
const BATCH = 500;
/** Max events to replay: beyond it, fetching everything again is cheaper. */
const MAX_REPLAY = 2_000;

/** Opens streams: registers first, replays up to the tail, then what came meanwhile, then live. */
export class Streams {
  readonly #parts: StreamParts;
  readonly #withPermit = createSemaphore(QUERIES_AT_A_TIME);

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  /** Resolves once the stream is live, has failed or is gone; never rejects. */
  async open({ request, response, memberId, sessionId, last }: StreamRequest): Promise<void> {
    const { hub, topicsOf, log } = this.#parts;
    const reader = new Reader(memberId, sessionId, response);
    const deliveredUpTo = hub.position;
    this.#register(reader, response);
    try {
      hub.subscriptions.complete(reader, await this.#withPermit(() => topicsOf(memberId)));
      if (reader.closed) return;
      // Without a length and without chunks the body lasts until the connection ends, and a frame is one write.
      response.removeHeader("transfer-encoding");
      response.writeHead(200, HEADERS);
      await this.#begin(reader, headerOf(request) ?? last, deliveredUpTo);
      reader.release();
    } catch (error) {
      log.warn({ err: error }, "a live stream could not be opened");
      if (!response.headersSent) response.writeHead(503, { "retry-after": "1", connection: "close" }).end();
      hub.drop(reader, "failed");
    }
  }

  #register(reader: Reader, response: ServerResponse): void {
    const { hub, onOpen, onClose } = this.#parts;
    const { memberId, sessionId } = reader;
    response.on("error", () => undefined); // a broken connection: `close` follows
    response.on("close", () => {
      reader.closed = true;
      hub.subscriptions.close(reader);
      onClose(memberId, sessionId);
    });
    onOpen(memberId, sessionId);
    const [oldest, ...others] = hub.subscriptions.readersOfMember(memberId);
    if (oldest && others.length + 1 >= STREAMS_A_MEMBER) hub.drop(oldest, "crowded");
    hub.subscriptions.open(reader);
  }

  /**
   * Sends hello, and replays from the reader's position to the tail or requests a full resync. `deliveredUpTo`: the position up to which
   * events had been delivered before the reader's topics were looked up.
   */
  async #begin(reader: Reader, last: string | undefined, deliveredUpTo: Cursor): Promise<void> {
    const { hub } = this.#parts;
    const position = hub.position;
    const from = last ? this.#startOf(last) : position;
    reader.cursor = from ?? position;
    this.#send(reader, "hello");
    const earliest = from && compareCursors(from, deliveredUpTo) < 0 ? from : deliveredUpTo;
    // Regardless of the cursor and of delivery delays, events from before a member joined are not sent to them.
    reader.hideBefore(
      await this.#withPermit(() =>
        readJoined(this.#parts.db, [...reader.topics].filter(isAudience), earliest),
      ),
    );
    if (!last || (from && (await this.#replay(reader, hub.epoch, from)))) return;
    hub.figures.resyncs += 1;
    // What a broken-off replay has written stays written; a cursor that means nothing here is forgotten.
    const wrote = from && compareCursors(reader.cursor, from) > 0;
    if (!wrote || compareCursors(reader.cursor, position) < 0) reader.cursor = position;
    this.#send(reader, "resync");
  }

  #startOf(last: string): Cursor | null {
    const { hub } = this.#parts;
    const resume = parseResume(last);
    if (!resume) return null;
    if ("ago" in resume) return hub.history.before(resume.ago);
    return resume.epoch === hub.epoch ? resume.cursor : null;
  }

  #send(reader: Reader, kind: "hello" | "resync"): void {
    const { epoch } = this.#parts.hub;
    const data = JSON.stringify({ cursor: formatCursor(epoch, reader.cursor) });
    reader.write({ cursor: null, bytes: frameOf(epoch, reader.cursor, kind, data).bytes });
  }

  /** Writes what stands between `from` and the tail. False: the reader has to resync. */
  async #replay(reader: Reader, epoch: string, from: Cursor): Promise<boolean> {
    let cursor = from;
    for (let sent = 0; sent <= MAX_REPLAY; ) {
      const after = cursor;
      const reading = await this.#withPermit(() =>
        readReplay(this.#parts.db, [...reader.topics], after, BATCH),
      );
      if (!reading || !isResumable(reading, epoch, cursor)) return false;
      for (const row of reading.rows) {
        if (row.kind === TOPICS_CHANGED && hidesEvents(row, from)) return false;
        if (isMarker(row.kind) || reader.hides(row.topic, row.cursor)) continue;
        await reader.ready();
        if (reader.closed) return true;
        reader.write(frameOf(epoch, row.cursor, row.kind, row.data));
      }
      const last = reading.rows.at(-1);
      if (!last || !reading.isFull) return true;
      cursor = last.cursor;
      sent += reading.rows.length;
    }
    return false;
  }
}

/** Whether a topic is one whose readers are given others (see `changeTopics`). */
const isAudience = (topic: string): boolean => /^[ug]:/.test(topic);

/** Whether events on a topic gained by this change may stand before the cursor without having been sent. */
const hidesEvents = (row: EventRow, from: Cursor): boolean =>
  compareCursors({ xid: readTopicsChange(row.data).since, id: 0 }, from) < 0;

const headerOf = (request: IncomingMessage): string | undefined => {
  const value = request.headers["last-event-id"];
  return typeof value === "string" && value !== "" ? value : undefined;
};
