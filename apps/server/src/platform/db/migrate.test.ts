import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#platform/db/migrate.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("an index is built while its table is written to, and while another process starts", async () => {
  const { db } = server.platform;
  // As after a process that was killed while it built: there is an index, and it is not whole.
  await db.rawQuery("delete from migrations where tag like '%decisions-by-time'");
  await db.rawQuery("update pg_index set indisvalid = false where indexrelid = 'swipes_at'::regclass");
  const reader = await db.pool.connect();
  const writer = await db.pool.connect();
  try {
    await reader.query("begin isolation level repeatable read");
    await reader.query("select count(*) from swipes");
    const both = Promise.all([migrate(db), migrate(db)]);
    // The index waits for whoever reads from before it.
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
    "select indisvalid as valid from pg_index where indexrelid = 'swipes_at'::regclass",
  );
  expect(rows).toEqual([{ valid: true }]);
});
