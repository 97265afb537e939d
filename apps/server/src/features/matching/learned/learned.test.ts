import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectMatching } from "#features/matching/personal/personal-queries.ts";
import { aMatchingMember, aMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { someoneWaits } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const swipe = (from: Person, to: Person, liked: boolean) =>
  from.must("POST /api/matching/swipes", { body: { user_id: to.id, liked } });
const learnedOf = (person: Person) => person.must("GET /api/matching/learned");
const reset = (person: Person) => person.must("DELETE /api/matching/learned");
const crowd = (count: number, traits: Partial<MemberTraits> = {}) =>
  Promise.all(Array.from({ length: count }, () => aMatchingMember(server, traits)));

/** The numbers behind a member's card: the exact taste, its copy, and how well others like them. */
async function numbersOf({ id }: Person) {
  const { rows } = await server.platform.db.rawQuery<{
    place: number;
    w: number[] | null;
    card: string;
    pop: number;
    pick: number;
  }>(
    `select c.place, t.w, encode(c.taste || substring(c.words from 19 for 16), 'hex') as card, c.pop, c.pick
       from deck_cards c left join match_taste t on t.place = c.place where c.member = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error("a card");
  return row;
}
const NOTHING = "00".repeat(41);
/** A member who says Deal to developers, and No Deal to writers. */
async function aFriendOfDevelopers() {
  const [anna] = await crowd(1, { skills: ["marketing-ads"] });
  const developers = await crowd(6, { skills: ["web-app-dev"] });
  const writers = await crowd(6, { skills: ["copywriting"] });
  if (!anna) throw new Error("someone");
  for (const [n, developer] of developers.entries()) {
    await swipe(anna, developer, true);
    await swipe(anna, writers[n] ?? developer, false);
  }
  return { anna, developers, writers };
}

test("reports what was learned as traits, with its start and the number of decisions", async () => {
  const { anna } = await aFriendOfDevelopers();
  const { tastes, ...about } = await learnedOf(anna);
  expect(tastes).toContainEqual({ kind: "skill", skill: "web-app-dev", more: true });
  expect(tastes).toContainEqual({ kind: "skill", skill: "copywriting", more: false });
  expect(about).toMatchObject({ decisions: 12, words: false });
  expect(Date.parse(about.since ?? "")).toBeGreaterThan(Date.now() - 600_000);
  // A single decision says nothing that is sure.
  const [berta, other] = await crowd(2);
  if (!berta || !other) throw new Error("two people");
  await swipe(berta, other, true);
  expect(await learnedOf(berta)).toMatchObject({ decisions: 1, tastes: [], choosing: "usual" });
});

test("a member without a card: nothing is reported as learned, and nothing to delete", async () => {
  const person = await aMember(server);
  const nothing = {
    since: null,
    decisions: 0,
    tastes: [],
    words: false,
    hours: [],
    choosing: "usual",
    less: [],
  };
  expect(await learnedOf(person)).toEqual(nothing);
  expect(await reset(person)).toEqual(nothing);
});

test("after a reset the next deck starts where everybody's does; what was decided stays", async () => {
  const { anna, developers } = await aFriendOfDevelopers();
  const [berta] = developers;
  if (!berta) throw new Error("someone");
  await swipe(berta, anna, true);
  const status = await anna.must("GET /api/matching/status");
  const before = await numbersOf(anna);
  expect(status).toMatchObject({ total_matches: 1, pending_matches: 5, viewed_profiles: 12 });
  expect(before.card).not.toBe(NOTHING);

  expect(await reset(anna)).toMatchObject({ decisions: 0, tastes: [] });
  const after = await numbersOf(anna);
  expect(after.w?.every((weight) => weight === 0)).toBe(true);
  expect(after).toMatchObject({ card: NOTHING, pop: before.pop, pick: before.pick });
  const { total_matches, pending_matches, viewed_profiles, deals_left } = status;
  expect(await anna.must("GET /api/matching/status")).toMatchObject({
    total_matches,
    pending_matches,
    viewed_profiles,
    deals_left,
  });

  // A member with the same profile and without decisions sees new people in the same order.
  const [twin] = await crowd(1, { skills: ["marketing-ads"], language: "fr" });
  const news = new Set<string>();
  for (const skills of [["web-app-dev"], ["copywriting"], ["video-editing"]] as const)
    for (const one of await crowd(1, { skills: [...skills], language: "fr" })) news.add(one.id);
  if (!twin) throw new Error("a twin");
  await server.platform.db.rawQuery("update deck_cards set shown = 100");
  const orderFor = async (person: Person) =>
    (await person.must("GET /api/matching/profiles", { query: { language: ["fr"] } })).profiles
      .map(({ id }) => id)
      .filter((id) => news.has(id));
  await server.platform.db.rawQuery(
    "update deck_cards set language = 2, features = (select features from deck_cards where member = $2) where member = $1",
    [anna.id, twin.id],
  );
  expect(await orderFor(anna)).toEqual(await orderFor(twin));

  // From here on it learns again.
  const [next] = await crowd(1, { skills: ["video-editing"] });
  if (!next) throw new Error("someone");
  await swipe(anna, next, true);
  expect(await learnedOf(anna)).toMatchObject({ decisions: 1 });
  expect((await numbersOf(anna)).card).not.toBe(NOTHING);
});

test("a reset leaves the weights of others and of everybody", async () => {
  const { anna } = await aFriendOfDevelopers();
  const [berta, clara, witness, other] = await crowd(4);
  if (!berta || !clara || !witness || !other) throw new Error("four people");
  await swipe(berta, clara, true);
  /** What the shared weights expect of two who are no one's concern. */
  const forecast = async () => {
    await swipe(witness, other, true);
    const { rows } = await server.platform.db.rawQuery<{ surprise: number }>(
      "select last_steps[87] as surprise from match_taste t join deck_cards c on c.place = t.place where c.member = $1",
      [witness.id],
    );
    await witness.must("DELETE /api/matching/swipes/last");
    return rows[0]?.surprise ?? Number.NaN;
  };
  const before = await numbersOf(berta);
  const expected = await forecast();
  expect(before.card).not.toBe(NOTHING);
  await reset(anna);
  expect(await numbersOf(berta)).toEqual(before);
  expect(await forecast()).toBeCloseTo(expected, 5);
});

test("a swipe that was on its way does not write back what was forgotten", async () => {
  const { anna } = await aFriendOfDevelopers();
  const [next] = await crowd(1, { skills: ["web-app-dev"] });
  if (!next) throw new Error("someone");
  const me = await numbersOf(anna);
  const other = await numbersOf(next);
  let decided: Promise<unknown> | undefined;
  await server.platform.db.transaction(async (tx) => {
    await tx.rawQuery("select pg_advisory_xact_lock($1, $2)", [
      Math.min(me.place, other.place),
      Math.max(me.place, other.place),
    ]);
    // It has read the taste by now, and waits for the pair.
    decided = swipe(anna, next, true);
    await someoneWaits(server);
    await reset(anna);
  });
  await decided;
  const after = await numbersOf(anna);
  const copied = Buffer.from(after.card, "hex").subarray(0, 25);
  // The card says what this one decision taught, and nothing of the twelve before.
  expect([...new Int8Array(copied)]).toEqual(after.w?.slice(0, 25).map((weight) => Math.round(weight * 64)));
  expect(after.w?.[14]).toBe(0); // copywriting, of the six No Deals
});

test("a decision can still be taken back after a reset, without a trace in the taste", async () => {
  const [anna, berta] = await crowd(2);
  if (!anna || !berta) throw new Error("two people");
  const before = await numbersOf(berta);
  await swipe(anna, berta, false);
  await reset(anna);
  await anna.must("DELETE /api/matching/swipes/last");
  const after = await numbersOf(anna);
  expect(after.card).toBe(NOTHING);
  expect(after.w?.every((weight) => weight === 0)).toBe(true);
  expect((await numbersOf(berta)).pop).toBeCloseTo(before.pop, 5);
});

test("the export holds what was learned, in words and in numbers", async () => {
  const { anna } = await aFriendOfDevelopers();
  const { learned } = await collectMatching(server.platform.db, anna.id);
  expect(learned).toMatchObject({ decisions: 12, numbers: { reset_at: null } });
  expect(learned.numbers?.taste).toHaveLength(41);
  expect(learned.numbers?.taste?.some((weight) => weight !== 0)).toBe(true);
});

test("less like this: such cards come later, none is hidden, and it can be taken back", async () => {
  const traits = {
    language: "pt",
    goal: "passive-income",
    skills: ["video-editing"],
  } satisfies Partial<MemberTraits>;
  const [anna, twin] = await crowd(2, { language: "pt" });
  const wanted = await aMatchingMember(server, { ...traits, models: ["trading"] });
  const other = await aMatchingMember(server, { ...traits, models: ["reselling"] });
  if (!anna || !twin) throw new Error("two people");
  await server.platform.db.rawQuery("update deck_cards set shown = 100");
  await server.platform.db.rawQuery("update deck_cards set pop = 0.7 where member = $1", [wanted.id]);
  const orderFor = async (person: Person) =>
    (await person.must("GET /api/matching/profiles", { query: { language: ["pt"] } })).profiles
      .map(({ id }) => id)
      .filter((id) => id === wanted.id || id === other.id);
  const trading: Trait = { kind: "model", model: "trading" };
  const goal: Trait = { kind: "goal", goal: "passive-income" };
  const say = (trait: Trait, less: boolean) =>
    anna.must("PUT /api/matching/learned/less", { body: { trait, less } });
  expect(await orderFor(anna)).toEqual([wanted.id, other.id]);
  expect(await orderFor(twin)).toEqual([wanted.id, other.id]);

  // Before any decision, twice, and with another one: it counts once, and the newest is listed first.
  await say(trading, true);
  expect((await say(trading, true)).less).toEqual([trading]);
  expect((await say(goal, true)).less).toEqual([goal, trading]);
  expect((await say(goal, false)).less).toEqual([trading]);
  // Later, but not left out; only in the deck of the member who said it; and it is no decision.
  expect(await orderFor(anna)).toEqual([other.id, wanted.id]);
  expect(await orderFor(twin)).toEqual([wanted.id, other.id]);
  expect(await anna.must("GET /api/matching/status")).toMatchObject({
    viewed_profiles: 0,
    can_undo: false,
  });

  expect((await say(trading, false)).less).toEqual([]);
  expect(await orderFor(anna)).toEqual([wanted.id, other.id]);
  // A reset takes it back as well.
  await say(trading, true);
  expect((await collectMatching(server.platform.db, anna.id)).learned.less).toEqual([trading]);
  expect((await reset(anna)).less).toEqual([]);
  expect(await orderFor(anna)).toEqual([wanted.id, other.id]);
});

test("a member who is not in the deck can't say what to see less of", async () => {
  const person = await aMember(server);
  const { error } = await person.call("PUT /api/matching/learned/less", {
    body: { trait: { kind: "skill", skill: "copywriting" }, less: true },
  });
  expect(error.error).toBe("matching_not_allowed");
});
