import Fastify from "fastify";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFlushed } from "#platform/db/replicas.ts";
import { createStatementWatch } from "#platform/db/statement-watch.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const watched = (slowMs: number) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const watch = createStatementWatch(slowMs, log);
  return { lines, watch, db: watch.database(server.platform.db) };
};

test("a slow statement is logged by its name and route, without its values", async () => {
  const { lines, watch, db } = watched(0);
  const app = Fastify();
  watch.requests(app);
  app.get("/api/things/:id", async () => {
    await new Promise(setImmediate);
    return findFlushed(db);
  });
  expect((await app.inject("/api/things/7?t=secret")).statusCode).toBe(200);
  await watch.around("notices", () => db.transaction((tx) => findFlushed(tx)));
  await findFlushed(db);
  expect(lines).toEqual(
    ["GET /api/things/:id", "notices", "the process"].map((by) => ({
      level: 40,
      msg: "slow statement",
      statement: "platform_flushed",
      by,
      ms: expect.any(Number),
      time: expect.any(Number),
    })),
  );
  await app.close();
});

test("what is quick is not told", async () => {
  const { lines, db } = watched(60_000);
  await findFlushed(db);
  expect(lines).toEqual([]);
});
