import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";
import { conflicts, contracted, readRelease } from "./release.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.config);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test("the version before runs on the schema of this one: it goes on while its processes are replaced", async () => {
  const release = readRelease();
  expect(release.statements.length).toBeGreaterThan(1_000);
  expect(await conflicts(client, release, contracted(release.migration))).toEqual([]);
}, 60_000);

describe("what an older program could not live with is told", () => {
  const release = readRelease();
  /** A few are enough here: all of them are looked at above. */
  const some = {
    ...release,
    statements: release.statements.filter(({ text }) => /\bposts\b.*\blikes\b/s.test(text)).slice(0, 8),
  };
  const told = async (change: string, agreed: readonly string[] = []) => {
    await client.query("begin");
    try {
      await client.query(change);
      // What can't be prepared ends the transaction: one at a time.
      const all = new Set([...contracted(release.migration), ...agreed]);
      const schema = await conflicts(client, { ...some, statements: [] }, all);
      for (const statement of some.statements) {
        await client.query("savepoint one");
        schema.push(
          ...(await conflicts(
            client,
            { ...some, schema: { columns: [], rules: [] }, statements: [statement] },
            new Set(),
          )),
        );
        await client.query("rollback to savepoint one");
      }
      return schema;
    } finally {
      await client.query("rollback");
    }
  };

  test.each([
    ["a column that is renamed", "alter table posts rename column likes to hearts"],
    ["a column of another type", "alter table posts alter column likes type bigint"],
    ["a column that has to be given", "alter table posts add column mood text not null"],
    ["a column that may no longer be left out", "alter table posts alter column likes drop default"],
    ["a new rule", "alter table posts add constraint posts_short check (likes < 10) not valid"],
    ["a new unique key", "create unique index posts_one on posts (author_id, created_at)"],
  ])("%s", async (_, change) => {
    expect(await told(change)).not.toEqual([]);
  });

  test("what is added beside goes on, and so does what a migration says is agreed", async () => {
    expect(await told("alter table posts add column mood text")).toEqual([]);
    expect(await told("alter table posts add column mood text not null default 'calm'")).toEqual([]);
    expect(await told("create table moods (id uuid primary key, post uuid references posts (id))")).toEqual(
      [],
    );
    const rule = "alter table posts add constraint posts_short check (likes < 10) not valid";
    expect(await told(rule, ["posts_short"])).toEqual([]);
  });
});
