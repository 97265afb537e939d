import { randomBytes } from "node:crypto";
import { CURSOR_BYTES_MAX } from "@kompagnon/contract/documents/frames.ts";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  aDocument,
  aKey,
  anOwner,
  appends,
  aSealed,
  aSession,
  epochFile,
  joined,
  LiveSocket,
} from "#features/documents/test-documents.ts";
import { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let secondServer: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  secondServer = await startTestServer({ sharing: server });
});
afterAll(async () => {
  await secondServer.stop();
  await server.stop();
});

/** The same person, whose browser talks to the other process. */
const elsewhere = (person: Person): Person =>
  Object.assign(new Person(secondServer.url), {
    cookie: person.cookie,
    device: person.device,
    id: person.id,
  });
const remove = (by: Person, id: string, who: Person) =>
  by.must("DELETE /api/documents/{id}/people/{user_id}", { params: { id, user_id: who.id } });

describe("between two processes", () => {
  test("parts come in their order, whichever stored them, and none is missing", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const berta = await joined(server, anna, id, "editor");
    const here = await LiveSocket.open(anna, id);
    const there = await LiveSocket.open(elsewhere(berta), id);
    const one = anna;
    const other = elsewhere(berta);
    await Promise.all(Array.from({ length: 40 }, (_, i) => appends(i % 2 ? one : other, id)));
    const all = Array.from({ length: 40 }, (_, i) => i + 2);
    for (const socket of [here, there]) {
      await socket.next((frame) => frame.kind === "part" && frame.n === 41);
      expect(socket.numbers).toEqual(all);
      socket.close();
    }
  });

  test("a removed member gets nothing written from then on, even if their process learns of it late", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const berta = await joined(server, anna, id, "editor");
    const live = await LiveSocket.open(berta, id);
    const far = await LiveSocket.open(elsewhere(berta), id);
    await appends(anna, id);
    await far.next((frame) => frame.kind === "part" && frame.n === 2);
    // Removed by the one process, written by the other at once.
    await remove(anna, id, berta);
    await Promise.all(Array.from({ length: 10 }, () => appends(elsewhere(anna), id)));
    expect([await live.closed(), await far.closed()]).toEqual([4403, 4403]);
    expect([...live.numbers, ...far.numbers].filter((n) => n > 2)).toEqual([]);
    for (const browser of [berta, elsewhere(berta)]) {
      expect((await appends(browser, id)).status).toBe(404);
      const read = await browser.call("GET /api/documents/{id}/parts", { params: { id } });
      expect(read.status).toBe(404);
      expect((await browser.call("POST /api/documents/{id}/live-ticket", { params: { id } })).status).toBe(
        404,
      );
    }
    expect((await anna.must("GET /api/documents/{id}", { params: { id } })).rotation_due).toBe(true);
  });
});

test.skipIf(!inject("redisUrl"))(
  "cursors travel between processes, and go when their connection does",
  async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const berta = await joined(server, anna, id, "editor");
    const hers = await LiveSocket.open(anna, id);
    const his = await LiveSocket.open(elsewhere(berta), id);
    await hers.next(({ kind }) => kind === "joined");
    his.cursor(randomBytes(30));
    const cursor = await hers.next(({ kind }) => kind === "cursor");
    expect(cursor).toMatchObject({ member: berta.id });
    his.close();
    const gone = await hers.next(({ kind }) => kind === "gone");
    expect(cursor.kind === "cursor" && gone.kind === "gone" && gone.connection === cursor.connection).toBe(
      true,
    );
    hers.close();
  },
);

test("a ticket opens its own document once, from our own pages alone", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const other = await aDocument(anna);
  const ticket = async () =>
    (await anna.must("POST /api/documents/{id}/live-ticket", { params: { id } })).ticket;
  const opens = (at: string, one: string, origin?: string) =>
    LiveSocket.with(server.url, at, one, origin).then(
      (socket) => {
        socket.close();
        return "opens";
      },
      (error: Error) => error.message,
    );
  const one = await ticket();
  expect(await opens(id, one)).toBe("opens");
  expect(await opens(id, one)).toBe("404");
  expect(await opens(other.id, await ticket())).toBe("404");
  expect(await opens(id, await ticket(), "https://evil.example")).toBe("403");
  const late = await ticket();
  await server.platform.db.rawQuery("update document_tickets set expires_at = now() - interval '1 second'");
  expect(await opens(id, late)).toBe("404");
  // The address without an upgrade opens nothing.
  const plain = await anna.call("GET /api/documents/{id}/live", {
    params: { id },
    query: { ticket: await ticket() },
  });
  expect([plain.status, plain.error.error]).toEqual([400, "invalid_input"]);
});

test("cursors reach the other people with who sent them, and are nowhere stored", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "viewer");
  const hers = await LiveSocket.open(anna, id);
  const his = await LiveSocket.open(berta, id);
  const came = await hers.next(({ kind }) => kind === "joined");
  const sealed = randomBytes(40);
  his.cursor(sealed);
  const frame = await hers.next(({ kind }) => kind === "cursor");
  expect(frame).toMatchObject({ kind: "cursor", member: berta.id });
  expect(frame.kind === "cursor" && Buffer.from(frame.sealed).equals(sealed)).toBe(true);
  expect(frame.kind === "cursor" && came.kind === "joined" && frame.connection === came.connection).toBe(
    true,
  );
  expect(his.frames.some(({ kind }) => kind === "cursor")).toBe(false);
  his.close();
  expect(await hers.next(({ kind }) => kind === "gone")).toMatchObject({ kind: "gone" });
  expect((await anna.must("GET /api/documents/{id}", { params: { id } })).n).toBe(1);
  hers.close();
});

