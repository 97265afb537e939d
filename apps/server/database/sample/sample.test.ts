import { afterAll, beforeAll, expect, test } from "vitest";
import { aGuest } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { loadSample, SAMPLE_PASSWORD } from "./load.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadSample(server.platform);
});
afterAll(() => server.stop());

const count = async (what: string) =>
  (await server.platform.db.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n;

test("the community is as large as promised, and a second start changes nothing", async () => {
  const figures = async () => [
    await count("members"),
    await count("deck_cards where listed"),
    await count("swipes"),
    await count("matches"),
    await count("conversations"),
  ];
  expect(await figures()).toEqual([60, 45, 400, 18, 25]);
  await loadSample(server.platform);
  expect(await figures()).toEqual([60, 45, 400, 18, 25]);
});

test("every match is two likes, and nobody else likes each other", async () => {
  const mutual = await count(
    `swipes a join swipes b on a.swiper = b.target and a.target = b.swiper and a.swiper < b.swiper where a.liked and b.liked`,
  );
  expect(mutual).toBe(18);
});

test("every model, skill, goal and language is somebody's", async () => {
  for (const [column, wanted] of [
    ["unnest(business_models)", 11],
    ["unnest(skills)", 10],
    ["unnest(goals)", 6],
    ["language", 10],
  ] as const)
    expect(await count(`(select distinct ${column} from profiles) as t`)).toBe(wanted);
});

test("the sample accounts sign in; the first has a deck and unread messages", async () => {
  const lena = aGuest(server);
  await lena.must("POST /api/auth/sign-in", {
    body: { email: "member@example.test", password: SAMPLE_PASSWORD },
  });
  expect((await lena.must("GET /api/matching/profiles")).profiles).toHaveLength(20);
  expect(Object.values(await lena.must("GET /api/chats/unread"))).toEqual(expect.arrayContaining([2, 1]));
  const { matches } = await lena.must("GET /api/matching/matches");
  expect(matches).toHaveLength(3);
  const { items } = await lena.must("GET /api/chats");
  for (const chat of items) expect(chat.unread_count).toBeLessThanOrEqual(2);
});
