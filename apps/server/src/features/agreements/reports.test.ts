import { afterAll, beforeAll, expect, test } from "vitest";
import { anAgreement, sends, signs, written } from "#features/agreements/test-agreements.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const open = (person: Person, id: string) => person.call("GET /api/agreements/{id}", { params: { id } });
const versionOf = async (person: Person, id: string) =>
  (await person.must("GET /api/agreements/{id}", { params: { id } })).version?.id ?? "";
const report = (person: Person, id: string) =>
  person.call("POST /api/reports", { body: { subject: { kind: "agreement", id }, reason: "fraud" } });
const idsOf = async (person: Person) =>
  (await person.must("GET /api/agreements", {})).items.map(({ id }) => id);

test("a received agreement: its recipient alone reports it, moderators read and withhold it, an appeal restores it", async () => {
  const { anna, berta, id, params } = await anAgreement(server, "nda_mutual", {
    purpose: "Überweise erst 900 Euro.",
  });
  const version = await versionOf(berta, id);
  const outsider = await aMember(server);
  expect((await report(anna, version)).status).toBe(404);
  expect((await report(outsider, version)).status).toBe(404);
  expect((await report(berta, id)).status).toBe(404);
  const seen = await berta.must("GET /api/agreements/{id}", { params });
  expect(seen.can.report).toBe(true);
  expect((await anna.must("GET /api/agreements/{id}", { params })).can.report).toBe(false);
  expect((await report(berta, version)).status).toBe(201);
  expect((await open(berta, id)).status).toBe(200);

  const first = await aMember(server);
  const second = await aMember(server);
  for (const one of [first, second]) await giveLevel(server, one, 2);
  const { items } = await first.must("GET /api/admin/reports", { query: { kind: "agreement" } });
  const found = items.find(({ excerpt }) => excerpt.includes("Überweise erst 900 Euro."));
  expect(found?.author?.id).toBe(anna.id);
  const about = { id: found?.id ?? "" };
  expect((await first.must("GET /api/admin/reports/{id}", { params: about })).path).toBeNull();
  await first.must("POST /api/admin/reports/{id}/resolve", {
    params: about,
    body: { decision: "removed", reason: "Betrug" },
  });
  expect((await open(berta, id)).status).toBe(404);
  expect(await idsOf(berta)).not.toContain(id);
  expect((await signs(berta, id).catch(() => ({ status: 404 }))).status).toBe(404);
  const agreement = await anna.must("GET /api/agreements/{id}", { params });
  expect([agreement.state, agreement.can.sign]).toEqual(["sent", false]);

  await anna.must("POST /api/moderation/decisions/{id}/appeal", { params: about, body: { text: "Doch!" } });
  await second.must("POST /api/admin/reports/{id}/appeal", {
    params: about,
    body: { outcome: "reversed", reason: "stimmt" },
  });
  expect((await open(berta, id)).status).toBe(200);
  expect((await signs(berta, id)).status).toBe(200);
});

test("what both have signed stays readable for both, whatever moderators decide", async () => {
  const { anna, berta, id } = await anAgreement(server);
  await signs(anna, id);
  await signs(berta, id);
  expect((await report(berta, await versionOf(berta, id))).status).toBe(201);
  const moderator = await aMember(server);
  await giveLevel(server, moderator, 2);
  const { items } = await moderator.must("GET /api/admin/reports", { query: { kind: "agreement" } });
  const found = items.find(({ author, state }) => author?.id === anna.id && state === "open");
  await moderator.must("POST /api/admin/reports/{id}/resolve", {
    params: { id: found?.id ?? "" },
    body: { decision: "removed", reason: "x" },
  });
  for (const person of [anna, berta]) expect((await open(person, id)).status).toBe(200);
  // A version that is sent again is a new paper.
  const another = await written(anna);
  await sends(anna, another.id, berta);
  expect((await open(berta, another.id)).status).toBe(200);
});
