import { availableParallelism } from "node:os";
import type pg from "pg";
import { Pipeline, type PipelineConfig, PipelineLost } from "#platform/db/pipeline/pipeline.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import type { Statement } from "#platform/db/statement.ts";
import type { Log } from "#platform/log.ts";

/** The connections on which hot statements run; where none is to be had, the pool runs them. */
export interface Pipelines {
  /**
   * Returns a statement's rows as objects, or passes them to `take`; null if no connection can run it now. Rejects with
   * PostgreSQL's error.
   */
  run(
    statement: Statement,
    values: readonly unknown[],
    take?: TakeRows,
  ): Promise<Record<string, unknown>[] | null>;
  end(): Promise<void>;
}

/** On one or two cores a second connection costs more than it brings. */
const CONNECTIONS = availableParallelism() >= 4 ? 2 : 1;
const TRY_AGAIN_MS = 1_000;
/** PostgreSQL's code for a statement that took too long: the pool has more patience. */
const CANCELLED = "57014";

/** Opens connections with the first statement, and again where one was lost. */
export function createPipelines(config: PipelineConfig, types: pg.CustomTypesConfig, log: Log): Pipelines {
  const open = new Set<Pipeline>();
  let opening = 0;
  let notBefore = 0;
  let ended = false;
  const add = async () => {
    opening += 1;
    try {
      const one: Pipeline = await Pipeline.open(config, types, () => open.delete(one));
      if (ended) await one.end();
      else open.add(one);
    } catch (error) {
      notBefore = performance.now() + TRY_AGAIN_MS;
      log.debug({ err: error }, "no connection for hot statements");
    } finally {
      opening -= 1;
    }
  };
  const least = (): Pipeline | null => {
    if (!ended && open.size + opening < CONNECTIONS && performance.now() > notBefore) void add();
    let found: Pipeline | null = null;
    for (const one of open) if (!found || one.waiting < found.waiting) found = one;
    return found;
  };
  return {
    async run(statement, values, take) {
      const pipeline = least();
      if (!pipeline) return null;
      try {
        return await pipeline.run(statement, values, take);
      } catch (error) {
        if (error instanceof PipelineLost || (error as { code?: string }).code === CANCELLED) return null; // set by PostgreSQL
        throw error;
      }
    },
    async end() {
      ended = true;
      await Promise.all([...open].map((one) => one.end()));
    },
  };
}
