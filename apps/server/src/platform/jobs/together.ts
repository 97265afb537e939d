import type { Database, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { gatherJob } from "#platform/effects.ts";

/** A job as the queue hands it out. */
export type Row = { id: string; data: unknown; retryCount: number };

type Gathered = { all?: object[]; at?: number };
const dataOf = ({ data }: Row): object & Gathered => (data ?? {}) as object & Gathered; // written by this queue's senders only

/** What one carries: the work of a whole transaction, or what was queued singly. */
export const partsOf = (row: Row): object[] => dataOf(row).all ?? [dataOf(row)];

/** As they were asked for: the queue hands them out in any order. What was redone singly comes first. */
const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (dataOf(a).at ?? 0) - (dataOf(b).at ?? 0));

type Run = (tx: Tx, all: readonly object[]) => Promise<void>;

const CROSS_OFF = statement("jobs_cross_off", `select cross_off_jobs($1, $2, $3) as "done!"`);

/**
 * Does jobs in one transaction with crossing them off, so that nothing is done twice. On an error each is redone by itself;
 * one that carries several pieces of work then becomes several, each of which is tried again on its own.
 */
export function runTogether(db: Database, name: string, run: Run) {
  const crossOff = async (tx: Tx, rows: readonly Row[]) => {
    const ids = rows.map(({ id }) => id);
    const attempts = rows.map(({ retryCount }) => retryCount);
    const { rows: crossed } = await tx.query(CROSS_OFF, [name, ids, attempts]);
    if (crossed[0]?.done !== rows.length) throw new Error("someone else has taken these jobs over");
  };
  const attempt = (rows: readonly Row[]) =>
    db.transaction(
      async (tx) => {
        await run(tx, rows.flatMap(partsOf));
        await crossOff(tx, rows);
      },
      { plans: "kept" },
    );
  const split = (row: Row, parts: readonly object[]) =>
    db.transaction(async (tx) => {
      // Singly, and so not gathered into one again.
      for (const part of parts) gatherJob(tx, name, part, null);
      await crossOff(tx, [row]);
    });
  return async (taken: readonly Row[]): Promise<void> => {
    const rows = inOrder(taken);
    try {
      if (rows.length > 0) await attempt(rows);
    } catch (error) {
      const [only] = rows;
      if (rows.length === 1 && only && partsOf(only).length === 1) throw error;
      const failures: unknown[] = [];
      for (const row of rows) {
        const parts = partsOf(row);
        const alone = parts.length > 1 ? split(row, parts) : attempt([row]);
        await alone.catch((failure: unknown) => failures.push(failure));
      }
      // Those that are done are crossed off: the queue tries again only what is left.
      if (failures.length > 0) throw failures[0];
    }
  };
}
