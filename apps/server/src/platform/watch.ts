import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/db/database.ts";

/**
 * Runs work under the name of a route or job. `carried`: the trace contexts stored with the work by the transactions that queued
 * it.
 */
export type Around = <T>(
  name: string,
  work: () => Promise<T>,
  carried?: () => readonly string[],
) => Promise<T>;

/** What follows the work of a process; made only where it is asked for. */
export interface Watch {
  /** The same database, watched. */
  database(db: Database): Database;
  /** Remembers which route a request asks for. */
  requests(app: FastifyInstance): void;
  around: Around;
}

/** Several as one; null where there is none. */
export function watchTogether(all: readonly Watch[]): Watch | null {
  if (all.length === 0) return null;
  return {
    database: (db) => all.reduce((watched, one) => one.database(watched), db),
    requests: (app) => {
      for (const one of all) one.requests(app);
    },
    around: (name, work, carried) =>
      all.reduce((inner, one) => () => one.around(name, inner, carried), work)(),
  };
}
