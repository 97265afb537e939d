import { createHash } from "node:crypto";
import { PgBoss } from "pg-boss";
import library from "pg-boss/package.json" with { type: "json" };
import type { Database, Tx } from "#platform/db/database.ts";
import { gatherJob, gatherShared } from "#platform/effects.ts";
import { SharedWorker } from "#platform/jobs/shared-work.ts";
import { runTogether } from "#platform/jobs/together.ts";
import { type Worker, Working } from "#platform/jobs/working.ts";
import type { Log } from "#platform/log.ts";
import { carriedIn } from "#platform/tracing/tracing.ts";
import type { Around } from "#platform/watch.ts";

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

/** Work that is light and often: what one transaction asks for is one job, and many are done in one transaction. */
export type SharedJob<Data extends object> = Job<Data> & { shared: true };

/** Declares a job that is done together with others of its kind. */
export const defineSharedJob = <Data extends object>(name: string, retries = 8): SharedJob<Data> => ({
  name,
  retries,
  shared: true,
});

/**
 * Where a piece of shared work was queued, among all queues: of two transactions of which one waited for the other, the later
 * one has the greater ordinal. Pieces are not always done in this order.
 */
type Queued = { ordinal: number };

/** The durable queue of a community, shared by its processes. */
export interface Jobs {
  /** Puts work into the queue in this transaction: it is done if and only if the transaction commits. */
  send<Data extends object>(tx: Tx, job: Job<Data>, data: Data, startAfter?: Date): Promise<void>;
  /** The same for work that is done together. */
  sendShared<Data extends object>(tx: Tx, job: SharedJob<Data>, data: Data): Promise<void>;
  /** Says who does a kind of work; call before start. Doing it twice must have the effect of once. */
  work<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): void;
  /**
   * Says who does work together. What is done and that it is done commit together: each has the effect of once. Where one
   * fails all are undone, and each is done, and tried again, by itself.
   */
  workShared<Data extends object>(
    job: SharedJob<Data>,
    run: (tx: Tx, all: readonly (Data & Queued)[]) => Promise<void>,
  ): void;
  /** Repeats work by a cron line (UTC); once a community, whatever the number of processes. */
  repeat(name: string, cron: string, run: () => Promise<void>): void;
  /** Makes the queues that are missing: from then on work can be sent. */
  start(): Promise<void>;
  /** Begins to work, in the background: what is there is done once the queue's own start is through. */
  begin(): void;
  stop(): Promise<void>;
  /** How much of each kind of work waits, is being done, and failed for good lately. */
  figures(): Promise<QueueFigures[]>;
}

/** What the queue holds of one kind of work. `oldest`: since when the oldest waits that is due. */
type QueueFigures = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  oldest: Date | null;
};

/** pg-boss's own tables, which are not part of our migrations; shared work is in a table of ours. */
const FIGURES = `select name, (count(*) filter (where state in ('created', 'retry')))::int as waiting,
    (count(*) filter (where state = 'active'))::int as active, (count(*) filter (where state = 'failed'))::int as failed,
    min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
  from jobs.job where not starts_with(name, '__pgboss') group by name
  union all select queue, count(*)::int, 0, 0, null from shared_work group by queue order by 1 limit 200`;

/** One index probe per queue: in the index by which pg-boss takes jobs, and in the key of shared work. */
const DUE = `select queues.name from unnest($1::text[]) as queues (name),
    lateral (select from jobs.job_common as job where job.name = queues.name
      and state < 'active' and not blocked and start_after <= now() limit 1) as due
  union select queues.name from unnest($1::text[]) as queues (name),
    lateral (select from shared_work where queue = queues.name limit 1) as due`;

/** What a finished job carried (a mail and its link) is kept no longer than it takes to look into a complaint. */
const FINISHED_RETENTION_SECONDS = 3600;

/** Jobs of a shared kind that are taken at once. */
const BATCH_SIZE = 16;

/** Whether a statement takes jobs out of a queue or crosses them off: these come all the time, and are planned once. */
const isFrequent = (text: string): boolean =>
  /^\s*WITH\s+(?:next|results) AS/.test(text) && !text.includes(";");
