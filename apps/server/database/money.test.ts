import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("money is stored in whole cents", async () => {
  const { rows } = await server.platform.db.rawQuery<{ name: string; column: string; type: string }>(
    `select table_name as name, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public'
       and column_name ~ '(^|_)(cents?|eur|euros?|usd|price|amount|money|fee|cost|revenue|earnings?|earned|payable|balance)(_|$)'
     order by 1, 2`,
  );
  const counted = rows.filter(({ column }) => /(^|_)cents$/.test(column));
  expect(counted.length).toBeGreaterThan(5);
  for (const one of counted) expect([one, ["integer", "bigint"].includes(one.type)]).toEqual([one, true]);
  const broken = rows.filter(({ type }) => ["numeric", "real", "double precision", "money"].includes(type));
  expect(broken).toEqual([]);
});
