/**
 * A place in the order of events: the transaction's number, then the event's within it. Both stay far below 2^53.
 * `id` 0 means: before the first event of that transaction.
 */
export type Cursor = { readonly xid: number; readonly id: number };

/** Negative, zero or positive as `a` stands before, at or after `b`. */
export const compareCursors = (a: Cursor, b: Cursor): number => a.xid - b.xid || a.id - b.id;

/** A cursor as clients hold it: `epoch-xid-id`. */
export const formatCursor = (epoch: string, { xid, id }: Cursor): string => `${epoch}-${xid}-${id}`;

/**
 * Where a client wants to resume: at a cursor, or at what it has fetched within the last `ago` ms (`ago-1500`), for a
 * page that fetched before its first stream.
 */
export type Resume = { epoch: string; cursor: Cursor } | { ago: number };

/** Reads `Last-Event-ID` or `last`; null when it is neither form. */
export function parseResume(text: string): Resume | null {
  const ago = /^ago-(\d{1,9})$/.exec(text);
  if (ago) return { ago: Number(ago[1]) };
  const [, epoch, xid, id] = /^([0-9a-f]{12})-(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return epoch ? { epoch, cursor: { xid: Number(xid), id: Number(id) } } : null;
}

/** What had been committed at a moment, by transactions' numbers (PostgreSQL's `pg_snapshot`). */
export type Snapshot = {
  /** Every transaction before this one had ended. */
  readonly xmin: number;
  /** None from this one on had begun. */
  readonly xmax: number;
  /** Those between them that still ran. */
  readonly running: ReadonlySet<number>;
};

/** Reads a snapshot's text, `xmin:xmax:xid,xid`. */
export function readSnapshot(text: string): Snapshot {
  const [xmin, xmax, running = ""] = text.split(":");
  return {
    xmin: Number(xmin),
    xmax: Number(xmax),
    running: new Set(running === "" ? [] : running.split(",").map(Number)),
  };
}

/** Whether a committed transaction's work was there already at that moment. */
export const isVisible = (xid: number, { xmin, xmax, running }: Snapshot): boolean =>
  xid < xmin || (xid < xmax && !running.has(xid));
