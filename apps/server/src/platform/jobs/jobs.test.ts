import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { writeEffects } from "#platform/effects.ts";
import { createJobs, defineJob, defineSharedJob, type Jobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

const single = defineJob<{ n: number }>("test.single");
const shared = defineSharedJob<{ n: number; fails?: boolean; lost?: boolean }>("test.shared");
const unhandled = defineJob<{ n: number }>("test.nobodys");

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
const seen: number[] = [];
/** What was done together, in the order in which it was begun. */
const order: number[] = [];
let failing = true;

beforeAll(async () => {
  const log = createLog("silent");
  database = await createTestDatabase();
  db = openDatabase(database.config, log);
  await db.rawQuery("create table done (n int not null)");
  jobs = createJobs(db, log);
  jobs.work(single, async ({ n }) => void seen.push(n));
  jobs.workShared(shared, async (tx, all) => {
    for (const { n, fails, lost } of all) {
      order.push(n);
      await tx.rawQuery("insert into done (n) values ($1)", [n]);
      if (fails && failing) throw new Error("not yet");
      // Another process completes it while it is being done.
      if (lost)
        await db.rawQuery("delete from shared_work where queue = $1 and position('lost' in pieces) > 0", [
          shared.name,
        ]);
    }
  });
  await jobs.start();
  jobs.begin();
});
afterAll(async () => {
  await jobs.stop();
  await db.end();
  await database.drop();
});

const settled = () => jobsDone({ platform: { db } as never }); // of the platform it only needs the database
const doneOnes = async () =>
  (await db.rawQuery<{ n: number }>("select n from done order by n")).rows.map(({ n }) => n);

describe("a job", () => {
  it("is done if its transaction commits, and never if it does not", async () => {
    await expect(
      db.transaction(async (tx) => {
        await jobs.send(tx, single, { n: 1 });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await db.transaction((tx) => jobs.send(tx, single, { n: 2 }));
    await settled();
    expect(seen).toEqual([2]);
  });

  it("for a queue that does not exist undoes what its transaction did", async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.rawQuery("insert into done (n) values (0)");
        await jobs.send(tx, unhandled, { n: 1 });
      }),
    ).rejects.toThrow("queue that does not exist");
    expect(await doneOnes()).toEqual([]);
  });

  it("waits for its time, and keeps what its queue says", async () => {
    await db.transaction((tx) => jobs.send(tx, single, { n: 3 }, new Date(Date.now() + 3_600_000)));
    await db.transaction((tx) => jobs.send(tx, single, { n: 4 }));
    await settled();
    expect(seen).toEqual([2, 4]);
    const { rows } = await db.rawQuery(
      `select retry_limit, retry_backoff, deletion_seconds, keep_until > start_after + interval '1 day' as kept
       from jobs.job where name = 'test.single' and state = 'created'`,
    );
    expect(rows).toEqual([{ retry_limit: 8, retry_backoff: true, deletion_seconds: 3600, kept: true }]);
  });
});

describe("work that is done together", () => {
  it("is one row a transaction", async () => {
    await db.transaction(async (tx) => {
      for (const n of [10, 11, 12]) await jobs.sendShared(tx, shared, { n });
      // As soon as it is done it goes.
      await writeEffects(tx);
      const { rows } = await tx.rawQuery("select pieces from shared_work where queue = $1", [shared.name]);
      expect(rows).toEqual([{ pieces: '[{"n":10},{"n":11},{"n":12}]' }]);
    });
    await settled();
    expect(await doneOnes()).toEqual([10, 11, 12]);
  });

  it("is done in the order in which it was asked for", async () => {
    order.length = 0;
    const asked = Array.from({ length: 40 }, (_, n) => 100 + n);
    for (const n of asked) await db.transaction((tx) => jobs.sendShared(tx, shared, { n }));
    await settled();
    expect(order).toEqual(asked);
  });

  it("is split where one fails: the others are done once, and the one is tried again by itself", async () => {
    await db.rawQuery("delete from done");
    await db.transaction(async (tx) => {
      for (const n of [20, 21, 22]) await jobs.sendShared(tx, shared, { n, fails: n === 21 });
    });
    await db.transaction((tx) => jobs.sendShared(tx, shared, { n: 23 }));
    await expect.poll(doneOnes, { timeout: 10_000 }).toEqual([20, 22, 23]);
    failing = false;
    await db.rawQuery("update jobs.job set start_after = now() where state = 'retry'");
    await expect.poll(doneOnes, { timeout: 10_000 }).toEqual([20, 21, 22, 23]);
    failing = true;
  });

  it("is rolled back when another process has done it meanwhile", async () => {
    await db.rawQuery("delete from done");
    // Behind the worker's back, as if its hold on it were lost.
    await db.transaction((tx) => jobs.sendShared(tx, shared, { n: 30, lost: true }));
    await db.transaction((tx) => jobs.sendShared(tx, shared, { n: 31 }));
    await expect.poll(doneOnes, { timeout: 10_000 }).toEqual([31]);
    await settled();
    expect(await doneOnes()).toEqual([31]);
  });

  it("is done once, and all of it, by several workers", async () => {
    await db.rawQuery("delete from done");
    const other = createJobs(db, createLog("silent"));
    const theirs: number[] = [];
    other.workShared(shared, async (tx, all) => {
      for (const { n } of all) {
        theirs.push(n);
        await tx.rawQuery("insert into done (n) values ($1)", [n]);
      }
    });
    await other.start();
    const asked = Array.from({ length: 200 }, (_, n) => 200 + n);
    await Promise.all(asked.map((n) => db.transaction((tx) => jobs.sendShared(tx, shared, { n }))));
    // The other one has no hint of it, and finds it by looking.
    await settled();
    await other.stop();
    expect(await doneOnes()).toEqual(asked);
  });
});

describe("a process at rest", () => {
  it("asks for all its queues at once, and finds what another process asked for", async () => {
    const kinds = Array.from({ length: 40 }, (_, n) => defineJob<{ n: number }>(`rest.single-${n}`));
    const together = defineSharedJob<{ n: number }>("rest.shared");
    const done: number[] = [];
    const resting = createJobs(db, createLog("silent"));
    for (const kind of kinds) resting.work(kind, async ({ n }) => void done.push(n));
    resting.workShared(together, async (_tx, all) => void done.push(...all.map(({ n }) => n)));
    await resting.start();
    resting.begin();
    await workersStarted();

    const asked = vi.spyOn(db.pool, "query");
    await sleep(5_000);
    expect(asked.mock.calls.length).toBeLessThan(kinds.length);
    asked.mockRestore();

    // Sent by another process: this one gets no wake-up.
    const [first] = kinds;
    if (first) await db.transaction((tx) => jobs.send(tx, first, { n: 1 }));
    await db.transaction((tx) => jobs.sendShared(tx, together, { n: 2 }));
    await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual([1, 2]);
    await resting.stop();

    async function workersStarted(): Promise<void> {
      const last = kinds.at(-1);
      if (last) await db.transaction((tx) => resting.send(tx, last, { n: 0 }));
      await expect.poll(() => done, { timeout: 10_000 }).toEqual([0]);
      done.length = 0;
    }
  });
});
