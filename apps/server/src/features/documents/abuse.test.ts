import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aDocument,
  aKey,
  anOwner,
  aPart,
  aPresentation,
  appends,
  aSealed,
  aSession,
  epochFile,
  joined,
  stateFile,
} from "#features/documents/test-documents.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: readonly unknown[]) => server.platform.db.rawQuery(text, values);
const state = (size = 300) => ({ session: aSession(), sealed: aSealed(size), sealed_comments: null });
const saves = (person: Person, id: string, covers: number, more: object = {}) =>
  person.call("POST /api/documents/{id}/snapshots", {
    params: { id },
    file: stateFile({ ...state(), covers, epoch: 1, ...more }),
  });
const opened = (person: Person, id: string) => person.must("GET /api/documents/{id}", { params: { id } });
const documents = {
  plan: async (owner: Person) => (await aDocument(owner)).id,
  presentation: async (owner: Person) => (await aPresentation(owner)).id,
};

describe.each(Object.entries(documents))("floods in a %s", (_kind, made) => {
  test("a commenter gets a small share of the log, and everybody else goes on", async () => {
    const anna = await anOwner(server);
    const id = await made(anna);
    const flood = await joined(server, anna, id, "commenter", { premium: false });
    const other = await joined(server, anna, id, "commenter", { premium: false });
    const large = { purpose: "comments" as const, sealed: aSealed(200_000) };
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push((await appends(flood, id, large)).status);
    expect(answers).toEqual([200, 200, 429, 429]);
    // A minute later the share of one person is used up as well.
    await query(
      "update document_people set minute_at = now() - interval '2 minutes' where document_id = $1",
      [id],
    );
    expect((await appends(flood, id, large)).error.error).toBe("document_full");
    expect((await appends(other, id, { purpose: "comments" })).status).toBe(200);
    expect((await appends(anna, id)).status).toBe(200);
  });

  test("entries of one minute are counted, however small", async () => {
    const anna = await anOwner(server);
    const id = await made(anna);
    const flood = await joined(server, anna, id, "commenter", { premium: false });
    const some = (count: number) =>
      flood.call("POST /api/documents/{id}/parts", {
        params: { id },
        body: { parts: Array.from({ length: count }, () => aPart({ purpose: "comments" })) },
      });
    expect([(await some(100)).status, (await some(20)).status, (await some(1)).status]).toEqual([
      200, 200, 429,
    ]);
  });

  test("what others have filled leaves the owner room to write and to store a state", async () => {
    const anna = await anOwner(server);
    const id = await made(anna);
    const berta = await joined(server, anna, id, "editor");
    await query("update documents set bytes = $2, content_bytes = $3 where id = $1", [
      id,
      56 * 1024 * 1024,
      7 * 1024 * 1024,
    ]);
    expect((await appends(berta, id)).error.error).toBe("document_full");
    expect((await appends(anna, id)).status).toBe(200);
    expect((await saves(anna, id, 2)).status).toBe(201);
    // The state is what counts from now on.
    await query("update documents set bytes = 1000 where id = $1", [id]);
    expect((await appends(berta, id)).status).toBe(200);
  });

  test("an editor has a share of the log, which is counted again when it seems used up", async () => {
    const anna = await anOwner(server);
    const id = await made(anna);
    const berta = await joined(server, anna, id, "editor");
    await query("update document_people set log_bytes = $3 where document_id = $1 and member_id = $2", [
      id,
      berta.id,
      25 * 1024 * 1024,
    ]);
    expect((await appends(berta, id)).status).toBe(200);
    const { rows } = await query(
      "select log_bytes::int as bytes from document_people where document_id = $1 and member_id = $2",
      [id, berta.id],
    );
    expect(rows[0]?.bytes).toBe(60);
  });
});

describe("undecryptable states", () => {
  test("a reader who refuses one is given an older one, or the entries", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    const berta = await joined(server, anna, id, "editor");
    for (let times = 0; times < 3; times += 1) await appends(anna, id);
    expect((await saves(anna, id, 2)).status).toBe(201);
    expect((await saves(berta, id, 4)).status).toBe(201);
    const read = (below?: number) =>
      anna.must("GET /api/documents/{id}/parts", {
        params: { id },
        query: below === undefined ? { after: 0 } : { after: 0, below },
      });
    expect((await read()).snapshot?.covers).toBe(4);
    const older = await read(4);
    expect([older.snapshot?.covers, older.parts.map(({ n }) => n)]).toEqual([2, [3, 4]]);
    const entries = await read(2);
    expect([entries.snapshot, entries.parts.map(({ n }) => n)]).toEqual([null, [1, 2, 3, 4]]);
    await query("delete from document_parts where document_id = $1 and n < 3", [id]);
    expect((await read(2)).snapshot?.covers).toBe(4);
  });

  test("the owner's state takes the place of another's, and no other member's does", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    const berta = await joined(server, anna, id, "editor");
    await saves(berta, id, 1, { sealed: aSealed(90) });
    await saves(anna, id, 1, { sealed: aSealed(120) });
    await saves(berta, id, 1, { sealed: aSealed(150) });
    const { items } = await anna.must("GET /api/documents/{id}/versions", { params: { id } });
    expect(items.map(({ bytes, author }) => [bytes, author?.id])).toEqual([[120, anna.id]]);
  });

  test("do not empty a crowded log: only the owner's states do, and those that are an hour old", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    const berta = await joined(server, anna, id, "editor");
    for (let times = 0; times < 5; times += 1) await appends(anna, id);
    await query("update documents set bytes = bytes + $2 where id = $1", [id, 33 * 1024 * 1024]);
    for (const covers of [4, 5, 6]) expect((await saves(berta, id, covers)).status).toBe(201);
    const first = async () => {
      const { rows } = await query("select min(n)::int as n from document_parts where document_id = $1", [
        id,
      ]);
      return rows[0]?.n;
    };
    expect(await first()).toBe(1);
    await query(
      "update document_snapshots set created_at = now() - interval '2 hours' where document_id = $1 and covers = 5",
      [id],
    );
    await saves(berta, id, 6);
    await appends(anna, id);
    await saves(anna, id, 7);
    expect(await first()).toBe(6);
  });

  test("are refused before their bytes are parsed if the sender may not write", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    const viewer = await joined(server, anna, id, "viewer");
    const rubbish = new Blob([new Uint8Array(200)], { type: "application/octet-stream" });
    for (const route of ["POST /api/documents/{id}/snapshots", "POST /api/documents/{id}/epochs"] as const) {
      const sent = (by: Person) => by.call(route, { params: { id }, file: rubbish });
      expect((await sent(viewer)).error.error).toBe("forbidden");
      expect((await sent(anna)).error.error).toBe("invalid_input");
    }
  });
});

