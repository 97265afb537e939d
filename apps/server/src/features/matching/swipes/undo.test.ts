import { afterAll, beforeAll, expect, test } from "vitest";
import { aMatchingMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const swipe = (from: Person, to: Person, liked: boolean) =>
  from.must("POST /api/matching/swipes", { body: { user_id: to.id, liked } });
const takeBack = (from: Person) => from.must("DELETE /api/matching/swipes/last");
/** What the last swipe would teach: its surprise tells what was expected of it, by all weights together. */
async function surpriseOf(from: Person, to: Person): Promise<number> {
  await swipe(from, to, true);
  const { rows } = await server.platform.db.rawQuery<{ surprise: number }>(
    `select last_steps[87] as surprise from match_taste t join deck_cards c on c.place = t.place where c.member = $1`,
    [from.id],
  );
  await takeBack(from);
  return rows[0]?.surprise ?? Number.NaN;
}

test("taking a decision back takes back what everybody's weights learned from it", async () => {
  const [anna, berta, witness, other] = await Promise.all(
    Array.from({ length: 4 }, () => aMatchingMember(server)),
  );
  if (!anna || !berta || !witness || !other) throw new Error("four people");
  const before = await surpriseOf(witness, other);
  expect(before).toBeGreaterThan(0);
  await swipe(anna, berta, false);
  // Between two others: only the shared weights can have changed.
  const learned = await surpriseOf(witness, other);
  expect(learned).toBeGreaterThan(before + 0.01);
  await takeBack(anna);
  expect(await surpriseOf(witness, other)).toBeCloseTo(before, 5);
});

test("what was kept of a swipe before the surprise was kept with it is taken back without it", async () => {
  const [anna, berta] = await Promise.all([aMatchingMember(server), aMatchingMember(server)]);
  const before = await surpriseOf(berta, anna);
  await swipe(anna, berta, false);
  await server.platform.db.rawQuery(
    "update match_taste set last_steps = last_steps[1:29] || last_steps[46:70] where last_target is not null",
  );
  expect((await takeBack(anna)).profile.id).toBe(berta.id);
  expect(await surpriseOf(berta, anna)).not.toBe(before);
});
