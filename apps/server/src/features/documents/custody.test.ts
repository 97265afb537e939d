import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { about } from "#features/documents/sealing.ts";
import {
  aDocument,
  aKey,
  anIdentity,
  anOwner,
  aPresentation,
  aPublicPair,
  appends,
  aSealed,
  aSession,
  aWrap,
  epochFile,
  joined,
  withIdentity,
} from "#features/documents/test-documents.ts";
import { vaultOf } from "#platform/vault.ts";
import { PASSWORD } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const open = (person: Person, id: string) => person.must("GET /api/documents/{id}", { params: { id } });
const readerOf = async (person: Person, id: string, who: { id: string }) =>
  (await open(person, id)).locked?.readers.find((one) => one.id === who.id);
const give = (by: Person, id: string, reader: string, keys: { agree: string }, epoch = 1) => {
  const wrap = { reader, ...aWrap(keys) };
  return {
    wrap,
    answer: by.call("PUT /api/documents/{id}/keys", { params: { id }, body: { epoch, wraps: [wrap] } }),
  };
};
const state = () => ({ session: aSession(), sealed: aSealed(), sealed_comments: null });
const linkKey = (epoch = 1) => ({
  token: randomBytesText(),
  to: aKey(),
  sealed: aSealed(76),
  wrapped: aSealed(80),
  epoch,
});
const randomBytesText = () => Buffer.from(aSealed(32), "base64").toString("base64url");

test("a presentation's key never reaches the server: it takes a wrap for its owner's own key, and nothing else", async () => {
  const anna = await anOwner(server);
  const make = (more: object) =>
    anna.call("POST /api/documents", {
      body: { id: randomUUID(), kind: "presentation", sealed_title: aSealed(), ...more },
    });
  expect((await make({ key: aKey() })).status).toBe(400);
  expect((await make({ sealed_title: undefined, title: "Pitch", wrap: aWrap(aPublicPair()) })).status).toBe(
    400,
  );
  expect((await make({ wrap: aWrap(aPublicPair()) })).error.error).toBe("identity_missing");
  const { id, keys } = await aPresentation(anna);
  expect((await make({ wrap: aWrap(aPublicPair()) })).error.error).toBe("key_changed");
  const mine = await open(anna, id);
  expect(mine).toMatchObject({ custody: "members", keys: [], epoch: 1 });
  expect(mine.locked).toMatchObject({
    given: { epoch: 1, to: keys.agree },
    chain: [],
    readers: [{ id: anna.id, kind: "member", keys, to: keys.agree, current: true }],
  });
  const { rows } = await server.platform.db.rawQuery(
    "select from document_epochs where document_id = $1 and num_nonnulls(key_sealed, key_master, key_key) > 0",
    [id],
  );
  expect(rows).toEqual([]);
});

test("who is brought in waits until they have a key of their own and an editor wraps for it; commenters wrap for no one", async () => {
  const anna = await anOwner(server);
  const { id } = await aPresentation(anna);
  const berta = await joined(server, anna, id, "editor");
  const carla = await joined(server, anna, id, "commenter");
  expect(await readerOf(anna, id, berta)).toMatchObject({ keys: null, to: null, current: false });
  expect((await open(berta, id)).locked?.given).toBeNull();
  expect((await give(anna, id, berta.id, aPublicPair()).answer).error.error).toBe("key_changed");

  const keys = await withIdentity(berta);
  expect(await readerOf(anna, id, berta)).toMatchObject({ keys, current: false });
  expect((await give(carla, id, berta.id, keys).answer).status).toBe(403);
  expect((await give(anna, id, berta.id, keys, 2).answer).error.error).toBe("epoch_changed");
  const { wrap, answer } = give(anna, id, berta.id, keys);
  expect((await answer).status).toBe(200);
  expect((await open(berta, id)).locked?.given).toEqual({ epoch: 1, to: wrap.to, wrapped: wrap.wrapped });

  // Another editor cannot replace a key that its reader has.
  await give(berta, id, anna.id, (await anna.must("GET /api/identity")).identity?.keys ?? keys).answer;
  expect((await give(anna, id, berta.id, keys).answer).status).toBe(200);
  expect((await open(berta, id)).locked?.given?.wrapped).toBe(wrap.wrapped);
});

