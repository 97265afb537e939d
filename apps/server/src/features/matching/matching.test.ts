import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aMatchingMember, aMember, aPicture, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const swipe = (person: Person, other: Person, liked: boolean) =>
  person.call("POST /api/matching/swipes", { body: { user_id: other.id, liked } });
const deckOf = async (person: Person, query = {}) =>
  (await person.must("GET /api/matching/profiles", { query })).profiles;
/** Each test lives in a language of its own, and asks for it where a small deck would go on in others. */
const crowd = async (
  language: MemberTraits["language"],
  count: number,
  traits: Partial<MemberTraits> = {},
) => {
  const people: Person[] = [];
  for (let n = 0; n < count; n++) people.push(await aMatchingMember(server, { language, ...traits }));
  return people;
};

describe("set-up", () => {
  test("reports what is missing, and allows matching once nothing is", async () => {
    const person = await aMember(server, { language: "zh" });
    expect(await person.must("GET /api/matching/status")).toMatchObject({
      allowed: false,
      needs: ["picture"],
    });
    expect((await person.call("GET /api/matching/profiles")).error.error).toBe("matching_not_allowed");
    expect(await person.must("POST /api/matching/enable", { body: { image: await aPicture() } })).toEqual({
      allowed: true,
    });
    expect(await person.must("GET /api/matching/status")).toMatchObject({ allowed: true, needs: [] });
  });

  test.each([
    ["no data URL", "hallo"],
    ["a PNG in disguise", `data:image/jpeg;base64,${Buffer.from("\x89PNG\r\n\x1a\n").toString("base64")}`],
    [
      "an SVG",
      `data:image/jpeg;base64,${Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")}`,
    ],
  ])("refuses %s", async (_, image) => {
    const person = await aMember(server, { language: "zh" });
    const { status, error } = await person.call("POST /api/matching/enable", { body: { image } });
    expect([status, error.error]).toEqual([400, "image_invalid"]);
  });

  test("a member under 16 neither matches nor is shown", async () => {
    const young = await aMember(server, { language: "hi", age: 15 });
    expect(await young.must("POST /api/matching/enable", { body: { image: await aPicture() } })).toEqual({
      allowed: false,
    });
    expect(await young.must("GET /api/matching/status")).toMatchObject({ needs: ["age"] });
    const adult = await aMatchingMember(server, { language: "hi" });
    expect(await deckOf(adult, { language: ["hi"] })).toEqual([]);
    expect((await swipe(adult, young, true)).status).toBe(404);
  });

  test("a paused profile is not shown; its owner still sees the deck", async () => {
    const [anna, berta] = await crowd("pt", 2);
    if (!anna || !berta) throw new Error("two people");
    await berta.must("PUT /api/matching/preferences", { body: { paused: true } });
    expect(await deckOf(anna, { language: ["pt"] })).toEqual([]);
    expect((await deckOf(berta, { language: ["pt"] })).map(({ id }) => id)).toEqual([anna.id]);
  });
});

