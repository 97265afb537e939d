import { randomBytes } from "node:crypto";
import {
  CLOSED,
  CURSOR_BYTES_MAX,
  CURSORS_A_SECOND,
  CURSORS_AT_ONCE,
  FRAME,
} from "@kompagnon/contract/documents/frames.ts";
import type { DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import type { RawData, WebSocket } from "ws";
import type { Holder } from "#features/documents/live/live-queries.ts";

/** Bytes that wait for a slow reader: then cursors are left out … */
const CURSORS_WAIT_BYTES = 64 * 1024;
/** … and then it is let go, comes back, and reads the log. */
const PARTS_WAIT_BYTES = 1024 * 1024;

/** Cursors beyond the rate that are dropped in a row before the connection is closed. */
const EXCESS_MAX = 40;
/** A peer that does not answer the close frame is cut off after this long, in ms; one that broke the rules sooner. */
const CLOSE_WAIT_MS = 5_000;
const BREACH_WAIT_MS = 500;

/** The most a browser sends at once; the library closes what is larger. */
export const FRAME_BYTES_MAX = 1 + CURSOR_BYTES_MAX;

/** An open WebSocket of a member or a guest who may open the document. */
export class Connection {
  /** As the others know it: 8 random bytes, as hexadecimal digits. */
  readonly id = randomBytes(8).toString("hex");
  readonly documentId: string;
  readonly holder: Holder;
  readonly #socket: WebSocket;
  role: DocumentRole = "viewer";
  closed = false;
  #tokens = CURSORS_AT_ONCE;
  #filledAt = performance.now();
  #excess = 0;

  constructor(documentId: string, holder: Holder, socket: WebSocket) {
    this.documentId = documentId;
    this.holder = holder;
    this.#socket = socket;
  }

  /** Hands cursors on as they come; what is none of ours ends the connection. */
  listen(onCursor: (sealed: Buffer) => void, onClose: () => void): void {
    this.#socket.on("message", (data: RawData, isBinary: boolean) => {
      // One buffer a message: fragments are joined unless asked otherwise.
      if (this.closed || !Buffer.isBuffer(data)) return;
      if (!isBinary || data[0] !== FRAME.cursor || this.holder.memberId === null)
        return this.close(CLOSED.breach);
      if (this.#takeToken()) onCursor(data.subarray(1));
      else if (this.#excess > EXCESS_MAX) this.close(CLOSED.breach);
    });
    this.#socket.on("close", () => {
      this.closed = true;
      onClose();
    });
    // It may have closed while its ticket was checked.
    if (this.#socket.readyState !== this.#socket.OPEN) {
      this.closed = true;
      onClose();
    }
  }

  #takeToken(): boolean {
    const now = performance.now();
    const filled = this.#tokens + ((now - this.#filledAt) / 1000) * CURSORS_A_SECOND;
    this.#filledAt = now;
    this.#tokens = Math.min(CURSORS_AT_ONCE, filled);
    if (this.#tokens < 1) {
      this.#excess += 1;
      return false;
    }
    this.#tokens -= 1;
    // A hand on a trackpad goes beyond the rate for a moment; what goes on being excess does not stop.
    if (this.#tokens >= 1) this.#excess = 0;
    return true;
  }

  /** Sends what must not be missed. */
  send(frame: Uint8Array): void {
    if (this.closed) return;
    if (this.#socket.bufferedAmount > PARTS_WAIT_BYTES) this.close(CLOSED.crowded);
    else this.#socket.send(frame, { binary: true });
  }

  /** Sends what the next of its kind makes good. */
  sendFleeting(frame: Uint8Array): void {
    if (!this.closed && this.#socket.bufferedAmount <= CURSORS_WAIT_BYTES)
      this.#socket.send(frame, { binary: true });
  }

  /** From now on nothing more goes out, whatever still waits. */
  close(code: number): void {
    if (this.closed) return;
    this.closed = true;
    const isBreach = code === CLOSED.breach;
    // What it still sends is not even read.
    if (isBreach) this.#socket.pause();
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), isBreach ? BREACH_WAIT_MS : CLOSE_WAIT_MS).unref();
  }
}
