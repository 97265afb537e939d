import { afterAll, beforeAll, expect, test } from "vitest";
import { applyDefinitions } from "#platform/db/apply-definitions.ts";
import { readDefinitions } from "#platform/db/definitions.ts";
import { migrate } from "#platform/db/migrate.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async () => {
  const { rows } = await server.platform.db.rawQuery<{ name: string; said: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as said from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
     union all select c.relname, pg_get_viewdef(c.oid) from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by 1`,
  );
  return new Map(rows.map(({ name, said }) => [name, said]));
};

test("every function and view of the database has its one source, and every source is applied", async () => {
  const sources = await readDefinitions();
  expect([...(await read()).keys()]).toEqual(sources.map(({ name }) => name).sort());
});

test("a database that was left at other functions and views ends where a fresh one does", async () => {
  const { db } = server.platform;
  const fresh = await read();
  await db.rawQuery(
    "create or replace function deck_sum(a real[], b real[]) returns real[] language sql as 'select a'",
  );
  await db.rawQuery("drop view visible_members, member_accounts, member_follows");
  await db.rawQuery("create view member_accounts as select id, email from members");
  await db.rawQuery("create view once as select 1 as one");
  await db.rawQuery("insert into definitions (name, hash) values ('view once', '')");
  await db.rawQuery(
    "update definitions set hash = '' where name in ('function deck_sum', 'view member_accounts')",
  );
  await migrate(db);
  expect(await read()).toEqual(fresh);
});

test("waiting for a view in use does not block later readers", async () => {
  const { db } = server.platform;
  await db.rawQuery("update definitions set hash = '' where name = 'view visible_members'");
  let isDone = false;
  const reader = await db.pool.connect();
  try {
    await reader.query("begin");
    await reader.query("select count(*) from visible_members");
    const migrated = migrate(db).then(() => {
      isDone = true;
    });
    // Whichever it comes to first: the view, or one that the view reads.
    const waits = () =>
      db.rawQuery("select from pg_locks where not granted and mode = 'AccessExclusiveLock'");
    await expect.poll(async () => (await waits()).rowCount, { timeout: 20_000, interval: 10 }).toBe(1);
    // Behind the migration, which gives up soon and asks again.
    await db.rawQuery("select count(*) from visible_members");
    expect(isDone).toBe(false);
    await reader.query("commit");
    await migrated;
  } finally {
    reader.release(true);
  }
});

test("what is applied already is left alone", async () => {
  const { db } = server.platform;
  expect(await applyDefinitions((text, values) => db.rawQuery(text, values))).toBe(0);
});
