import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aDocument,
  anOwner,
  appends,
  aSealed,
  aSession,
  joined,
  stateFile,
  writes,
} from "#features/documents/test-documents.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: readonly unknown[]) => server.platform.db.rawQuery(text, values);
const puts = (person: Person, id: string, size: number, asset = randomUUID()) =>
  person.call("PUT /api/documents/{id}/assets/{asset_id}", {
    params: { id, asset_id: asset },
    file: new Blob([new Uint8Array(size)], { type: "application/octet-stream" }),
  });
const saves = (person: Person, id: string, covers: number, more: { name?: string; size?: number } = {}) =>
  person.call("POST /api/documents/{id}/snapshots", {
    params: { id },
    file: stateFile({
      covers,
      epoch: 1,
      session: aSession(),
      sealed: aSealed(more.size ?? 300),
      sealed_comments: null,
      ...(more.name && { name: more.name }),
    }),
  });
const files = () =>
  fs.existsSync(path.join(server.dataDir, "files/documents"))
    ? fs.readdirSync(path.join(server.dataDir, "files/documents")).length
    : 0;

test("a picture is kept once under its id, for the people of its document", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const other = await aDocument(anna);
  const asset = randomUUID();
  const before = files();
  const answers = await Promise.all(Array.from({ length: 8 }, () => puts(anna, id, 5_000, asset)));
  expect(answers.map(({ status, body }) => [status, body.bytes])).toEqual(answers.map(() => [200, 5_000]));
  expect(files()).toBe(before + 1);
  expect((await anna.must("GET /api/documents/{id}", { params: { id } })).assets_bytes).toBe(5_000);
  const gets = (by: Person, of: string) =>
    by.call("GET /api/documents/{id}/assets/{asset_id}", { params: { id: of, asset_id: asset } });
  const viewer = await joined(server, anna, id, "viewer");
  expect((await gets(viewer, id)).status).toBe(200);
  expect((await puts(viewer, id, 10)).error.error).toBe("forbidden");
  expect([(await gets(anna, other.id)).status, (await gets(await anOwner(server), id)).status]).toEqual([
    404, 404,
  ]);
});

test("pictures fit up to the document's and the owner's quota, also with concurrent uploads", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const other = await aDocument(anna);
  const berta = await joined(server, anna, id, "editor");
  expect((await puts(anna, id, 10 * 1024 * 1024 + 1)).error.error).toBe("too_large");
  await query("update documents set assets_bytes = $2 where id = $1", [id, 200 * 1024 * 1024 - 1_500]);
  const before = files();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => puts(i % 2 ? anna : berta, id, 1_000)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ status, error }) => (status === 200 ? [] : [error.error])))).toEqual(
    new Set(["quota_exceeded"]),
  );
  expect(files()).toBe(before + 1);
  await query("update documents set assets_bytes = $2 where id = $1", [other.id, 824 * 1024 * 1024]);
  expect((await puts(anna, (await aDocument(anna)).id, 1_000)).error.error).toBe("quota_exceeded");
});

test("parts are bounded one by one and together, and a full document says so", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  expect((await appends(anna, id, { sealed: aSealed(256 * 1024) })).status).toBe(200);
  expect((await appends(anna, id, { sealed: aSealed(256 * 1024 + 3) })).status).toBe(400);
  const part = (seq: number) => ({
    session: "ab".repeat(16),
    seq,
    epoch: 1,
    purpose: "content" as const,
    sealed: aSealed(200_000),
  });
  const send = (count: number) =>
    anna.call("POST /api/documents/{id}/parts", {
      params: { id },
      body: { parts: Array.from({ length: count }, (_, seq) => part(seq)) },
    });
  expect([(await send(2)).status, (await send(3)).error.error]).toEqual([200, "parts_too_large"]);
  await query("update documents set bytes = $2 where id = $1", [id, 64 * 1024 * 1024 - 50]);
  expect((await appends(anna, id)).error.error).toBe("document_full");
});

test("versions: named ones stay and can be opened, outdated ones are refused, 50 names at most", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  await writes(anna, id, 30);
  expect((await saves(anna, id, 10)).status).toBe(201);
  const named = await saves(anna, id, 20, { name: "Vor dem Gespräch" });
  expect(named.body).toMatchObject({ covers: 20, name: "Vor dem Gespräch", author: { id: anna.id } });
  expect((await saves(anna, id, 15)).error.error).toBe("snapshot_outdated");
  expect((await saves(anna, id, 32)).error.error).toBe("snapshot_outdated");
  const list = async (which: "all" | "named") => {
    const { items } = await anna.must("GET /api/documents/{id}/versions", {
      params: { id },
      query: { named: which },
    });
    return items.map(({ covers, name }) => [covers, name]);
  };
  expect(await list("all")).toEqual([
    [20, "Vor dem Gespräch"],
    [10, null],
  ]);
  const first = await anna.must("GET /api/documents/{id}/versions", { params: { id }, query: { limit: 1 } });
  const next = await anna.must("GET /api/documents/{id}/versions", {
    params: { id },
    query: { limit: 1, cursor: first.next_cursor ?? "" },
  });
  expect([next.items[0]?.covers, next.next_cursor]).toEqual([10, null]);
  const at = { id, covers: 20 };
  expect((await anna.must("GET /api/documents/{id}/versions/{covers}", { params: at })).covers).toBe(20);
  await anna.must("PATCH /api/documents/{id}/versions/{covers}", { params: at, body: { name: null } });
  expect(await list("named")).toEqual([]);
  await query(
    `insert into document_snapshots (document_id, covers, epoch, session, sealed, name_sealed, name_master, name_key)
     select $1, -i, 1, '', '', '', 'x', '' from generate_series(1, 50) i`,
    [id],
  );
  const full = await anna.call("PATCH /api/documents/{id}/versions/{covers}", {
    params: at,
    body: { name: "Zu viel" },
  });
  expect(full.error.error).toBe("too_many_versions");
});

test("states without a name make room for newer ones; a crowded document lets covered parts go", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  await writes(anna, id, 40);
  for (let covers = 1; covers <= 30; covers += 1) expect((await saves(anna, id, covers)).status).toBe(201);
  const { items } = await anna.must("GET /api/documents/{id}/versions", {
    params: { id },
    query: { limit: 50 },
  });
  expect(items.map(({ covers }) => covers)).toEqual(Array.from({ length: 20 }, (_, i) => 30 - i));
  const before = (await anna.must("GET /api/documents/{id}", { params: { id } })).bytes;
  await query("update documents set bytes = bytes + $2 where id = $1", [id, 33 * 1024 * 1024]);
  expect((await saves(anna, id, 35)).status).toBe(201);
  const { rows } = await query("select min(n)::int as first from document_parts where document_id = $1", [
    id,
  ]);
  expect(rows[0]).toEqual({ first: 31 });
  const log = await anna.must("GET /api/documents/{id}/parts", { params: { id }, query: { after: 3 } });
  expect([log.snapshot?.covers, log.parts[0]?.n]).toEqual([35, 36]);
  const after = (await anna.must("GET /api/documents/{id}", { params: { id } })).bytes - 33 * 1024 * 1024;
  expect(after).toBeLessThan(before);
});