describe("the deck", () => {
  test("shows others once, with reasons, and never one's own card or an e-mail address", async () => {
    const [anna, ...others] = await crowd("fr", 5, {
      models: ["print-on-demand"],
      skills: ["video-editing"],
    });
    if (!anna) throw new Error("five people");
    const deck = await deckOf(anna, { language: ["fr"] });
    expect(new Set(deck.map(({ id }) => id))).toEqual(new Set(others.map(({ id }) => id)));
    expect(deck[0]?.reasons[0]).toEqual({ kind: "shared_models", models: ["print-on-demand"] });
    expect(JSON.stringify(deck)).not.toContain("@example.test");
    const [first] = others;
    if (!first) throw new Error("someone");
    await swipe(anna, first, false);
    expect((await deckOf(anna)).map(({ id }) => id)).not.toContain(first.id);
    expect((await deckOf(first)).map(({ id }) => id)).not.toContain(anna.id);
  });

  test("who likes me comes first", async () => {
    const [anna, ...others] = await crowd("it", 6);
    const fan = others.at(-1);
    if (!anna || !fan) throw new Error("six people");
    await server.platform.db.rawQuery("update deck_cards set shown = 100");
    await swipe(fan, anna, true);
    expect((await deckOf(anna))[0]?.id).toBe(fan.id);
  });

  test("filters by model, skill, goal and language", async () => {
    const [anna] = await crowd("es", 1);
    const [coder] = await crowd("es", 1, {
      skills: ["web-app-dev"],
      models: ["mobile-apps"],
      goal: "remote-work",
    });
    const [russian] = await crowd("ru", 1);
    await crowd("es", 2);
    if (!anna || !coder || !russian) throw new Error("people");
    for (const query of [{ skill: ["web-app-dev"] }, { bm: ["mobile-apps"] }, { goal: "remote-work" }])
      expect((await deckOf(anna, query)).map(({ id }) => id)).toEqual([coder.id]);
    expect((await deckOf(anna, { language: ["ru"] })).map(({ id }) => id)).toEqual([russian.id]);
    expect(await deckOf(anna, { verified: "true" })).toEqual([]);
    expect(
      (await anna.call("GET /api/matching/profiles", { query: { skill: ["fliegen"] as never } })).status,
    ).toBe(400);
  });

  test("a sought skill that is a must keeps others out", async () => {
    const [anna] = await crowd("ar", 1);
    const [speaker] = await crowd("ar", 1, { skills: ["voiceover-audio"] });
    await crowd("ar", 2);
    if (!anna || !speaker) throw new Error("people");
    await anna.must("PUT /api/matching/preferences", {
      body: { skills_sought: ["voiceover-audio"], skills_must: true },
    });
    expect((await deckOf(anna)).map(({ id }) => id)).toEqual([speaker.id]);
  });
});

