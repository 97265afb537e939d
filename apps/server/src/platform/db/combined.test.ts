import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BUSY, combined } from "#platform/db/combined.ts";
import { type Database, openDatabase, type Tx } from "#platform/db/database.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.config, createLog("silent"));
  await db.rawQuery(
    "create table written (word text primary key, xid xid8 not null default pg_current_xact_id())",
  );
});
beforeEach(() => db.rawQuery("delete from written"));
afterAll(async () => {
  await db.end();
  await database.drop();
});

const insert = async (tx: Tx, word: string): Promise<"new" | "known"> => {
  const { rowCount } = await tx.rawQuery("insert into written (word) values ($1) on conflict do nothing", [
    word,
  ]);
  return rowCount > 0 ? "new" : "known";
};
const written = async () =>
  (await db.rawQuery<{ word: string; xid: string }>("select word, xid::text from written order by word"))
    .rows;

/** Writes words; one that begins with "bad" breaks its transaction, one with "held" waits where it must not. */
const makeWrite = (seen: { words: readonly string[]; patient: boolean }[]) =>
  combined<string, "new" | "known">(db, {
    keyOf: (word) => word,
    run: async (tx, words, patient) => {
      seen.push({ words, patient });
      const answers: ("new" | "known" | typeof BUSY)[] = [];
      for (const word of words) {
        if (word.startsWith("bad")) await tx.rawQuery("select 1 / 0");
        answers.push(word.startsWith("held") && !patient ? BUSY : await insert(tx, word));
      }
      return answers;
    },
  });

describe("combined writes", () => {
  it("that come at once are one transaction, in the order of their keys, each with its own answer", async () => {
    const seen: { words: readonly string[]; patient: boolean }[] = [];
    const write = makeWrite(seen);
    const answers = await Promise.all(["c", "a", "b", "a"].map((word) => write(word)));
    expect(answers.toSorted()).toEqual(["known", "new", "new", "new"]);
    expect(seen).toEqual([{ words: ["a", "a", "b", "c"], patient: false }]);
    expect(new Set((await written()).map(({ xid }) => xid)).size).toBe(1);
  });

  it("that come during a commit go together next", async () => {
    const seen: { words: readonly string[]; patient: boolean }[] = [];
    const write = makeWrite(seen);
    const first = write("a");
    await expect.poll(() => seen.length).toBe(1);
    await Promise.all([first, ...["d", "c", "b"].map((word) => write(word))]);
    expect(seen.map(({ words }) => words)).toEqual([["a"], ["b", "c", "d"]]);
  });

  it("suffer nothing from one that fails: each is redone by itself", async () => {
    const seen: { words: readonly string[]; patient: boolean }[] = [];
    const write = makeWrite(seen);
    const results = await Promise.allSettled(["a", "bad", "c"].map((word) => write(word)));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect((await written()).map(({ word }) => word)).toEqual(["a", "c"]);
    // Side by side, in whatever order.
    const redone = seen.filter(({ patient }) => patient).map(({ words }) => words);
    expect(redone.sort()).toEqual([["a"], ["bad"], ["c"]]);
    // What comes later is combined as before.
    await Promise.all(["d", "e"].map((word) => write(word)));
    expect(seen.at(-1)?.words).toEqual(["d", "e"]);
  });

  it("do not wait behind one that has to wait", async () => {
    const seen: { words: readonly string[]; patient: boolean }[] = [];
    const write = makeWrite(seen);
    expect(await Promise.all(["a", "held", "z"].map((word) => write(word)))).toEqual(["new", "new", "new"]);
    expect(seen.at(-1)).toEqual({ words: ["held"], patient: true });
    expect((await written()).map(({ word }) => word)).toEqual(["a", "held", "z"]);
  });
});
