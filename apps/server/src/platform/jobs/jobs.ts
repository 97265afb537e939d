import { PgBoss } from "pg-boss";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

/** A kind of work done outside the request: its queue's name and what it carries. */
export type Job<Data extends object> = {
  name: string;
  /** How often it is tried again after failing, with growing pauses. */
  retries: number;
  /** Only here for its type. */
  data?: Data;
};

/** Declares a job. */
export const defineJob = <Data extends object>(name: string, retries = 8): Job<Data> => ({ name, retries });

/** The durable queue of a community, shared by its processes. */
export interface Jobs {
  /** Puts work into the queue in this transaction: it is done if and only if the transaction commits. */
  send<Data extends object>(tx: Tx, job: Job<Data>, data: Data, startAfter?: Date): Promise<void>;
  /** Says who does a kind of work; call before start. Doing it twice must have the effect of once. */
  work<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): void;
  /** Repeats work by a cron line (UTC); once a community, whatever the number of processes. */
  repeat(name: string, cron: string, run: () => Promise<void>): void;
  /** Creates the queues; `working: false` leaves the work to other processes. */
  start(options?: { working?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

type Worker = { name: string; retries: number; cron?: string; run: (data: object) => Promise<void> };

/** A queue on the community's own database. */
export function createJobs(db: Database, log: Log): Jobs {
  const workers: Worker[] = [];
  const executeSql = (on: Pick<Database, "query">) => ({
    executeSql: (text: string, values?: unknown[]) => on.query(text, values),
  });
  const boss = new PgBoss({
    db: executeSql(db),
    schema: "jobs",
    monitorIntervalSeconds: 60,
    maintenanceIntervalSeconds: 300,
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  let wake: (() => void) | undefined;
  return {
    async send(tx, job, data, startAfter) {
      await boss.send(job.name, data, { db: executeSql(tx), ...(startAfter && { startAfter }) });
      tx.afterCommit(() => wake?.());
    },
    work: (job, run) => {
      workers.push({ name: job.name, retries: job.retries, run: run as (data: object) => Promise<void> }); // the queue keeps the type
    },
    repeat: (name, cron, run) => {
      workers.push({ name, retries: 2, cron, run });
    },
    async start({ working = true } = {}) {
      await boss.start();
      const ids: string[] = [];
      for (const { name, retries, cron, run } of workers) {
        await boss.createQueue(name, {
          retryLimit: retries,
          retryBackoff: true,
          deleteAfterSeconds: 24 * 3600,
        });
        if (!working) continue;
        ids.push(
          await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 1 }, async ([job]) => {
            if (job) await run((job.data ?? {}) as object); // boss types data as unknown JSON
          }),
        );
        if (cron) await boss.schedule(name, cron);
      }
      wake = () => {
        for (const id of ids) boss.notifyWorker(id);
      };
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
