import { afterAll, beforeAll, expect, test } from "vitest";
import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { aMatchingMember } from "#testing/builders.ts";
import { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let second: TestServer;
let anna: Person;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ sharing: server });
  anna = await aMatchingMember(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const deckOf = async (person: Person): Promise<string[]> =>
  (await person.must("GET /api/matching/profiles")).profiles.map(({ id }) => id);
const swipe = (person: Person, other: Person, liked: boolean) =>
  person.must("POST /api/matching/swipes", { body: { user_id: other.id, liked } });

test("decks of the same moment share a slice, which is forgotten when a card changes", async () => {
  const scans = candidateScansOf(server.platform.db);
  scans.forget();
  const first = await scans.slice(0);
  expect(await scans.slice(0)).toBe(first);
  expect((await Promise.all([scans.slice(0), scans.slice(0)])).every((one) => one === first)).toBe(true);
  const berta = await aMatchingMember(server);
  expect(await scans.slice(0)).not.toBe(first);
  expect(await deckOf(anna)).toContain(berta.id);
});

test("a shared slice never shows members who were decided on, blocked, or are no longer listed", async () => {
  const [refused, refusing, blocked, blocking, paused, banned, left] = await Promise.all(
    Array.from({ length: 7 }, () => aMatchingMember(server)),
  );
  if (!refused || !refusing || !blocked || !blocking || !paused || !banned || !left) throw new Error("seven");
  const before = await deckOf(anna);
  for (const one of [refused, refusing, blocked, blocking, paused, banned, left])
    expect(before).toContain(one.id);
  const slice = await candidateScansOf(server.platform.db).slice(0);
  await swipe(anna, refused, false);
  await swipe(refusing, anna, false);
  await query("insert into blocks (blocker, blocked) values ($1, $2), ($3, $1)", [
    anna.id,
    blocked.id,
    blocking.id,
  ]);
  // The change is made as by another process: this one only sees it in the database.
  await query("update deck_cards set listed = false, active = false where member = any($1::uuid[])", [
    [paused.id, banned.id],
  ]);
  const after = await deckOf(anna);
  expect(await candidateScansOf(server.platform.db).slice(0)).toBe(slice);
  expect(after).toContain(left.id);
  for (const one of [refused, refusing, blocked, blocking, paused, banned])
    expect(after).not.toContain(one.id);
});

test("who said Deal is first, and an answer to them counts at once", async () => {
  const [fan] = await Promise.all([aMatchingMember(server), aMatchingMember(server)]);
  await deckOf(anna);
  await swipe(fan, anna, true);
  expect(await deckOf(anna)).toContain(fan.id);
  await swipe(anna, fan, false);
  expect(await deckOf(anna)).not.toContain(fan.id);
});

test("a newcomer of another process is found a little later", async () => {
  await deckOf(anna);
  const newcomer = await aMatchingMember(second);
  await expect.poll(() => deckOf(anna), { timeout: 5_000 }).toContain(newcomer.id);
});

test("what a card says is new at once where it was changed, and a little later on another process", async () => {
  const berta = await aMatchingMember(server);
  const bioOf = async () =>
    (await anna.must("GET /api/matching/profiles")).profiles.find(({ id }) => id === berta.id)?.bio;
  const changeAt = (person: Person, bio: string) =>
    person.must("PATCH /api/profiles/{userId}", { params: { userId: berta.id }, body: { bio } });
  await bioOf();
  await changeAt(berta, "Ich drucke Plakate.");
  expect(await bioOf()).toBe("Ich drucke Plakate.");
  const elsewhere = Object.assign(new Person(second.url), { cookie: berta.cookie, id: berta.id });
  await changeAt(elsewhere, "Ich drucke Bücher.");
  await expect.poll(bioOf, { timeout: 5_000 }).toBe("Ich drucke Bücher.");
});
