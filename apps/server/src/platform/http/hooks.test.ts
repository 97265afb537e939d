import { afterAll, beforeAll, expect, test } from "vitest";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let web: TestServer;
let streaming: TestServer;
let working: TestServer;
beforeAll(async () => {
  web = await startTestServer({ env: { ROLES: "web" } });
  streaming = await startTestServer({ env: { ROLES: "stream" }, sharing: web });
  working = await startTestServer({ env: { ROLES: "jobs" }, sharing: web });
});
afterAll(async () => {
  await Promise.all([streaming.stop(), working.stop()]);
  await web.stop();
});

const at = (person: Person, { url }: TestServer): Person =>
  Object.assign(Object.create(Object.getPrototypeOf(person)) as Person, person, { url }); // a copy keeps its class

test("each process answers what its role is, sends the rest elsewhere, and tells how it is", async () => {
  const anna = await aMember(web);
  const statuses = async (server: TestServer) => {
    const there = at(anna, server);
    return [
      (await there.call("GET /api/health")).status,
      (await there.call("GET /api/posts")).status,
      (await there.request("GET", "/api/rt/stream?t=none")).error.error,
    ];
  };
  expect(await statuses(web)).toEqual([200, 200, "unavailable"]);
  expect(await statuses(streaming)).toEqual([200, 503, "ticket_invalid"]);
  expect(await statuses(working)).toEqual([200, 503, "unavailable"]);
});

test("a ticket of one process opens a stream at another, which tells what a third writes", async () => {
  const anna = await aMember(web);
  const { ticket } = await anna.must("POST /api/rt/ticket");
  const stream = await Stream.with(streaming.url, ticket);
  await stream.caughtUp(web, anna);
  stream.close();
});

test("only who has the role works on jobs", async () => {
  const [all, one] = await Promise.all([
    startTestServer({ sharing: web, working: true }),
    startTestServer({ env: { ROLES: "web,stream" }, sharing: web, working: true }),
  ]);
  const { rows } = await web.platform.db.rawQuery<{ working: boolean }>(
    "select working from process_beats order by working",
  );
  // The three above were told not to, as other tests are.
  expect(rows.map(({ working: works }) => works)).toEqual([false, false, false, false, true]);
  await Promise.all([all.stop(), one.stop()]);
});
