import { afterAll, beforeAll, expect, test } from "vitest";
import { anAgreement, sends, signs, written } from "#features/agreements/test-agreements.ts";
import { finishes } from "#features/partnerships/test-paths.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const exported = async (person: Person): Promise<string> =>
  (await archiveOf(server.platform.personal, person.id)).get("agreements.json") ?? "";
async function erase(person: Person): Promise<void> {
  const { platform } = server;
  await platform.db.transaction(async (tx) => {
    await platform.personal.erase(tx, person.id);
    await tx.rawQuery("delete from members where id = $1", [person.id]);
  });
}
const count = async (table: string, id: string) => {
  const { rows } = await server.platform.db.rawQuery<{ n: number }>(
    `select count(*)::int as n from ${table} where ${table === "agreements" ? "id" : "agreement_id"} = $1`,
    [id],
  );
  return rows[0]?.n;
};
const status = async (person: Person, id: string) =>
  (await person.call("GET /api/agreements/{id}", { params: { id } })).status;

test("the archive has what one wrote, sent, received and signed; never the other's drafts", async () => {
  const { anna, berta, id } = await anAgreement(server);
  await signs(berta, id, "Berta mit Füller");
  await written(anna, "mou", { extra: "Nur für Anna." });
  expect(await exported(anna)).toContain("Nur für Anna.");
  const hers = await exported(berta);
  expect(hers).toContain("Berta mit Füller");
  expect(hers).toContain("Gegenseitige Vertraulichkeitsvereinbarung");
  expect(hers).not.toContain("Nur für Anna.");
});

test("who is erased takes drafts and the unsigned along; what both signed stays the other's, until they go too", async () => {
  const { anna, berta, id } = await anAgreement(server);
  await signs(anna, id);
  await signs(berta, id);
  const draft = await written(anna);
  const open = await written(anna);
  await sends(anna, open.id, berta);
  await erase(anna);
  expect([await count("agreements", draft.id), await count("agreements", open.id)]).toEqual([0, 0]);
  const kept = await berta.must("GET /api/agreements/{id}", { params: { id } });
  expect(kept).toMatchObject({ state: "signed", other: null });
  expect(kept.version?.signatures.map(({ member }) => member?.id ?? null)).toEqual([null, berta.id]);
  await erase(berta);
  expect([await count("agreements", id), await count("agreement_versions", id)]).toEqual([0, 0]);
});

test("when the other side is erased, what waited for them is a draft again", async () => {
  const { anna, berta, id } = await anAgreement(server);
  await erase(berta);
  expect(await anna.must("GET /api/agreements/{id}", { params: { id } })).toMatchObject({
    state: "draft",
    other: null,
    can: { send: true, delete: true },
  });
});

test("a banned member neither signs nor receives agreements; pending versions are hidden from both sides", async () => {
  const { anna, berta, id, params } = await anAgreement(server);
  const { version } = await anna.must("GET /api/agreements/{id}", { params });
  await server.platform.db.rawQuery("update members set banned_at = now() where id = $1", [anna.id]);
  expect(await status(berta, id)).toBe(404);
  const body = { hash: version?.hash ?? "", name: "Berta" };
  expect((await berta.call("PUT /api/agreements/{id}/signature", { params, body })).status).toBe(404);
});

test("a memorandum begins with what two have uncovered to one another, and with nothing else", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  await finishes(anna, chatId, "time", "last");
  await finishes(berta, chatId, "time");
  await finishes(anna, chatId, "ownership");
  await finishes(berta, chatId, "ownership");
  await finishes(berta, chatId, "money", "last");
  const begin = (person: Person) =>
    person.call("POST /api/agreements", { body: { kind: "mou", language: "de", chat_id: chatId } });
  const { body } = await begin(anna);
  expect(body.fields).toMatchObject({
    hours_a: 60,
    hours_b: 0,
    shares: "fixed",
    share_a: 50,
    leaving: "give_back",
  });
  // Anna is not done with money: what Berta answered there is not for her eyes.
  expect(body.fields).toMatchObject({ money_a_cents: 0, money_b_cents: 0 });
  const outsider = await aMember(server);
  expect((await begin(outsider)).status).toBe(404);
});
