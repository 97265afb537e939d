import { afterAll, beforeAll, expect, test } from "vitest";
import { countedFigures } from "#platform/http/figures.ts";
import { newId } from "#platform/id.ts";
import { aMember, anEstablishedMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** What the start page tells of the community is what there is. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function counted(): Promise<{ members: number; matches: number }> {
  const { db, features } = server.platform;
  const [members, matches] = await Promise.all([features.figures.members(db), features.figures.matches(db)]);
  return { members, matches };
}
const change = (sql: string, id: string) =>
  server.platform.db.rawQuery(`update members set ${sql} where id = $1`, [id]);

test("people count with a confirmed address, unless they are banned, about to leave or made up", async () => {
  const before = await counted();
  const anna = await anEstablishedMember(server);
  await aMember(server);
  expect((await counted()).members).toBe(before.members + 1);
  for (const gone of [
    ["banned_at = now()", "banned_at = null"],
    ["deletion_due_at = now()", "deletion_due_at = null"],
    ["sample = true", "sample = false"],
  ] as const) {
    await change(gone[0], anna.id);
    expect((await counted()).members).toBe(before.members);
    await change(gone[1], anna.id);
  }
  expect((await counted()).members).toBe(before.members + 1);
});

test("pairs count unless one of them is made up", async () => {
  const before = await counted();
  const pair = [await anEstablishedMember(server), await anEstablishedMember(server)]
    .map(({ id }) => id)
    .sort();
  await server.platform.db.rawQuery("insert into matches (id, lo, hi) values ($1, $2, $3)", [
    newId(),
    ...pair,
  ]);
  expect((await counted()).matches).toBe(before.matches + 1);
  await change("sample = true", pair[1] ?? "");
  expect((await counted()).matches).toBe(before.matches);
});

test("no one waits until it is counted, and it is counted once for many who ask", async () => {
  let counts = 0;
  const figures = countedFigures(async () => {
    counts += 1;
    return { members: 7, matches: 3 };
  }, server.platform.log);
  expect(figures()).toBeNull();
  await expect.poll(figures).toEqual({ members: 7, matches: 3 });
  expect(counts).toBe(1);
});
