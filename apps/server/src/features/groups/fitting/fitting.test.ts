import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup } from "#features/groups/test-groups.ts";
import { WRITERS_TIMEOUT_MS, writersOfTwo } from "#features/matching/test-words.ts";
import { randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const found = async (who: Person, q: string) =>
  (await who.must("GET /api/groups", { query: { q, sort: "fit" } })).items.map(({ id }) => id);

test("groups about one's own models come first, then living ones, last those in other languages and one's own", async () => {
  const word = randomLetters();
  const owner = await aFounder(server);
  const reader = await aFounder(server, true, { models: ["smma"], language: "de" });
  const description = "Hier reden wir über das, was bei uns gerade läuft und was nicht.";
  const mine = await aGroup(reader, { name: `${word} eigene`, niches: ["smma"], description });
  const silent = await aGroup(owner, { name: `${word} still`, niches: ["crypto-nfts"], description });
  const alive = await aGroup(owner, { name: `${word} lebendig`, niches: ["crypto-nfts"], description });
  const fitting = await aGroup(owner, { name: `${word} passend`, niches: ["smma"], description });
  const foreign = await aGroup(owner, {
    name: `${word} étrangère`,
    niches: ["smma"],
    description: "Nous parlons de ce que nous avons vendu et de nos clients pour le premier cours.",
  });
  await query("update groups set active_at = now() - interval '15 days' where id = $1", [silent.id]);
  expect(await found(reader, word)).toEqual([fitting.id, alive.id, silent.id, foreign.id, mine.id]);
});

test(
  "what members write about brings them to groups about the same",
  async () => {
    const word = randomLetters();
    const { crafts, taxes: accounts } = await writersOfTwo(server);
    const owner = await aFounder(server);
    const craft = await aGroup(owner, {
      name: `${word} eins`,
      description: "Kerzen, Keramik, Taschen und Seife",
    });
    const taxes = await aGroup(owner, {
      name: `${word} zwei`,
      description: "Steuern, Bilanzen, Budgets und Konten",
    });
    expect(await found(crafts, word)).toEqual([craft.id, taxes.id]);
    expect(await found(accounts, word)).toEqual([taxes.id, craft.id]);
  },
  WRITERS_TIMEOUT_MS,
);

test("pages without gaps or doubles, and refuses a cursor that is not its own", async () => {
  const word = randomLetters();
  const owner = await aFounder(server);
  const reader = await aFounder(server);
  for (let n = 0; n < 7; n++) await aGroup(owner, { name: `${word} ${n}` });
  const whole = await found(reader, word);
  expect(whole).toHaveLength(7);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; next_cursor: string | null } = await reader.must(
      "GET /api/groups",
      {
        query: { q: word, sort: "fit", limit: 2, ...(cursor && { cursor }) },
      },
    );
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor);
  expect(seen).toEqual(whole);
  for (const nonsense of ["x", "💥", Buffer.from(`fit 1 NaN ${owner.id}`).toString("base64url")]) {
    const { status } = await reader.call("GET /api/groups", { query: { sort: "fit", cursor: nonsense } });
    expect(status).toBe(400);
  }
});

test("private groups and those one was sent away from are not in it", async () => {
  const word = randomLetters();
  const owner = await aFounder(server);
  const reader = await aFounder(server);
  const open = await aGroup(owner, { name: `${word} offen` });
  await aGroup(owner, { name: `${word} privat`, group_type: "private" });
  const banned = await aGroup(owner, { name: `${word} verbannt` });
  await reader.must("POST /api/groups/{id}/join", { params: { id: banned.id } });
  await owner.must("DELETE /api/groups/{id}/members/{userId}", {
    params: { id: banned.id, userId: reader.id },
    query: { ban: "true" },
  });
  expect(await found(reader, word)).toEqual([open.id]);
});