describe("entries of former members", () => {
  test("the owner drops a removed commenter's entries, covered or not, and their room is free again", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    const berta = await joined(server, anna, id, "commenter", { premium: false });
    const before = (await opened(anna, id)).bytes;
    for (let times = 0; times < 2; times += 1)
      await appends(berta, id, { purpose: "comments", sealed: aSealed(100_000) });
    const drops = (by: Person) =>
      by.call("DELETE /api/documents/{id}/entries", { params: { id }, query: { author: berta.id } });
    expect((await drops(anna)).error.error).toBe("already_there");
    await anna.must("DELETE /api/documents/{id}/people/{user_id}", { params: { id, user_id: berta.id } });
    const { former } = await anna.must("GET /api/documents/{id}/people", { params: { id } });
    expect(former).toMatchObject([
      { author: berta.id, member: { id: berta.id }, entries: 2, bytes: 200_000 },
    ]);
    // A new key is due, and an undecryptable entry does not prevent it.
    await anna.must("POST /api/documents/{id}/epochs", {
      params: { id },
      file: epochFile({ epoch: 2, key: aKey(), snapshot: { ...state(), covers: 2 } }),
    });
    expect((await drops(berta)).status).toBe(404);
    expect((await drops(anna)).status).toBe(204);
    const log = await anna.must("GET /api/documents/{id}/parts", { params: { id }, query: { after: 2 } });
    expect(log.parts.map(({ n, sealed }) => [n, sealed])).toEqual([[3, ""]]);
    expect((await opened(anna, id)).bytes).toBe(before + 300);
    expect((await anna.must("GET /api/documents/{id}/people", { params: { id } })).former).toEqual([]);
  });

  test("only the owner sees them and deletes them", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    const berta = await joined(server, anna, id, "commenter");
    const editor = await joined(server, anna, id, "editor");
    await appends(berta, id, { purpose: "comments" });
    await anna.must("DELETE /api/documents/{id}/people/{user_id}", { params: { id, user_id: berta.id } });
    expect((await editor.must("GET /api/documents/{id}/people", { params: { id } })).former).toEqual([]);
    const drop = { params: { id }, query: { author: berta.id } };
    expect((await editor.call("DELETE /api/documents/{id}/entries", drop)).status).toBe(403);
  });
});

describe("reading the log", () => {
  test("no page is larger than 1 MB, and a large state comes in pieces", async () => {
    const anna = await anOwner(server);
    const id = await documents.plan(anna);
    for (let times = 0; times < 12; times += 1) await appends(anna, id, { sealed: aSealed(256 * 1024) });
    const whole = { ...state(2_000_000), sealed_comments: aSealed(700_000) };
    await saves(anna, id, 8, whole);
    const bytes: number[] = [];
    const read = async (path: string) => {
      const response = await fetch(`${server.url}${path}`, { headers: { cookie: anna.cookie } });
      const text = await response.text();
      bytes.push(text.length);
      return JSON.parse(text);
    };
    const numbers: number[] = [];
    const pieces: Buffer[] = [];
    for (let after = 0, more = true; more; ) {
      const page = await read(`/api/documents/${id}/parts?after=${after}`);
      for (let from = 0; page.snapshot && from < 2_700_000; ) {
        const piece =
          from === 0
            ? page.snapshot
            : await read(`/api/documents/${id}/states/${whole.session}?from=${from}`);
        pieces.push(Buffer.from(piece.piece, "base64"));
        from += pieces.at(-1)?.length ?? 0;
      }
      numbers.push(...page.parts.map(({ n }: { n: number }) => n));
      after = numbers.at(-1) ?? page.snapshot.covers;
      more = page.more;
    }
    expect(numbers).toEqual([9, 10, 11, 12, 13]);
    expect(Buffer.concat(pieces).equals(Buffer.from(whole.sealed + whole.sealed_comments, "base64"))).toBe(
      false,
    );
    expect(Buffer.concat(pieces)).toEqual(
      Buffer.concat([Buffer.from(whole.sealed, "base64"), Buffer.from(whole.sealed_comments, "base64")]),
    );
    expect(Math.max(...bytes)).toBeLessThanOrEqual(1_000_000);
  });
});
