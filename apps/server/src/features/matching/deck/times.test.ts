import type { WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OUTCOME_TERM } from "#features/matching/engine/outcomes.ts";
import { learnOutcomes } from "#features/matching/outcomes/learn-outcomes.ts";
import { collectMatching } from "#features/matching/personal/personal-queries.ts";
import { readModel } from "#features/matching/queries.ts";
import { aMatchingMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  server.platform.db.rawQuery<Row>(text, values);
const say = (person: Person, weekly_hours: WeeklyHours | null) =>
  person.must("PUT /api/matching/preferences", { body: { weekly_hours } });
const deckOf = async (person: Person) =>
  (await person.must("GET /api/matching/profiles", { query: { language: ["pt"] } })).profiles;
const learnedOf = (person: Person) => person.must("GET /api/matching/learned");

test("a card shows the weekly time of its member, and names it as a reason when both said the same", async () => {
  const anna = await aMatchingMember(server, { language: "pt", skills: ["copywriting"], age: 25 });
  const berta = await aMatchingMember(server, { language: "pt", skills: ["copywriting"], age: 50 });
  const cardOf = async () => (await deckOf(anna)).find(({ id }) => id === berta.id);
  expect(await cardOf()).toMatchObject({ weekly_hours: null });
  expect(await say(berta, "5_to_15")).toMatchObject({ weekly_hours: "5_to_15", skills_must: false });
  const card = await cardOf();
  expect(card).toMatchObject({ weekly_hours: "5_to_15" });
  expect(card?.reasons.map(({ kind }) => kind)).not.toContain("same_hours");
  await say(anna, "5_to_15");
  // What is left as it is stays.
  await anna.must("PUT /api/matching/preferences", { body: { skills_must: false } });
  expect(await anna.must("GET /api/matching/preferences")).toMatchObject({ weekly_hours: "5_to_15" });
  const reasons = (await cardOf())?.reasons ?? [];
  expect(reasons).toContainEqual({ kind: "same_hours", weekly_hours: "5_to_15" });
  expect(await say(berta, null)).toMatchObject({ weekly_hours: null });
  expect(await cardOf()).toMatchObject({ weekly_hours: null });
  const refused = await anna.call("PUT /api/matching/preferences", {
    body: { weekly_hours: "always" as WeeklyHours },
  });
  expect(refused.status).toBe(400);
  expect(await anna.must("GET /api/matching/preferences")).toMatchObject({ weekly_hours: "5_to_15" });
});

test("the hours in which a member asks for cards: visible to no other member, deleted by a reset", async () => {
  const anna = await aMatchingMember(server);
  const berta = await aMatchingMember(server);
  const hourNow = new Date().getUTCHours();
  await sql("update deck_cards set visited = now() - interval '2 hours', hours = $2 where member = $1", [
    anna.id,
    (1 << 3) | (1 << 4),
  ]);
  await deckOf(anna);
  const { hours } = await learnedOf(anna);
  expect(hours).toContain(hourNow);
  expect(hours).toEqual(expect.arrayContaining([3, 4]));
  expect(await collectMatching(server.platform.db, anna.id)).toMatchObject({ learned: { hours } });
  expect(JSON.stringify(await deckOf(berta))).not.toContain('"hours"');
  expect(await anna.must("DELETE /api/matching/learned")).toMatchObject({ hours: [] });
  expect(await learnedOf(anna)).toMatchObject({ hours: [] });
});

test("what becomes of matches says whether times count", async () => {
  const weights = async () => (await readModel(server.platform.db))?.w ?? [];
  const evening = (1 << 17) | (1 << 18) | (1 << 19);
  const pair = await aPairInChat(server);
  await sql("update deck_cards set hours = $2, weekly = 2 where member = any($1)", [
    [pair.anna.id, pair.berta.id],
    evening,
  ]);
  await sql("update matches set created_at = now() - interval '4 days' where id = $1", [pair.matchId]);
  await learnOutcomes(server.platform.db);
  // Neither has written a message, though both are here in the same hours and have as much time.
  const learned = await weights();
  expect(learned[OUTCOME_TERM.around]).toBeLessThan(0);
  expect(learned[OUTCOME_TERM.pace]).toBeLessThan(0);
});