test("after a removal the next key comes wrapped for those who stay, links too, with the one before sealed by it", async () => {
  const anna = await anOwner(server);
  const { id, keys } = await aPresentation(anna);
  const params = { id };
  const berta = await joined(server, anna, id, "editor");
  const carla = await joined(server, anna, id, "viewer");
  const bertas = await withIdentity(berta);
  await give(anna, id, berta.id, bertas).answer;
  const carlas = await withIdentity(carla);
  await give(anna, id, carla.id, carlas).answer;
  const key = linkKey();
  const link = await anna.must("POST /api/documents/{id}/links", { params, body: { hours: 1, key } });
  expect(link.token).toBe(key.token);
  await anna.must("DELETE /api/documents/{id}/people/{user_id}", { params: { id, user_id: carla.id } });
  const { rows } = await server.platform.db.rawQuery("select from document_wraps where member_id = $1", [
    carla.id,
  ]);
  expect(rows).toEqual([]);

  const title = aSealed();
  const rotate = (by: Person, more: object) =>
    by.call("POST /api/documents/{id}/epochs", {
      params,
      file: epochFile({ epoch: 2, sealed_title: title, snapshot: { ...state(), covers: 1 }, ...more }),
    });
  const previous = aSealed(60);
  const wraps = [
    { reader: anna.id, ...aWrap(keys) },
    { reader: berta.id, ...aWrap(bertas) },
    { reader: link.id, ...aWrap({ agree: key.to }) },
  ];
  expect((await rotate(anna, { key: aKey() })).status).toBe(400);
  expect((await rotate(anna, { previous })).status).toBe(400);
  expect((await rotate(anna, { previous, wraps, sealed_title: undefined })).status).toBe(400);
  expect((await rotate(anna, { previous, wraps: wraps.slice(1) })).error.error).toBe("key_changed");
  expect((await open(anna, id)).epoch).toBe(1);
  // A key for a reader who has left meanwhile is ignored.
  const late = { reader: carla.id, ...aWrap(carlas) };
  expect((await rotate(anna, { previous, wraps: [...wraps, late] })).status).toBe(201);
  const hers = await open(berta, id);
  expect(hers).toMatchObject({ epoch: 2, rotation_due: false, keys: [], title: null, sealed_title: title });
  expect(hers.locked).toMatchObject({
    given: { epoch: 2, wrapped: wraps[1]?.wrapped },
    chain: [{ epoch: 2, previous }],
  });
  const shared = await anna.must("POST /api/documents/links/open", { body: { token: key.token } });
  expect(shared).toMatchObject({
    keys: [],
    title: null,
    sealed_title: title,
    locked: { link: key.sealed, to: key.to, given: { epoch: 2, wrapped: wraps[2]?.wrapped } },
  });
  expect((await open(anna, id)).locked?.readers.map(({ kind }) => kind)).toEqual([
    "member",
    "member",
    "link",
  ]);
});

test("a key that an editor wraps wrongly locks no reader out: it is given back, and the owner wraps the next one", async () => {
  const anna = await anOwner(server);
  const { id, keys } = await aPresentation(anna);
  const params = { id };
  const berta = await joined(server, anna, id, "editor");
  const carla = await joined(server, anna, id, "viewer");
  const bertas = await withIdentity(berta);
  await give(anna, id, berta.id, bertas).answer;
  // A new key for Berta alone, with rubbish for the owner.
  const wraps = [
    { reader: berta.id, ...aWrap(bertas) },
    { reader: anna.id, ...aWrap(keys) },
  ];
  const rotated = await berta.call("POST /api/documents/{id}/epochs", {
    params,
    file: epochFile({
      epoch: 2,
      previous: aSealed(60),
      wraps,
      sealed_title: aSealed(),
      snapshot: { ...state(), covers: 1 },
    }),
  });
  expect(rotated.error.error).toBe("forbidden");
  expect((await open(anna, id)).epoch).toBe(1);

  const carlas = await withIdentity(carla);
  await give(berta, id, carla.id, carlas).answer;
  const back = (person: Person, epoch = 1) =>
    person.call("POST /api/documents/{id}/keys/back", { params, body: { epoch } });
  expect((await back(carla, 2)).error.error).toBe("epoch_changed");
  expect((await back(carla)).body.locked?.given).toBeNull();
  expect(await readerOf(anna, id, carla)).toMatchObject({ to: carlas.agree, current: false });
  // Who spoiled it does not give the next one; the owner does.
  await give(berta, id, carla.id, carlas).answer;
  expect((await open(carla, id)).locked?.given).toBeNull();
  const { wrap, answer } = give(anna, id, carla.id, carlas);
  expect((await answer).status).toBe(200);
  expect((await open(carla, id)).locked?.given?.wrapped).toBe(wrap.wrapped);
});

