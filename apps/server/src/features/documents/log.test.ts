import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aDocument,
  anOwner,
  aPart,
  appends,
  aSealed,
  aSession,
  joined,
  LiveSocket,
  readPieces,
  stateFile,
  writes,
} from "#features/documents/test-documents.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("what is written is stored in order, sent to who is connected, and read by who comes later", async () => {
  const anna = await anOwner(server);
  const { id, key } = await aDocument(anna, "Röstplan");
  const berta = await joined(server, anna, id, "editor");
  const opened = await berta.must("GET /api/documents/{id}", { params: { id } });
  expect(opened).toMatchObject({
    title: "Röstplan",
    role: "editor",
    n: 1,
    epoch: 1,
    keys: [{ epoch: 1, key }],
    rotation_due: false,
    can: { write: true, comment: true, share: false, delete: false, leave: true },
  });
  const socket = await LiveSocket.open(berta, id);
  const part = aPart();
  const stored = await anna.must("POST /api/documents/{id}/parts", {
    params: { id },
    body: { parts: [part] },
  });
  expect(stored).toEqual({ parts: [{ session: part.session, seq: 0, n: 2 }], n: 2 });
  const frame = await socket.next(({ kind }) => kind === "part");
  expect(frame).toMatchObject({ n: 2, epoch: 1, purpose: "content", session: part.session, author: anna.id });
  const log = await berta.must("GET /api/documents/{id}/parts", { params: { id }, query: { after: 1 } });
  expect(log.parts).toMatchObject([{ n: 2, sealed: part.sealed, author_id: anna.id }]);
  expect(log).toMatchObject({ n: 2, more: false, snapshot: null });
  socket.close();
});

describe("repeats", () => {
  test("200 of one part at the same time are stored once", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const parts = [aPart()];
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        anna.call("POST /api/documents/{id}/parts", { params: { id }, body: { parts } }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.parts[0]?.n}`))).toEqual(
      new Set(["200 2"]),
    );
    expect((await anna.must("GET /api/documents/{id}", { params: { id } })).n).toBe(2);
  });

  test("no one takes the place of another's part, though sessions are no secret", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const berta = await joined(server, anna, id, "editor");
    const part = aPart();
    expect((await appends(berta, id, { ...part, sealed: aSealed() })).body.n).toBe(2);
    expect((await appends(anna, id, part)).body.n).toBe(3);
  });
});

test("a long log comes in pages, and behind a snapshot where there is one", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  await writes(anna, id, 600);
  const log = (after: number) =>
    anna.must("GET /api/documents/{id}/parts", { params: { id }, query: { after } });
  expect((await log(0)).parts.map(({ n }) => n)).toEqual(Array.from({ length: 601 }, (_, i) => i + 1));
  const state = { session: aSession(), sealed: aSealed(900), sealed_comments: aSealed() };
  await anna.must("POST /api/documents/{id}/snapshots", {
    params: { id },
    file: stateFile({ ...state, covers: 590, epoch: 1 }),
  });
  const fresh = await log(0);
  expect(fresh.snapshot).toMatchObject({ session: state.session, covers: 590 });
  expect(fresh.snapshot && readPieces(fresh.snapshot)).toEqual({
    sealed: state.sealed,
    sealed_comments: state.sealed_comments,
  });
  expect(fresh.parts.map(({ n }) => n)).toEqual(Array.from({ length: 11 }, (_, i) => 591 + i));
  // Who is hardly behind gets parts.
  expect(await log(585)).toMatchObject({ snapshot: null, n: 601, more: false });
  const large = aSealed(250_000);
  for (let i = 0; i < 2; i += 1) expect((await appends(anna, id, { sealed: large })).status).toBe(200);
  const first = await log(601);
  expect([first.parts.length, first.more]).toEqual([2, false]);
  await appends(anna, id, { sealed: large });
  expect(await log(601)).toMatchObject({ more: true, n: 604 });
});