test("a socket above the cursor rate is closed with 1008", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const flood = await LiveSocket.open(anna, id);
  // Two bytes each: nothing but their number costs anything.
  for (let i = 0; i < 20_000; i += 1) flood.cursor(Uint8Array.of(1));
  expect(await flood.closed()).toBe(1008);
});

test("cursors above the rate limit are partly dropped, any other message closes the connection", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "editor");
  const hers = await LiveSocket.open(anna, id);
  const his = await LiveSocket.open(berta, id);
  for (let i = 0; i < 70; i += 1) his.cursor(randomBytes(30));
  await appends(berta, id);
  await hers.next(({ kind }) => kind === "part");
  const heard = hers.frames.filter(({ kind }) => kind === "cursor").length;
  expect(heard).toBeGreaterThan(30);
  expect(heard).toBeLessThan(120);
  his.send("Text");
  expect(await his.closed()).toBe(1008);
  const large = await LiveSocket.open(berta, id);
  large.cursor(randomBytes(CURSOR_BYTES_MAX + 1));
  expect(await large.closed()).toBe(1009);
  const part = await LiveSocket.open(berta, id);
  part.send(Uint8Array.of(2, 0, 0));
  expect(await part.closed()).toBe(1008);
  hers.close();
});

test("ten connections of one member are open at a time, and the next is sent away", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const open: LiveSocket[] = [];
  for (let i = 0; i < 10; i += 1) open.push(await LiveSocket.open(anna, id));
  const { ticket } = await anna.must("POST /api/documents/{id}/live-ticket", { params: { id } });
  const eleventh = await LiveSocket.with(server.url, id, ticket);
  expect(await eleventh.closed()).toBe(1013);
  open[0]?.close();
  await open[1]?.next(({ kind }) => kind === "gone");
  const again = await LiveSocket.open(anna, id);
  for (const socket of [...open, again]) socket.close();
});

test("signing out and a ban close what is open, on the other process too", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "editor");
  const carla = await joined(server, anna, id, "viewer");
  const his = await LiveSocket.open(elsewhere(berta), id);
  const hers = await LiveSocket.open(elsewhere(carla), id);
  await berta.must("POST /api/auth/signout");
  expect(await his.closed()).toBe(4401);
  await server.platform.db.rawQuery("update members set banned_at = now(), ban_reason = 'x' where id = $1", [
    carla.id,
  ]);
  expect(await hers.closed()).toBe(4401);
});

test("a changed role and a new key are sent at once; unstored entries sealed by the old key are refused", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "viewer");
  const carla = await joined(server, anna, id, "viewer");
  const his = await LiveSocket.open(berta, id);
  await anna.must("PATCH /api/documents/{id}/people/{user_id}", {
    params: { id, user_id: berta.id },
    body: { role: "editor" },
  });
  await his.next(({ kind }) => kind === "changed");
  const session = aSession();
  expect((await appends(berta, id, { session, seq: 0 })).status).toBe(200);
  await remove(anna, id, carla);
  await his.next((frame) => frame.kind === "at" && frame.rotationDue);
  const key = aKey();
  const renews = (by: Person, covers: number) =>
    by.call("POST /api/documents/{id}/epochs", {
      params: { id },
      file: epochFile({
        epoch: 2,
        key,
        snapshot: { covers, session: aSession(), sealed: aSealed(400), sealed_comments: null },
      }),
    });
  expect((await renews(anna, 9)).error.error).toBe("snapshot_outdated");
  expect((await renews(anna, 2)).body).toMatchObject({ epoch: 2, rotation_due: false, covers: 2 });
  expect((await renews(berta, 2)).error.error).toBe("epoch_changed");
  await his.next((frame) => frame.kind === "at" && frame.epoch === 2 && !frame.rotationDue);
  const again = await appends(berta, id, { session, seq: 0 });
  expect([again.status, again.body.parts[0]?.n]).toEqual([200, 2]);
  const late = await appends(berta, id, { session, seq: 1 });
  expect([late.status, late.error.error]).toEqual([409, "epoch_changed"]);
  expect((await appends(berta, id, { epoch: 2 })).body.n).toBe(3);
  const opened = await berta.must("GET /api/documents/{id}", { params: { id } });
  expect(opened.keys.map(({ epoch }) => epoch)).toEqual([1, 2]);
  expect(opened.keys[1]?.key).toBe(key);
  const log = await berta.must("GET /api/documents/{id}/parts", { params: { id } });
  expect([log.snapshot?.epoch, log.parts.map(({ epoch }) => epoch)]).toEqual([2, [2]]);
  his.close();
});

test("a process that stops closes its connections with a code that brings browsers back", async () => {
  const third = await startTestServer({ sharing: server });
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const there = Object.assign(new Person(third.url), { cookie: anna.cookie, id: anna.id });
  const live = await LiveSocket.open(there, id);
  await third.stop();
  expect(await live.closed()).toBe(1012);
});