test("a presentation's title comes sealed by the key that seals now; its people get it in lists with what opens it", async () => {
  const anna = await anOwner(server);
  const { id, keys } = await aPresentation(anna);
  const params = { id };
  const rename = (by: Person, body: object) => by.call("PATCH /api/documents/{id}", { params, body });
  const sealed = aSealed();
  expect((await rename(anna, { title: "Pitch" })).status).toBe(400);
  expect((await rename(anna, { sealed_title: { epoch: 2, sealed } })).error.error).toBe("epoch_changed");
  expect((await rename(anna, { sealed_title: { epoch: 1, sealed } })).status).toBe(200);
  const berta = await joined(server, anna, id, "editor");
  const listed = async (person: Person, filter: "mine" | "shared") =>
    (await person.must("GET /api/documents", { query: { filter } })).items.find((one) => one.id === id);
  expect(await listed(anna, "mine")).toMatchObject({
    title: null,
    sealed_title: sealed,
    title_key: { epoch: 1, to: keys.agree },
  });
  expect(await listed(berta, "shared")).toMatchObject({ title: null, sealed_title: sealed, title_key: null });
  const plan = await aDocument(anna, "Plan");
  const answer = await anna.call("PATCH /api/documents/{id}", {
    params: { id: plan.id },
    body: { sealed_title: { epoch: 1, sealed } },
  });
  expect(answer.status).toBe(400);
});

test("a title that was given while a new key was made is not taken back by it", async () => {
  const anna = await anOwner(server);
  const { id, keys } = await aPresentation(anna);
  const params = { id };
  const read = await open(anna, id);
  const renamed = aSealed();
  const made = aSealed();
  expect(read.sealed_title).not.toBeNull();
  await anna.must("PATCH /api/documents/{id}", {
    params,
    body: { sealed_title: { epoch: 1, sealed: renamed } },
  });
  const rotate = (title_before: string | null) =>
    anna.call("POST /api/documents/{id}/epochs", {
      params,
      file: epochFile({
        epoch: 2,
        previous: aSealed(60),
        wraps: [{ reader: anna.id, ...aWrap(keys) }],
        sealed_title: made,
        title_before,
        snapshot: { ...state(), covers: 1 },
      }),
    });
  for (const before of [read.sealed_title, null])
    expect((await rotate(before)).error.error).toBe("snapshot_outdated");
  expect(await open(anna, id)).toMatchObject({ epoch: 1, sealed_title: renamed });
  expect((await rotate(renamed)).status).toBe(201);
  expect(await open(anna, id)).toMatchObject({ epoch: 2, sealed_title: made });
});

test("a document says in which format it is written, to guests too, and no later key takes that back", async () => {
  const anna = await anOwner(server);
  const { id, keys } = await aPresentation(anna);
  const key = linkKey();
  await anna.must("POST /api/documents/{id}/links", { params: { id }, body: { hours: 1, key } });
  const rotate = (epoch: number, more: object) =>
    anna.must("POST /api/documents/{id}/epochs", {
      params: { id },
      file: epochFile({
        epoch,
        previous: aSealed(60),
        sealed_title: aSealed(),
        ...more,
        wraps: [{ reader: anna.id, ...aWrap(keys) }],
        snapshot: { ...state(), covers: 1 },
      }),
    });
  expect((await open(anna, id)).format).toBe(1);
  await rotate(2, { format: 7 });
  await rotate(3, { format: 2 });
  await rotate(4, {});
  expect(await open(anna, id)).toMatchObject({ epoch: 4, format: 7 });
  const shared = await anna.must("POST /api/documents/links/open", { body: { token: key.token } });
  expect(shared.format).toBe(7);
});

