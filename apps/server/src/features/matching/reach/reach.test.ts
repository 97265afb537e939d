import { NO_DEAL_DAYS } from "@kompagnon/contract/matching/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounded } from "#features/matching/reach/reach.ts";
import { aMatchingMember, aMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const crowd = (count: number, traits: Partial<MemberTraits> = {}) =>
  Promise.all(Array.from({ length: count }, () => aMatchingMember(server, traits)));
/** A viewer, and `n` others of a language that no other test uses. */
async function aViewerOf(
  count: number,
  language: MemberTraits["language"],
  traits: Partial<MemberTraits> = {},
) {
  const others = await crowd(count, { language, ...traits });
  return { anna: await aMatchingMember(server, { language }), others };
}
const reachOf = (person: Person, filter = {}) => person.must("GET /api/matching/reach", { query: filter });
const swipe = (from: Person, to: Person, liked: boolean) =>
  from.must("POST /api/matching/swipes", { body: { user_id: to.id, liked } });
const deckOf = async (person: Person, filter: object) =>
  (await person.must("GET /api/matching/profiles", { query: filter })).profiles;

test("rounds numbers to 5, to 10 or to 50, and reports fewer than five as a few", () => {
  expect([0, 1, 4].map(rounded)).toEqual([0, null, null]);
  expect([5, 7, 8, 47, 48].map(rounded)).toEqual([5, 5, 10, 45, 50]);
  expect([50, 54, 56, 194, 196].map(rounded)).toEqual([50, 50, 60, 190, 200]);
  expect([200, 224, 226, 987_654].map(rounded)).toEqual([200, 200, 250, 987_650]);
});

test("each filter reports who it leaves out, and who would come without it alone", async () => {
  const { anna } = await aViewerOf(12, "fr");
  await crowd(6, {
    language: "fr",
    skills: ["web-app-dev"],
    models: ["dropshipping"],
    goal: "passive-income",
  });
  expect(await reachOf(anna, { language: ["fr"] })).toMatchObject({ decided: 0, returns: null, left: 20 });

  const bySkill = await reachOf(anna, { language: ["fr"], skill: ["web-app-dev"] });
  expect(bySkill.left).toBe(5);
  expect(bySkill.reasons).toContainEqual({ kind: "skills", hides: 10, opens: 10 });

  // Two filters leave out the same people: either alone changes nothing.
  const byBoth = await reachOf(anna, { language: ["fr"], skill: ["web-app-dev"], bm: ["dropshipping"] });
  expect(byBoth.reasons).toEqual([
    { kind: "models", hides: 10, opens: 0 },
    { kind: "skills", hides: 10, opens: 0 },
  ]);
  const byAll = await reachOf(anna, { language: ["it"], goal: "passive-income", verified: "true" });
  expect(byAll.left).toBe(0);
  expect(byAll.reasons).toEqual([
    { kind: "language", hides: 20, opens: 0 },
    { kind: "goal", hides: 10, opens: 0 },
    { kind: "verified", hides: 20, opens: 0 },
  ]);
});

test("what is sought as a must leaves people out, and no longer when it is a wish", async () => {
  const { anna } = await aViewerOf(5, "es");
  const seek = (skills_must: boolean) =>
    anna.must("PUT /api/matching/preferences", { body: { skills_sought: ["web-app-dev"], skills_must } });
  await seek(true);
  const asMust = await reachOf(anna, { language: ["es"] });
  expect(asMust.left).toBe(0);
  expect(asMust.reasons).toContainEqual({ kind: "must", hides: expect.any(Number), opens: 5 });
  expect(await deckOf(anna, { language: ["es"] })).toEqual([]);
  await seek(false);
  expect((await reachOf(anna, { language: ["es"] })).left).toBe(5);
});

test("counts members who were decided on, and forgets a No Deal in time", async () => {
  const { anna, others } = await aViewerOf(5, "pt");
  const before = Date.now();
  for (const [n, other] of others.entries()) await swipe(anna, other, n > 2);
  const all = await reachOf(anna, { language: ["pt"] });
  expect(all).toMatchObject({ decided: 5, left: 0 });
  const returns = Date.parse(all.returns ?? "");
  expect(returns).toBeGreaterThanOrEqual(before + (NO_DEAL_DAYS - 1) * 86_400_000);
  expect(returns).toBeLessThan(Date.now() + (NO_DEAL_DAYS + 1) * 86_400_000);

  await query(
    "update swipes set at = now() - make_interval(days => $2 + 1) where swiper = (select place from deck_cards where member = $1)",
    [anna.id, NO_DEAL_DAYS],
  );
  // The Deals stay.
  expect(await reachOf(anna, { language: ["pt"] })).toMatchObject({
    decided: null,
    returns: null,
    left: null,
  });
});

test("does not reveal that a member blocked or refused the viewer", async () => {
  const { anna, others } = await aViewerOf(12, "ru");
  const decided = others.slice(0, 5);
  for (const other of decided) await swipe(anna, other, false);
  const before = await reachOf(anna, { language: ["ru"] });
  expect(before).toMatchObject({ decided: 5, left: 5 });

  // Of those decided on: not a word changes.
  for (const other of decided)
    await query("insert into blocks (blocker, blocked) values ($1, $2)", [other.id, anna.id]);
  expect(await reachOf(anna, { language: ["ru"] })).toEqual(before);

  // Of the others: they are in no number, as no deck shows them.
  const [refusing, demanding, ...blocking] = others.slice(5);
  if (!refusing || !demanding) throw new Error("seven people");
  await swipe(refusing, anna, false);
  await demanding.must("PUT /api/matching/preferences", {
    body: { skills_sought: ["web-app-dev"], skills_must: true },
  });
  for (const other of blocking)
    await query("insert into blocks (blocker, blocked) values ($1, $2)", [other.id, anna.id]);
  expect(await reachOf(anna, { language: ["ru"] })).toMatchObject({ decided: 5, left: 0 });
  const byGoal = await reachOf(anna, { language: ["ru"], goal: "passive-income" });
  expect(byGoal.reasons.find(({ kind }) => kind === "goal")?.opens).toBe(0);
  expect(await deckOf(anna, { language: ["ru"] })).toEqual([]);
});

test("a member who may not match yet: matching_not_allowed", async () => {
  const person = await aMember(server);
  const { status, error } = await person.call("GET /api/matching/reach", { query: {} });
  expect([status, error?.error]).toEqual([403, "matching_not_allowed"]);
});