describe("deciding", () => {
  test("a mutual Deal is one match, told to both, and its chat is one for both", async () => {
    const [anna, berta] = await crowd("de", 2);
    if (!anna || !berta) throw new Error("two people");
    const stream = await Stream.open(anna);
    expect((await swipe(anna, berta, true)).body).toEqual({ isMatch: false, matchId: null });
    expect(await anna.must("GET /api/matching/status")).toMatchObject({
      pending_matches: 1,
      viewed_profiles: 1,
      deals_left: 49,
    });
    const { body } = await swipe(berta, anna, true);
    expect(body.isMatch).toBe(true);
    await stream.next(({ kind }) => kind === "match_made");
    expect(stream.of("match_made")).toMatchObject([{ matchId: body.matchId, otherUser: { id: berta.id } }]);
    expect((await swipe(berta, anna, true)).body).toEqual(body);
    const opposite = await swipe(berta, anna, false);
    expect([opposite.status, opposite.error.error]).toEqual([409, "already_decided"]);
    const params = { matchId: body.matchId ?? "" };
    const chats = await Promise.all(
      [anna, berta].map((person) => person.must("POST /api/matching/matches/{matchId}/chat", { params })),
    );
    expect(chats[0]).toEqual(chats[1]);
    const { matches } = await anna.must("GET /api/matching/matches");
    expect(matches).toMatchObject([
      { matchId: body.matchId, chatId: chats[0]?.chatId, otherUser: { id: berta.id } },
    ]);
    const outsider = await aMember(server);
    expect((await outsider.call("POST /api/matching/matches/{matchId}/chat", { params })).status).toBe(404);
    stream.close();
  });

  test("GET /api/matching/partners/{userId}: a match is a card with its reasons, for the two only", async () => {
    const [anna, berta] = await crowd("de", 2, { models: ["smma"] });
    if (!anna || !berta) throw new Error("two people");
    const params = { userId: berta.id };
    await swipe(anna, berta, true);
    expect((await anna.call("GET /api/matching/partners/{userId}", { params })).status).toBe(404);
    await swipe(berta, anna, true);
    const { profile } = await anna.must("GET /api/matching/partners/{userId}", { params });
    expect(profile).toMatchObject({ id: berta.id, business_models: ["smma"] });
    expect(profile.reasons).toContainEqual({ kind: "shared_models", models: ["smma"] });
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect((await anna.call("GET /api/matching/partners/{userId}", { params })).status).toBe(404);
  });

  test("simultaneous mutual Deals: exactly one match a pair, each reported once as new", async () => {
    const people = await crowd("de", 16);
    const pairs = Array.from({ length: 8 }, (_, n) => people.slice(2 * n, 2 * n + 2));
    const answers = await Promise.all(
      pairs.flatMap(([a, b]) => (a && b ? [swipe(a, b, true), swipe(b, a, true)] : [])),
    );
    expect(answers.filter(({ body }) => body.isMatch)).toHaveLength(8);
    const ids = people.map(({ id }) => id);
    const { rows } = await server.platform.db.rawQuery<{ n: number }>(
      "select count(*)::int as n from matches where lo = any($1)",
      [ids],
    );
    expect(rows[0]?.n).toBe(8);
    const { rows: told } = await server.platform.db.rawQuery<{ n: number }>(
      "select count(*)::int as n from events where kind = 'match_made' and topic = any($1)",
      [ids.map((id) => `u:${id}`)],
    );
    expect(told[0]?.n).toBe(16);
  });

  test("the last swipe can be taken back, but not a match", async () => {
    const [anna, berta, carla] = await crowd("de", 3);
    if (!anna || !berta || !carla) throw new Error("three people");
    expect((await anna.call("DELETE /api/matching/swipes/last")).error.error).toBe("nothing_to_undo");
    await swipe(anna, berta, false);
    const { profile } = await anna.must("DELETE /api/matching/swipes/last");
    expect(profile.id).toBe(berta.id);
    expect((await anna.call("DELETE /api/matching/swipes/last")).status).toBe(409);
    expect(await anna.must("GET /api/matching/status")).toMatchObject({
      viewed_profiles: 0,
      can_undo: false,
    });
    await swipe(carla, anna, true);
    expect(await carla.must("GET /api/matching/status")).toMatchObject({ can_undo: true });
    expect((await swipe(anna, carla, true)).body.isMatch).toBe(true);
    expect((await anna.call("DELETE /api/matching/swipes/last")).error.error).toBe("nothing_to_undo");
    for (const one of [anna, carla])
      expect(await one.must("GET /api/matching/status")).toMatchObject({ can_undo: false });
  });

  test("rejects decisions on oneself, on a member outside the deck, and on a blocked member", async () => {
    const [anna, berta] = await crowd("de", 2);
    const outside = await aMember(server);
    if (!anna || !berta) throw new Error("two people");
    await server.platform.db.rawQuery("insert into blocks (blocker, blocked) values ($1, $2)", [
      berta.id,
      anna.id,
    ]);
    for (const other of [anna, berta, outside]) expect((await swipe(anna, other, true)).status).toBe(404);
  });

  test("the daily limit holds for Deals, also in parallel; No Deals stay free", async () => {
    const strict = await startTestServer({ sharing: server, env: { DEALS_PER_DAY: "2" } });
    try {
      const [anna, ...others] = await Promise.all(Array.from({ length: 6 }, () => aMatchingMember(strict)));
      if (!anna) throw new Error("six people");
      const answers = await Promise.all(others.slice(0, 4).map((other) => swipe(anna, other, true)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.find(({ status }) => status === 429)?.error).toMatchObject({
        error: "daily_limit",
        message: expect.stringContaining("2 Deals"),
      });
      const last = others[4];
      if (!last) throw new Error("someone");
      expect((await swipe(anna, last, false)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
