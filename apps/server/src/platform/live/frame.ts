import { type Cursor, formatCursor } from "#platform/live/cursor.ts";

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