test("a title that the server still has goes with the next key, whose browser seals it", async () => {
  const anna = await anOwner(server);
  const { id, keys } = await aPresentation(anna);
  const { db, config } = server.platform;
  const { sealed, wrapped } = vaultOf(config).seal(Buffer.from("Von früher"), about.title(id));
  await db.rawQuery(
    "update documents set own_title = null, title_sealed = $2, title_master = $3, title_key = $4 where id = $1",
    [id, sealed, wrapped.master, wrapped.key],
  );
  expect(await open(anna, id)).toMatchObject({ title: "Von früher", sealed_title: null });
  const own = aSealed();
  await anna.must("POST /api/documents/{id}/epochs", {
    params: { id },
    file: epochFile({
      epoch: 2,
      previous: aSealed(60),
      wraps: [{ reader: anna.id, ...aWrap(keys) }],
      sealed_title: own,
      snapshot: { ...state(), covers: 1 },
    }),
  });
  expect(await open(anna, id)).toMatchObject({ title: null, sealed_title: own });
  const { rows } = await db.rawQuery(
    "select from documents where id = $1 and num_nonnulls(title_sealed, title_master, title_key) > 0",
    [id],
  );
  expect(rows).toEqual([]);
});

test("a link to a presentation has its own key for the sealing epoch; viewers don't see links", async () => {
  const anna = await anOwner(server);
  const { id } = await aPresentation(anna);
  const params = { id };
  const make = (body: { hours: number; key?: ReturnType<typeof linkKey> }) =>
    anna.call("POST /api/documents/{id}/links", { params, body });
  expect((await make({ hours: 1 })).status).toBe(400);
  expect((await make({ hours: 1, key: linkKey(2) })).error.error).toBe("epoch_changed");
  expect((await make({ hours: 1, key: linkKey() })).status).toBe(201);
  const viewer = await joined(server, anna, id, "viewer");
  expect((await open(viewer, id)).locked?.readers.map(({ kind }) => kind)).toEqual(["member", "member"]);
});

test("a member who resets their identity has no key until an editor wraps for the new one, and a new epoch is due", async () => {
  const anna = await anOwner(server);
  const { id } = await aPresentation(anna);
  const berta = await joined(server, anna, id, "editor");
  const old = await withIdentity(berta);
  await give(anna, id, berta.id, old).answer;
  expect((await open(anna, id)).rotation_due).toBe(false);
  const identity = anIdentity();
  await berta.must("PUT /api/identity", { body: { identity, password: PASSWORD } });
  expect(await readerOf(anna, id, berta)).toMatchObject({
    keys: identity.keys,
    to: old.agree,
    current: false,
  });
  expect((await open(anna, id)).rotation_due).toBe(true);
  expect((await give(anna, id, berta.id, old).answer).error.error).toBe("key_changed");
  expect((await give(anna, id, berta.id, identity.keys).answer).status).toBe(200);
  expect(await readerOf(anna, id, berta)).toMatchObject({ current: true });
  await appends(berta, id);
});

test("an erased owner's presentation becomes an editor's who can read it, or goes", async () => {
  const anna = await anOwner(server);
  const read = await aPresentation(anna);
  const unread = await aPresentation(anna);
  const berta = await joined(server, anna, read.id, "editor");
  await give(anna, read.id, berta.id, await withIdentity(berta)).answer;
  await joined(server, anna, unread.id, "editor");
  const { platform } = server;
  await platform.db.transaction(async (tx) => {
    await platform.personal.erase(tx, anna.id);
    await tx.rawQuery("delete from members where id = $1", [anna.id]);
  });
  expect((await open(berta, read.id)).role).toBe("owner");
  const { rows } = await platform.db.rawQuery("select from documents where id = $1", [unread.id]);
  expect(rows).toEqual([]);
});
