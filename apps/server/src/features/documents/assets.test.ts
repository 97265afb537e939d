import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aDocument, anOwner, aPresentation, joined } from "#features/documents/test-documents.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

async function put(person: Person, id: string, size: number): Promise<string> {
  const asset_id = randomUUID();
  const file = new Blob([new Uint8Array(size)], { type: "application/octet-stream" });
  await person.must("PUT /api/documents/{id}/assets/{asset_id}", { params: { id, asset_id }, file });
  return asset_id;
}
const drop = async (person: Person, id: string, asset_id: string) => {
  const { status, error } = await person.call("DELETE /api/documents/{id}/assets/{asset_id}", {
    params: { id, asset_id },
  });
  return status === 204 ? status : error.error;
};
const listed = async (person: Person, id: string, cursor?: string) =>
  person.must("GET /api/documents/{id}/assets", {
    params: { id },
    query: { limit: 2, ...(cursor && { cursor }) },
  });
const stored = async (person: Person, id: string): Promise<number> =>
  (await person.must("GET /api/documents/{id}", { params: { id } })).assets_bytes;
const files = (): string[] => {
  const folder = path.join(server.dataDir, "files/documents");
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

test("pictures are listed page by page, and one that is deleted frees its room and its file", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const before = files().length;
  const pictures: string[] = [];
  for (const size of [1_000, 2_000, 4_000]) pictures.push(await put(anna, id, size));
  const first = await listed(anna, id);
  const rest = await listed(anna, id, first.next_cursor ?? "");
  expect([...first.items, ...rest.items].map((one) => [one.id, one.bytes])).toEqual([
    [pictures[2], 4_000],
    [pictures[1], 2_000],
    [pictures[0], 1_000],
  ]);
  expect(rest.next_cursor).toBeNull();
  const berta = await joined(server, anna, id, "editor");
  expect(await drop(berta, id, pictures[1] ?? "")).toBe(204);
  expect(await stored(anna, id)).toBe(5_000);
  await soon(() => expect(files()).toHaveLength(before + 2));
  expect(await drop(anna, id, pictures[1] ?? "")).toBe("not_found");
  const at = { params: { id, asset_id: pictures[1] ?? "" } };
  expect((await anna.call("GET /api/documents/{id}/assets/{asset_id}", at)).status).toBe(404);
});

test.each([
  ["a plan", aDocument],
  ["a presentation", aPresentation],
])(
  "pictures of %s are deleted by who may write alone, in their own document, and never twice",
  async (_, make) => {
    const anna = await anOwner(server);
    const { id } = await make(anna);
    const other = await make(anna);
    const picture = await put(anna, id, 3_000);
    for (const role of ["viewer", "commenter"] as const)
      expect(await drop(await joined(server, anna, id, role), id, picture)).toBe("forbidden");
    expect(await drop(anna, other.id, picture)).toBe("not_found");
    const at = { params: { id } };
    await anna.must("DELETE /api/documents/{id}", at);
    expect(await drop(anna, id, picture)).toBe("document_trashed");
    await anna.must("POST /api/documents/{id}/restore", at);
    const answers = await Promise.all(Array.from({ length: 4 }, () => drop(anna, id, picture)));
    expect(answers.toSorted()).toEqual([204, "not_found", "not_found", "not_found"]);
    expect(await stored(anna, id)).toBe(0);
  },
);
