import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase, type Tx } from "#platform/db/database.ts";
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

test("what is wanted before the commit is done once, what was gathered behind all else; a failure undoes everything", async () => {
  await db.rawQuery("create temporary table said (word text)");
  const say = (tx: Tx, word: string) => tx.rawQuery("insert into said values ($1)", [word]);
  const done: string[] = [];
  await db.transaction(async (tx) => {
    tx.beforeCommit(() => say(tx, "last"), "last");
    tx.beforeCommit(async () => {
      await say(tx, "first");
      tx.beforeCommit(() => say(tx, "second"));
    });
    await say(tx, "work");
  });
  const failure = await failureOf(
    db.transaction(async (tx) => {
      tx.beforeCommit(() => tx.rawQuery("select 1 / 0"), "last");
      tx.afterCommit(() => done.push("committed"));
      await say(tx, "undone");
    }),
  );
  expect((failure as { code?: string }).code).toBe("22012");
  expect(done).toEqual([]);
  const { rows } = await db.rawQuery<{ word: string }>("select word from said");
  expect(rows.map(({ word }) => word)).toEqual(["work", "first", "second", "last"]);
  await db.rawQuery("drop table said");
});

test("a transaction may keep one plan for all values; the next one does as ever", async () => {
  const mode = async (tx: Tx) => (await tx.rawQuery("show plan_cache_mode")).rows[0]?.["plan_cache_mode"];
  expect(await db.transaction(mode, { plans: "kept" })).toBe("force_generic_plan");
  expect(await db.transaction(mode)).toBe("auto");
});
