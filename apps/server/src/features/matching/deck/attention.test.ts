import { afterAll, beforeAll, expect, test } from "vitest";
import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { aMatchingMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const deckOf = async (person: Person, query = {}) =>
  (await person.must("GET /api/matching/profiles", { query })).profiles.map(({ id }) => id);
/** Members who differ in nothing; each test has a language of its own. */
const crowd = (language: MemberTraits["language"], count: number) =>
  Promise.all(Array.from({ length: count }, () => aMatchingMember(server, { language })));
/** Sets columns of a member's card, as the nightly learning would. */
async function setCard(person: Person, columns: string): Promise<void> {
  await server.platform.db.rawQuery(`update deck_cards set ${columns} where member = $1`, [person.id]);
  candidateScansOf(server.platform.db).forget();
}
const cardOf = async ({ id }: Person) =>
  (
    await server.platform.db.rawQuery<{ price: number; sessions: number }>(
      "select scarcity as price, sessions from deck_cards where member = $1",
      [id],
    )
  ).rows[0];
const AWAY = "visited = now() - interval '1 hour'";

test("the first deck of a session says what attention costs; one with filters does not", async () => {
  const [anna] = await crowd("fr", 3);
  if (!anna) throw new Error("three people");
  await setCard(anna, `scarcity = 0.5, ${AWAY}`);
  await deckOf(anna, { language: ["fr"] });
  expect(await cardOf(anna)).toMatchObject({ price: 0.5, sessions: 1 });
  await setCard(anna, AWAY);
  await deckOf(anna);
  const after = await cardOf(anna);
  expect(after?.sessions).toBeCloseTo(2, 2);
  // There was room in the deck for more than there are people.
  expect(after?.price).toBeCloseTo(0.35, 5);
  await deckOf(anna);
  expect((await cardOf(anna))?.price).toBe(after?.price);
});

test("whose attention costs more comes later, but first when they wait for an answer", async () => {
  const [anna, dear, free] = await crowd("it", 3);
  if (!anna || !dear || !free) throw new Error("three people");
  await setCard(dear, "scarcity = 0.9, shown = 100");
  await setCard(free, "shown = 100");
  expect(await deckOf(anna, { language: ["it"] })).toEqual([free.id, dear.id]);
  await dear.must("POST /api/matching/swipes", { body: { user_id: anna.id, liked: true } });
  candidateScansOf(server.platform.db).forget();
  expect(await deckOf(anna, { language: ["it"] })).toEqual([dear.id, free.id]);
});

test("a member who Deals everyone ranks last, among strangers and among those who wait", async () => {
  const [anna, chooses, stranger, spammer] = await crowd("ru", 4);
  if (!anna || !chooses || !stranger || !spammer) throw new Error("four people");
  for (const other of [chooses, stranger]) await setCard(other, "shown = 100");
  await setCard(spammer, "shown = 100, pick = 3, pick_h = 10");
  expect((await deckOf(anna, { language: ["ru"] })).at(-1)).toBe(spammer.id);
  for (const fan of [spammer, chooses])
    await fan.must("POST /api/matching/swipes", { body: { user_id: anna.id, liked: true } });
  expect(await deckOf(anna, { language: ["ru"] })).toEqual([chooses.id, stranger.id, spammer.id]);
});

test("the tenth card is a member who was rarely shown", async () => {
  const [anna, newcomer, ...others] = await crowd("pt", 13);
  if (!anna || !newcomer) throw new Error("thirteen people");
  for (const other of others) await setCard(other, "shown = 100");
  // Worth least, and still the tenth.
  await setCard(newcomer, "pop = -1");
  const deck = await deckOf(anna, { language: ["pt"] });
  expect(deck).toHaveLength(12);
  expect(deck.indexOf(newcomer.id)).toBe(9);
});
