import { afterAll, beforeAll, expect, test } from "vitest";
import { type Counted, merged } from "#features/analytics/health/exposure.ts";
import { workOutWeeks } from "#features/analytics/health/health.ts";
import { aMatchingMember, aMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
});
afterAll(() => server.stop());

const crowd = (count: number, traits: Partial<MemberTraits>) =>
  Promise.all(Array.from({ length: count }, () => aMatchingMember(server, traits)));
const exposure = async () =>
  (await admin.must("GET /api/analytics/admin/exposure", { query: { weeks: 12 } })).items;

test("groups of fewer than ten are one, and never one that can be computed", () => {
  const of = (members: number): Counted => ({ members, shown: members * 2, deals: 1 });
  const shown = (...sizes: number[]) =>
    [...merged(new Map(sizes.map((size, nth) => [`${nth}`, of(size)])))].map(([name, { members }]) => [
      name,
      members,
    ]);
  expect(shown(10, 30)).toEqual([
    ["0", 10],
    ["1", 30],
  ]);
  expect(shown(6, 30, 4)).toEqual([
    ["1", 30],
    ["others", 10],
  ]);
  // Three would be what the others leave of the whole: the smallest of them goes with them.
  expect(shown(30, 3, 12)).toEqual([
    ["0", 30],
    ["others", 15],
  ]);
  expect(shown(12, 3)).toEqual([["others", 15]]);
  expect(shown(5, 4)).toEqual([]);
  expect(
    merged(
      new Map([
        ["a", of(6)],
        ["b", of(5)],
      ]),
    ).get("others"),
  ).toEqual({ members: 11, shown: 22, deals: 2 });
});

test("deck exposure is reported by week and by group, and for no smaller group", async () => {
  const germans = await crowd(10, { language: "de", age: 22 });
  const english = await crowd(10, { language: "en", age: 50 });
  const [french] = await crowd(6, { language: "fr", age: 30 });
  await crowd(4, { language: "it", age: 30 });
  const [anna, berta] = germans;
  const [first] = english;
  if (!anna || !berta || !french || !first) throw new Error("someone of each");
  const swipe = (by: Person, of: Person, liked: boolean) =>
    by.must("POST /api/matching/swipes", { body: { user_id: of.id, liked } });
  for (const one of english) await swipe(anna, one, true);
  await swipe(berta, first, false);
  await swipe(berta, french, true);
  // What was decided long ago is of another week.
  await swipe(berta, anna, true);
  await server.platform.db.rawQuery(
    `update swipes set at = now() - interval '40 days'
       where target = (select place from deck_cards where member = $1)`,
    [anna.id],
  );

  await workOutWeeks(server.platform);
  const [running, ...before] = await exposure();
  expect(running?.running).toBe(true);
  expect(running?.groups).toEqual([
    { dimension: "language", group: "de", members: 10, shown: 0, per_member: 0, deals_per_100: null },
    { dimension: "language", group: "en", members: 10, shown: 11, per_member: 1.1, deals_per_100: 90.91 },
    { dimension: "language", group: "others", members: 10, shown: 1, per_member: 0.1, deals_per_100: 100 },
    { dimension: "age", group: "under_25", members: 10, shown: 0, per_member: 0, deals_per_100: null },
    { dimension: "age", group: "from_25", members: 10, shown: 1, per_member: 0.1, deals_per_100: 100 },
    { dimension: "age", group: "from_45", members: 10, shown: 11, per_member: 1.1, deals_per_100: 90.91 },
    { dimension: "newness", group: "new", members: 30, shown: 12, per_member: 0.4, deals_per_100: 91.67 },
  ]);
  expect(before.flatMap(({ groups }) => groups)).toEqual([]);

  // A group that shrinks leaves nothing behind.
  await server.platform.db.rawQuery(
    "update deck_cards set listed = false, active = false where member = $1",
    [berta.id],
  );
  await workOutWeeks(server.platform);
  const languages = (await exposure())[0]?.groups.filter(({ dimension }) => dimension === "language");
  expect(languages?.map(({ group, members }) => [group, members])).toEqual([
    ["en", 10],
    ["others", 19],
  ]);
});

test("weeks that an earlier version worked out are worked out again, with the groups", async () => {
  const [week] = await exposure();
  await server.platform.db.rawQuery("update analytics_weeks set figures = '{\"swipes\": 1}'");
  expect((await exposure())[0]?.groups).toEqual([]);
  await workOutWeeks(server.platform);
  expect((await exposure())[0]).toEqual(week);
  const { rows } = await server.platform.db.rawQuery<{ n: number }>(
    "select count(*)::int as n from analytics_weeks where not figures ? 'exposure_newness_others_members'",
  );
  expect(rows[0]?.n).toBe(0);
});

test("decisions of a week are found by an index, which is whole", async () => {
  const { rows } = await server.platform.db.rawQuery(
    "select i.indisvalid as valid, a.amname as kind from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam where c.relname = 'swipes_at'",
  );
  expect(rows).toEqual([{ valid: true, kind: "brin" }]);
});
