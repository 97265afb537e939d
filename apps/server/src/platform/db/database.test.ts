import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { codeOf } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";

let db: Database;
beforeAll(() => {
  const config = { ...inject("databaseServer"), database: "postgres", max: 1, query_timeout: 200 };
  db = openDatabase(config, createLog("silent"));
});
afterAll(() => db.end());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a database that says nothing is given up as unavailable, and the only connection is a new one", async () => {
  const alone = await failureOf(db.rawQuery("select pg_sleep(3)"));
  expect(codeOf(alone)).toBe("unavailable");
  const inside = await failureOf(db.transaction((tx) => tx.rawQuery("select pg_sleep(3)")));
  expect(codeOf(inside)).toBe("unavailable");
  expect((await db.rawQuery("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("what a transaction wanted done afterwards is done after the commit, and never after a rollback", async () => {
  const done: string[] = [];
  await db.transaction(async (tx) => {
    tx.afterCommit(() => done.push("committed"));
    expect(done).toEqual([]);
  });
  await failureOf(
    db.transaction(async (tx) => {
      tx.afterCommit(() => done.push("rolled back"));
      throw new Error("changed my mind");
    }),
  );
  expect(done).toEqual(["committed"]);
});
