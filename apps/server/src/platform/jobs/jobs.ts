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

/** What a finished job carried (a mail and its link) is kept no longer than it takes to look into a complaint. */
const DONE_KEPT_SECONDS = 3600;

/** An id that no job has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

type Worker = { name: string; retries: number; cron?: string; run: (data: object) => Promise<void> };

/** What may be logged of a failed job: a mail server's words, for one, name the address they are about. */
const withoutWords = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        code: (error as { code?: unknown }).code, // set by Node, pg and nodemailer
        answered: (error as { responseCode?: unknown }).responseCode, // set by nodemailer
        stack: error.stack?.split("\n").filter((line) => line.startsWith("    at ")),
      }
    : { type: typeof error };

/** A queue on the community's own database. */
export function createJobs(db: Database, log: Log): Jobs {
  const workers: Worker[] = [];
  // pg-boss sends several statements at once and reads their results as pg gives them: straight to the pool.
  const ownSql = { executeSql: (text: string, values?: unknown[]) => db.pool.query(text, values) };
  const boss = new PgBoss({
    db: ownSql,
    schema: "jobs",
    monitorIntervalSeconds: 60,
    maintenanceIntervalSeconds: 300,
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  let wake: (() => void) | undefined;
  return {
    async send(tx, job, data, startAfter) {
      await boss.send(job.name, data, {
        db: { executeSql: (text, values) => tx.rawQuery(text, values) },
        ...(startAfter && { startAfter }),
      });
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
          deleteAfterSeconds: DONE_KEPT_SECONDS,
        });
        if (!working) continue;
        const id = await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 1 }, async ([job]) => {
          if (!job) return;
          try {
            await run((job.data ?? {}) as object); // boss types data as unknown JSON
          } catch (error) {
            log.error({ ...withoutWords(error), job: name, id: job.id }, "job failed");
            throw error;
          } finally {
            // Where one was, there may be more: look again at once instead of at the next poll.
            boss.notifyWorker(id);
          }
        });
        ids.push(id);
        if (cron) await boss.schedule(name, cron);
      }
      // A queue's settings are looked up with its first use, on a connection of their own: in a transaction that others
      // wait for with all the connections there are, that one would never come.
      await Promise.all(workers.map(({ name }) => boss.findJobs(name, { id: NOBODY })));
      wake = () => {
        for (const id of ids) boss.notifyWorker(id);
      };
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
