import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { listMigrations, type Migration, migrate } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An index that is built while its table is in use. */
const index: Migration = {
  tag: "9999_swipes-by-taste",
  sql: () => `-- one by one
    drop index concurrently if exists swipes_liked;
    --> statement-breakpoint
    create index concurrently swipes_liked on swipes (liked)`,
};

test("an index is built while its table is written to, and while another process starts", async () => {
  const { db } = server.platform;
  const migrations = [...listMigrations(), index];
  // As after a process that was killed while it built: the index exists and is not valid.
  await db.rawQuery("create index swipes_liked on swipes (liked)");
  await db.rawQuery("update pg_index set indisvalid = false where indexrelid = 'swipes_liked'::regclass");
  const reader = await db.pool.connect();
  const writer = await db.pool.connect();
  try {
    await reader.query("begin isolation level repeatable read");
    await reader.query("select count(*) from swipes");
    const both = Promise.all([migrate(db, { migrations }), migrate(db, { migrations })]);
    // The index waits for transactions that began before it.
    const waits = () => db.rawQuery("select from pg_locks where not granted and locktype = 'virtualxid'");
    await expect.poll(async () => (await waits()).rowCount, { timeout: 20_000, interval: 10 }).toBe(1);
    await writer.query("begin");
    await writer.query("lock table swipes in row exclusive mode nowait");
    await writer.query("commit");
    await reader.query("commit");
    expect((await both).sort()).toEqual([0, 1]);
  } finally {
    reader.release(true);
    writer.release(true);
  }
  const { rows } = await db.rawQuery<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = 'swipes_liked'::regclass",
  );
  expect(rows).toEqual([{ valid: true }]);
});

describe("a database from before the first release", () => {
  let old: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    old = await createTestDatabase();
    db = openDatabase(old.config, createLog("silent"));
    await db.rawQuery("delete from migrations where tag <> '0000_baseline'");
    await db.rawQuery("update migrations set tag = '0000_deck-places'");
  });
  afterEach(async () => {
    await db.end();
    await old.drop();
  });

  test("is refused with a sentence where it was given, and stays as it is", async () => {
    await expect(migrate(db)).rejects.toThrow("Set DATABASE_URL to an empty database");
    const { rows } = await db.rawQuery("select tag from migrations");
    expect(rows).toEqual([{ tag: "0000_deck-places" }]);
  });

  test("is replaced where it is the embedded one, and its tables are kept", async () => {
    await db.rawQuery("insert into installation (key, value, at) values ('note', '1', 0)");
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    expect(await migrate(db, { replaceUnreleased: log })).toBe(listMigrations().length);
    expect(warn).toHaveBeenCalledOnce();
    expect((await db.rawQuery("select from installation")).rowCount).toBe(0);
    const [logged] = warn.mock.calls[0] ?? [];
    const { schema } = z.object({ schema: z.string() }).parse(logged);
    expect((await db.rawQuery(`select from ${schema}.installation`)).rowCount).toBe(1);
    // The next start has nothing to do.
    expect(await migrate(db, { replaceUnreleased: log })).toBe(0);
  });
});
