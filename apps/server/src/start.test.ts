import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { startAddress, startEndpoints, startParts } from "@kompagnon/contract/wire/system-endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aGuest, aMatchingMember, aMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** One answer for all that a page would ask for at its start. */

const all: [string, Endpoint][] = Object.entries(api);
const pages = [
  ...new Set(all.flatMap(([, { start = [] }]) => start.flatMap(({ on }) => (on === "every page" ? [] : on)))),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("pages begin with something", () => expect(pages.length).toBeGreaterThan(3));

test.each([...pages, "/dashboard/unknown", undefined])(
  "what %s begins with is what each route answers by itself",
  async (page) => {
    const person = await aMatchingMember(server);
    const answer = await person.must("GET /api/start", { query: page === undefined ? {} : { page } });
    const addresses = startParts(api, page).map(({ route, part }) => startAddress(route, part));
    expect(Object.keys(answer).sort()).toEqual(addresses.sort());
    // What changes by the moment it is asked at.
    const settled = (body: unknown) => JSON.stringify(body).replace(/"since":"[^"]*"/, "");
    for (const address of addresses) {
      const alone = await person.request("GET", address);
      expect(settled(answer[address]), address).toBe(settled(alone.body));
    }
  },
);

test("what is refused is left out, the rest is answered", async () => {
  const newcomer = await aMember(server);
  const answer = await newcomer.must("GET /api/start", { query: { page: "/dashboard/matching" } });
  expect(answer).toHaveProperty(["/api/me"]);
  expect(answer).not.toHaveProperty(["/api/matching/profiles"]);
});

test("unauthenticated and banned callers get no data", async () => {
  expect((await aGuest(server).call("GET /api/start")).status).toBe(401);
  const banned = await aMember(server);
  await server.platform.db.rawQuery("update members set banned_at = now(), ban_reason = 'x' where id = $1", [
    banned.id,
  ]);
  expect((await banned.call("GET /api/start")).error.error).toBe("banned");
});

const aMinute = (limit: string): number => {
  const [count = "", unit = ""] = limit.split("/");
  return Number(count) * ({ second: 60, minute: 1, hour: 1 / 60, day: 1 / 1440 }[unit] ?? 0);
};
test.each(all.filter(([, { start }]) => start))(
  "%s may be asked for as often as it comes with the start",
  (_, { limit }) => {
    expect(aMinute(limit)).toBeGreaterThanOrEqual(aMinute(startEndpoints["GET /api/start"].limit));
  },
);