const nameOf = (text: string): string =>
  `jobs_${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;

/** A worker of a queue whose jobs are done one by one. */
const singly = (name: string, retries: number, run: (data: object) => Promise<void>): Worker => ({
  name,
  retries,
  most: 1,
  run: async ([row]) => {
    if (row) await run((row.data ?? {}) as object); // boss types data as unknown JSON
  },
});

/** pg-boss reports errors of its workers as plain objects, with what an error has. */
const asError = (error: Error): Error => (error instanceof Error ? error : Object.assign(new Error(), error));

/** A queue on the community's own database. */
export function createJobs(db: Database, log: Log, around: Around = (_, work) => work()): Jobs {
  const workers: Worker[] = [];
  // pg-boss sends several statements at once and reads their results as pg gives them: straight to the pool.
  const ownSql = {
    executeSql: (text: string, values?: unknown[]) =>
      db.pool.query({ text, ...(values && { values }), ...(isFrequent(text) && { name: nameOf(text) }) }),
  };
  const boss = new PgBoss({
    db: ownSql,
    schema: "jobs",
    monitorIntervalSeconds: 60,
    maintenanceIntervalSeconds: 300,
  });
  boss.on("error", (error) => log.warn({ err: asError(error) }, "job queue"));
  /** Those who do work together, by queue. */
  const sharing = new Map<string, SharedWorker>();
  const findDue = async (queues: readonly string[]): Promise<string[]> => {
    const due = await db.pool.query<{ name: string }>({ name: "queues_due", text: DUE, values: [queues] });
    return due.rows.map(({ name }) => name);
  };
  const working = new Working({ boss, workers, sharing, findDue, log, around });
  const wake = (name: string) => working.wake(name);
  return {
    async send(tx, { name }, data, startAfter) {
      gatherJob(tx, name, data, startAfter ?? null);
      if (!startAfter) tx.afterCommit(() => wake(name));
    },
    async sendShared(tx, { name }, data) {
      gatherShared(tx, name, data);
      tx.afterCommit(() => sharing.get(name)?.wake());
    },
    work: ({ name, retries }, run) => {
      workers.push(singly(name, retries, run as (data: object) => Promise<void>)); // the queue keeps the type
    },
    workShared: ({ name, retries }, run) => {
      const work = run as (tx: Tx, all: readonly object[]) => Promise<void>; // as above
      workers.push({ name, retries, most: BATCH_SIZE, run: runTogether(db, name, work) });
      const handOver = async (tx: Tx, pieces: readonly object[]) => {
        for (const piece of pieces) gatherJob(tx, name, piece, null);
        tx.afterCommit(() => wake(name));
      };
      sharing.set(
        name,
        new SharedWorker(db, {
          queue: name,
          run: (tx, all) =>
            around(
              name,
              () => work(tx, all),
              () => carriedIn(all),
            ),
          requeue: handOver,
          log,
        }),
      );
    },
    repeat: (name, cron, run) => {
      workers.push({ ...singly(name, 2, run), cron });
    },
    async start() {
      if (await isPrepared(db, workers)) return;
      await working.startLibrary();
      await createQueues(boss, workers);
    },
    begin: () => working.begin(),
    figures: async () => (await db.rawQuery<QueueFigures>(FIGURES)).rows,
    async stop() {
      await working.stop();
      await Promise.all([...sharing.values()].map((worker) => worker.stop()));
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Whether all queues exist already, so that the start need not wait for the maintenance of pg-boss. */
async function isPrepared(db: Database, workers: readonly Worker[]): Promise<boolean> {
  const { rows: found } = await db.rawQuery(
    "select from pg_tables where schemaname = 'jobs' and tablename = 'version'",
  );
  if (found.length === 0) return false;
  const { rows } = await db.rawQuery<{ version: number; queues: string[] }>(
    "select (select version from jobs.version) as version, array(select name from jobs.queue) as queues",
  );
  const [{ version, queues } = { version: 0, queues: [] }] = rows;
  const there = new Set(queues);
  return version === library.pgboss.schema && workers.every(({ name }) => there.has(name));
}

/** Makes the queues that are not there yet. */
async function createQueues(boss: PgBoss, workers: readonly Worker[]): Promise<void> {
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, retries } of workers)
    if (!there.has(name))
      await boss.createQueue(name, {
        retryLimit: retries,
        retryBackoff: true,
        deleteAfterSeconds: FINISHED_RETENTION_SECONDS,
      });
}
