import { afterAll, beforeAll, expect, test } from "vitest";
import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { readCardWords } from "#features/matching/engine/words/card-words.ts";
import { learnWords } from "#features/matching/words/learn-words.ts";
import { findTopics } from "#features/matching/words/word-queries.ts";
import { aMatchingMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const FRENCH = 2;
const CRAFT = ["bougies", "céramique", "couture", "bois", "savon"];
const WORK = ["chiffres", "tableaux", "budgets", "comptes", "impôts"];
const bioOf = (n: number) => {
  const about = n % 2 ? CRAFT : WORK;
  // A word that few of them write.
  const rarely = n % 10 === 3 ? ", parfois l’apiculture" : "";
  return `Mon quotidien : ${about[n % 5]} et ${about[(n + 1) % 5]}${rarely}.`;
};
const write = (person: Person, bio: string) =>
  person.must("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: { bio } });
const wordsOf = async ({ id }: Person) => {
  const { rows } = await server.platform.db.rawQuery<{ words: Buffer }>(
    "select words from deck_cards where member = $1",
    [id],
  );
  return readCardWords(rows[0]?.words ?? Buffer.alloc(50));
};
const deckOf = async (person: Person) => {
  candidateScansOf(server.platform.db).forget();
  return (await person.must("GET /api/matching/profiles")).profiles;
};

test("cards learn what was written before words counted, and follow each change of a profile", async () => {
  const { db } = server.platform;
  const people: Person[] = [];
  for (let n = 0; n < 30; n++) {
    const person = await aMatchingMember(server, { language: "fr" });
    await write(person, bioOf(n));
    people.push(person);
  }
  const [anna, ben] = people;
  if (!anna || !ben) throw new Error("thirty people");
  expect((await wordsOf(anna)).topics).toBe(0);

  await learnWords(db);
  const known = await findTopics(db, FRENCH);
  expect(known).toMatchObject({ texts: 30 });
  const before = await wordsOf(anna);
  expect(before.topics).toBe(known?.number);
  expect(Math.hypot(...before.offered)).toBeGreaterThan(20);
  expect(before.sought.every((part) => part === 0)).toBe(true);

  await write(anna, "Des bougies et du savon. Je cherche quelqu’un pour les impôts.");
  const after = await wordsOf(anna);
  expect(after.offered).not.toEqual(before.offered);
  expect(Math.hypot(...after.sought)).toBeGreaterThan(20);
  await write(anna, "");
  expect((await wordsOf(anna)).offered.every((part) => part === 0)).toBe(true);
});

test("a card names a rare word only where both wrote it, and a deck without texts still works", async () => {
  const { db } = server.platform;
  const anna = await aMatchingMember(server, { language: "fr" });
  const ben = await aMatchingMember(server, { language: "fr" });
  const carla = await aMatchingMember(server, { language: "fr" });
  await write(anna, "Apiculture et bougies");
  await write(ben, "Bougies : une passion, l’apiculture aussi");
  await write(carla, "La couture, un métier");
  await learnWords(db);
  const cards = await deckOf(anna);
  const reasonsOf = (person: Person) =>
    cards.find(({ id }) => id === person.id)?.reasons.find(({ kind }) => kind === "shared_words");
  expect(reasonsOf(ben)).toEqual({ kind: "shared_words", words: ["apiculture"] });
  expect(reasonsOf(carla)).toBeUndefined();
  const alone = await aMatchingMember(server, { language: "hi" });
  await aMatchingMember(server, { language: "hi" });
  expect((await deckOf(alone)).length).toBeGreaterThan(0);
});

test("topics are learned again when there are twice as many texts, and learned tastes are carried over", async () => {
  const { db } = server.platform;
  const first = await findTopics(db, FRENCH);
  const swiper = await aMatchingMember(server, { language: "fr" });
  await write(swiper, bioOf(1));
  const other = (await deckOf(swiper)).find(({ bio }) => CRAFT.some((word) => bio.includes(word)));
  if (!other) throw new Error("someone writes about crafts");
  await swiper.must("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
  for (let n = 0; n < 34; n++) await write(await aMatchingMember(server, { language: "fr" }), bioOf(n));
  const tasteOf = async () => {
    const { rows } = await db.rawQuery<{ w: number[] }>(
      "select t.w from match_taste t join deck_cards c on c.place = t.place where c.member = $1",
      [swiper.id],
    );
    return rows[0]?.w.slice(25) ?? [];
  };
  const before = await tasteOf();
  expect(Math.hypot(...before)).toBeGreaterThan(0);
  await learnWords(db);
  const later = await findTopics(db, FRENCH);
  expect(later?.number).not.toBe(first?.number);
  expect((await wordsOf(swiper)).topics).toBe(later?.number);
  const after = await tasteOf();
  expect(after).not.toEqual(before);
  expect(Math.hypot(...after)).toBeGreaterThan(0);
  await learnWords(db);
  expect(await tasteOf()).toEqual(after);
});

test("a change of a profile and the member's first decisions do not lock each other out", async () => {
  const { db } = server.platform;
  const anna = await aMatchingMember(server);
  const ben = await aMatchingMember(server);
  const card = await db.pool.connect();
  const waiting = () =>
    db.rawQuery(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  const waits = (number: number) =>
    expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000, interval: 10 }).toBe(number);
  try {
    await card.query("begin");
    await card.query("select from deck_cards where member = $1 for no key update", [anna.id]);
    const change = write(anna, "Bougies");
    await waits(1);
    // The first decision stores the taste, the second one holds it and waits for the card behind the change.
    await db.rawQuery(
      "insert into match_taste (place, w, h) select place, array_fill(0::real, array[$2::int]), array_fill(0::real, array[$2::int]) from deck_cards where member = $1",
      [anna.id, TASTE_SIZE],
    );
    const decision = anna.must("POST /api/matching/swipes", { body: { user_id: ben.id, liked: true } });
    await waits(2);
    await card.query("commit");
    await Promise.all([change, decision]);
  } finally {
    card.release(true);
  }
});
