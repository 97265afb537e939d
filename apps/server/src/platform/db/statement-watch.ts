import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import type { Watch } from "#platform/watch.ts";

/** Tells statements that take long, and what asked for them. Made only where a threshold is set: to follow what belongs to which request costs every request something. */
export function createStatementWatch(slowMs: number, log: Log): Watch {
  const doing = new AsyncLocalStorage<string>();
  const timed = async <T>(statement: string, run: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - began;
      // The name alone: a statement's values are members' data.
      if (ms >= slowMs)
        log.warn({ statement, ms: Math.round(ms), by: doing.getStore() ?? "the process" }, "slow statement");
    }
  };
  const queries = (from: Queryable): Pick<Queryable, "query"> => ({
    query: (statement, ...given) => timed(statement.name, () => from.query(statement, ...given)),
  });
  return {
    database: (db) => ({
      ...db,
      ...queries(db),
      snapshot: () => AsyncLocalStorage.snapshot(),
      read: (statement, take, ...given) => timed(statement.name, () => db.read(statement, take, ...given)),
      transaction: (work, options) => db.transaction((tx) => work({ ...tx, ...queries(tx) }), options),
    }),
    requests: (app) => {
      app.addHook("onRequest", (request, _reply, done) => {
        doing.run(`${request.method} ${request.routeOptions.url ?? "unknown"}`, done);
      });
    },
    around: (name, work) => doing.run(name, work),
  };
}
