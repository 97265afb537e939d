import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aDocument, anOwner, appends, joined, LiveSocket } from "#features/documents/test-documents.ts";
import { aGuest } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const aLink = (owner: Person, id: string, hours = 24) =>
  owner.must("POST /api/documents/{id}/links", { params: { id }, body: { hours } });
const opens = (person: Person, token: string) =>
  person.call("POST /api/documents/links/open", { body: { token } });
const file = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)], { type: "application/octet-stream" });

test("a guest reads what a link leads to, as it is written, without comments and without names", async () => {
  const anna = await anOwner(server);
  const { id, key } = await aDocument(anna, "Röstplan");
  const { token } = await aLink(anna, id);
  const guest = aGuest(server);
  const { body } = await opens(guest, token);
  expect(body).toMatchObject({ id, title: "Röstplan", role: "viewer", n: 1, keys: [{ epoch: 1, key }] });
  const { ticket } = await guest.must("POST /api/documents/links/live-ticket", { body: { token } });
  const live = await LiveSocket.with(server.url, id, ticket);
  await live.next(({ kind }) => kind === "at");
  const hers = await LiveSocket.open(anna, id);
  hers.cursor(randomBytes(20));
  await appends(anna, id, { purpose: "comments" });
  await appends(anna, id);
  await live.next((frame) => frame.kind === "part" && frame.n === 3);
  const seen = live.frames.filter((frame) => frame.kind === "part");
  expect(
    seen.map((frame) => frame.kind === "part" && [frame.n, frame.sealed.length > 0, frame.author]),
  ).toEqual([
    [2, false, null],
    [3, true, null],
  ]);
  expect(live.frames.some(({ kind }) => kind === "cursor" || kind === "joined")).toBe(false);
  const log = await guest.must("POST /api/documents/links/parts", { body: { token, after: 1 } });
  expect(log.parts.map(({ n, sealed, author_id }) => [n, sealed !== "", author_id])).toEqual([
    [2, false, null],
    [3, true, null],
  ]);
  const asset = randomUUID();
  await anna.must("PUT /api/documents/{id}/assets/{asset_id}", {
    params: { id, asset_id: asset },
    file: file(Buffer.from("versiegelt")),
  });
  const picture = await guest.must("POST /api/documents/links/asset", { body: { token, asset_id: asset } });
  expect(await picture.text()).toBe("versiegelt");
  const [link] = (await anna.must("GET /api/documents/{id}/links", { params: { id } })).items;
  expect(link).toMatchObject({ opened: 1, created_by: { id: anna.id } });
  // A guest has nothing to say.
  live.cursor(randomBytes(10));
  expect(await live.closed()).toBe(1008);
  hers.close();
});

test("a link that is revoked, over, made up, or leads into the trash opens nothing, and says the same each time", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const guest = aGuest(server);
  const revoked = await aLink(anna, id);
  const over = await aLink(anna, id);
  const trashed = await aLink(anna, id);
  const { ticket } = await guest.must("POST /api/documents/links/live-ticket", {
    body: { token: revoked.token },
  });
  const live = await LiveSocket.with(server.url, id, ticket);
  await live.next(({ kind }) => kind === "at");
  await anna.must("DELETE /api/documents/{id}/links/{link_id}", { params: { id, link_id: revoked.id } });
  expect(await live.closed()).toBe(4403);
  await server.platform.db.rawQuery("update document_links set expires_at = now() where id = $1", [over.id]);
  const statusOf = async (token: string) => {
    const { status, error } = await opens(guest, token);
    return `${status} ${error.error} ${error.message}`;
  };
  const made = randomBytes(32).toString("base64url");
  expect((await opens(guest, trashed.token)).status).toBe(200);
  await anna.must("DELETE /api/documents/{id}", { params: { id } });
  const answers = new Set([
    await statusOf(revoked.token),
    await statusOf(over.token),
    await statusOf(made),
    await statusOf(trashed.token),
  ]);
  expect([...answers]).toEqual(["410 link_ended Dieser Link gilt nicht mehr."]);
  for (const route of ["POST /api/documents/links/parts", "POST /api/documents/links/live-ticket"] as const)
    expect((await guest.call(route, { body: { token: made } })).status).toBe(410);
});

test("an expired link closes what was opened by it", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const { id: link, token } = await aLink(anna, id, 1);
  const guest = aGuest(server);
  const { ticket } = await guest.must("POST /api/documents/links/live-ticket", { body: { token } });
  const live = await LiveSocket.with(server.url, id, ticket);
  await live.next(({ kind }) => kind === "at");
  await server.platform.db.rawQuery("update document_links set expires_at = now() where id = $1", [link]);
  expect(await live.closed(12_000)).toBe(4403);
});

test("20 links work at a time, and only their owner makes and sees them", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "editor");
  for (let i = 0; i < 20; i += 1) await aLink(anna, id);
  const make = (by: Person) =>
    by.call("POST /api/documents/{id}/links", { params: { id }, body: { hours: 1 } });
  expect((await make(anna)).error.error).toBe("too_many_links");
  expect((await make(berta)).error.error).toBe("forbidden");
  for (const hours of [0, 91 * 24])
    expect(
      (await anna.call("POST /api/documents/{id}/links", { params: { id }, body: { hours } })).status,
    ).toBe(400);
});
