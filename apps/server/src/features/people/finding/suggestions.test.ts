import { afterAll, beforeAll, expect, test } from "vitest";
import { aMatchingMember, aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let viewer: Person;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await aMember(server);
  await Promise.all(Array.from({ length: 18 }, () => aMember(server)));
});
afterAll(() => server.stop());

const discover = (person: Person, query: object) =>
  person.must("GET /api/users/discover", { query: query as { q?: string } });

/** Everything, a page of `limit` after the other. */
async function walked(query: { limit: number }) {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await discover(viewer, { ...query, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(query.limit);
    names.push(...page.items.map(({ username }) => username));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return names;
}

test("rank the best fits first, in the deck or not, and leave out followed members", async () => {
  const me = await aMember(server, {
    language: "pt",
    models: ["trading"],
    skills: ["copywriting"],
    goal: "remote-work",
  });
  const near = await aMember(server, {
    language: "pt",
    models: ["trading"],
    skills: ["video-editing", "web-app-dev", "marketing-ads"],
    goal: "remote-work",
    bio: "Faço trading há anos e procuro alguém com quem construir algo grande.",
    idea: "Uma escola de trading",
  });
  const far = await aMatchingMember(server, {
    language: "pt",
    models: ["blogging-seo"],
    skills: ["copywriting"],
    age: 70,
  });
  const child = await aMember(server, { language: "pt", models: ["trading"], age: 15 });
  // Others are weighed as well, since hardly anybody speaks one's own language.
  const made: string[] = [near.id, far.id, child.id];
  const page = async () =>
    (await discover(me, { limit: 50 })).items.map(({ id }) => id).filter((id) => made.includes(id));
  expect(await page()).toEqual([near.id, far.id]);
  expect(await page()).not.toContain(child.id);
  await me.must("PUT /api/users/{id}/follow", { params: { id: near.id } });
  expect(await page()).toEqual([far.id]);
  // With hardly anybody of one's own language, others follow.
  expect((await discover(me, {})).items.length).toBeGreaterThan(5);
});

test("come page by page without a double", async () => {
  const names = await walked({ limit: 4 });
  expect(names.length).toBeGreaterThan(15);
  expect(new Set(names).size).toBe(names.length);
});

test("who said Deal is not given away by the order", async () => {
  const language = "hi";
  const me = await aMatchingMember(server, { language });
  const near = await aMatchingMember(server, { language });
  // A little less like me: as one who waits for an answer the engine would put them first.
  const far = await aMatchingMember(server, { language, goal: "remote-work" });
  const order = async () =>
    (await discover(me, { limit: 50 })).items
      .map(({ id }) => id)
      .filter((id) => id === near.id || id === far.id);
  expect(await order()).toEqual([near.id, far.id]);
  await far.must("POST /api/matching/swipes", { body: { user_id: me.id, liked: true } });
  expect(await order()).toEqual([near.id, far.id]);
});

test("rank members that the viewer wants to see less of lower, and keep them", async () => {
  const me = await aMatchingMember(server, { language: "hi", models: ["smma"] });
  const trader = await aMember(server, { language: "hi", models: ["trading"] });
  const blogger = await aMember(server, { language: "hi", models: ["blogging-seo"] });
  const order = async () =>
    (await discover(me, { limit: 50 })).items
      .map(({ id }) => id)
      .filter((id) => id === trader.id || id === blogger.id);
  const say = (model: "trading" | "blogging-seo", less: boolean) =>
    me.must("PUT /api/matching/learned/less", { body: { trait: { kind: "model", model }, less } });
  await say("trading", true);
  expect(await order()).toEqual([blogger.id, trader.id]);
  await say("trading", false);
  await say("blogging-seo", true);
  expect(await order()).toEqual([trader.id, blogger.id]);
});
