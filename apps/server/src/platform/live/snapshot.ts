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
