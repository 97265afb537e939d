import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rewrapDocuments } from "#features/documents/public.ts";
import { emptyTrash, forgetCovered, sweep } from "#features/documents/retention.ts";
import { sealAsBrowser, sealTitleAsBrowser } from "#features/documents/sample/seal.ts";
import { wrapAsBrowser } from "#features/documents/sample/wrap.ts";
import { openedText } from "#features/documents/sealing.ts";
import {
  aDocument,
  anOwner,
  appends,
  aSealed,
  aSession,
  joined,
  LiveSocket,
  stateFile,
  withIdentity,
  writes,
} from "#features/documents/test-documents.ts";
import { archiveOf } from "#testing/archive.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const query = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.platform.db.rawQuery<R>(text, values);
async function erase(person: Person): Promise<void> {
  const { platform } = server;
  await platform.db.transaction(async (tx) => {
    await platform.personal.erase(tx, person.id);
    await tx.rawQuery("delete from members where id = $1", [person.id]);
  });
}
const documentsOf = async (person: Person): Promise<Map<string, string>> =>
  new Map(
    [...(await archiveOf(server.platform.personal, person.id))].filter(([path]) =>
      path.startsWith("documents"),
    ),
  );
const stored = () =>
  fs.globSync("files/**/*", { cwd: server.dataDir, withFileTypes: true }).filter((one) => one.isFile());
const puts = async (person: Person, id: string) => {
  const asset = randomUUID();
  await person.must("PUT /api/documents/{id}/assets/{asset_id}", {
    params: { id, asset_id: asset },
    file: new Blob([randomBytes(300)], { type: "application/octet-stream" }),
  });
  return asset;
};

test("neither the database nor the files hold a word of a title, of a version's name, or a key", async () => {
  const anna = await anOwner(server);
  const { id, key } = await aDocument(anna, "Zwetschgenröster");
  const params = { id };
  await anna.must("PATCH /api/documents/{id}", { params, body: { title: "Quittenbrand" } });
  await anna.must("POST /api/documents/{id}/snapshots", {
    params,
    file: stateFile({
      covers: 1,
      epoch: 1,
      session: aSession(),
      sealed: aSealed(),
      sealed_comments: null,
      name: "Mirabellenstand",
    }),
  });
  const { token } = await anna.must("POST /api/documents/{id}/links", { params, body: { hours: 5 } });
  const berta = await joined(server, anna, id, "editor");
  await anna.must("POST /api/documents/{id}/mentions", { params, body: { user_ids: [berta.id] } });
  await puts(anna, id);
  const { rows: tables } = await query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const bytes = Buffer.from(key, "base64");
  const forms = ["Zwetschgenröster", "Quittenbrand", "Mirabellenstand", token, key, bytes.toString("hex")];
  // As text, and as PostgreSQL writes bytes.
  const words = forms.flatMap((form) => [form, Buffer.from(form).toString("hex")]);
  let rows = 0;
  for (const { name } of tables) {
    const dump = await query<{ text: string }>(`select t::text as text from ${name} t`);
    rows += dump.rows.length;
    for (const { text } of dump.rows)
      for (const word of words) expect(text.includes(word), `${word} in ${name}`).toBe(false);
  }
  expect(rows).toBeGreaterThan(20);
  expect(stored().length).toBeGreaterThan(0);
  for (const { parentPath, name } of stored()) {
    const content = fs.readFileSync(path.join(parentPath, name));
    for (const form of forms) expect(content.includes(form)).toBe(false);
    expect(content.includes(bytes)).toBe(false);
  }
});

test("of a presentation the server's own secret opens nothing: no sealed column gives its key, its title or a word of it", async () => {
  const anna = await anOwner(server);
  const keys = await withIdentity(anna);
  const key = randomBytes(32);
  const word = "Holunderfolie";
  const title = "Titelwort";
  const id = randomUUID();
  const session = aSession();
  const place = { doc: id, epoch: 1, purpose: "content", session, seq: 0 } as const;
  const first = { session, sealed: sealAsBrowser(key, place, Buffer.from(word)).toString("base64") };
  const wrap = {
    to: keys.agree,
    wrapped: wrapAsBrowser(key, Buffer.from(keys.agree, "base64"), id).toString("base64"),
  };
  await anna.must("POST /api/documents", {
    body: {
      id,
      kind: "presentation",
      wrap,
      first,
      sealed_title: sealTitleAsBrowser(key, id, title).toString("base64"),
    },
  });
  const { config } = server.platform;
  const { rows: vaulted } = await query<{ sealed: Buffer; master: string; key: Buffer; bound: string }>(
    `select title_sealed as sealed, title_master as master, title_key as key, 'document title ' || id as bound from documents
       where id = $1 and title_sealed is not null
     union all select key_sealed, key_master, key_key, 'document key ' || document_id || ' ' || epoch from document_epochs
       where document_id = $1 and key_sealed is not null
     union all select name_sealed, name_master, name_key, 'document version ' || document_id || ' ' || covers from document_snapshots
       where document_id = $1 and name_sealed is not null`,
    [id],
  );
  const opened = vaulted.map(({ bound, ...columns }) => openedText(config, columns, bound));
  expect(opened).toEqual([]);
  const { rows: tables } = await query<{ name: string }>(
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const words = [word, title, key.toString("base64")].flatMap((one) => [
    one,
    Buffer.from(one).toString("hex"),
  ]);
  words.push(key.toString("hex"));
  for (const { name } of tables)
    for (const { text } of (await query<{ text: string }>(`select t::text as text from ${name} t`)).rows)
      for (const one of words) expect(text.includes(one), `${one} in ${name}`).toBe(false);
  for (const { parentPath, name } of stored()) {
    const content = fs.readFileSync(path.join(parentPath, name));
    for (const one of [word, title, key]) expect(content.includes(one)).toBe(false);
  }
  const archive = await documentsOf(anna);
  const exported = JSON.parse(archive.get(`documents/${id}.json`) ?? "") as { keys: unknown; given: unknown };
  expect([exported.keys, exported.given]).toEqual([[], { epoch: 1, ...wrap }]);
  for (const text of archive.values()) for (const one of [word, title]) expect(text).not.toContain(one);
});

test("another master key takes over by rewrapping, and the old one can go", async () => {
  const anna = await anOwner(server);
  const { id, key } = await aDocument(anna, "Umgezogen");
  const body = {
    covers: 1,
    epoch: 1,
    session: aSession(),
    sealed: aSealed(),
    sealed_comments: null,
    name: "Eins",
  };
  await anna.must("POST /api/documents/{id}/snapshots", { params: { id }, file: stateFile(body) });
  const { config } = server.platform;
  const old = config.identityKeys;
  const next = `2027d:${randomBytes(32).toString("base64")}`;
  config.identityKeys = `${next},${old}`;
  try {
    expect(await rewrapDocuments(server.platform)).toBeGreaterThanOrEqual(3);
    expect(await rewrapDocuments(server.platform)).toBe(0);
    config.identityKeys = next;
    const opened = await anna.must("GET /api/documents/{id}", { params: { id } });
    expect([opened.title, opened.keys]).toEqual(["Umgezogen", [{ epoch: 1, key }]]);
    const { items } = await anna.must("GET /api/documents/{id}/versions", { params: { id } });
    expect(items[0]?.name).toBe("Eins");
  } finally {
    config.identityKeys = `${next},${old}`;
  }
});

test("the archive has one's documents with their keys and what is written in them; of others' only that one is there", async () => {
  const anna = await anOwner(server);
  const { id, key } = await aDocument(anna, "Mein Plan");
  const berta = await joined(server, anna, id, "editor");
  await writes(berta, id, 3);
  const asset = await puts(anna, id);
  const hers = await documentsOf(anna);
  expect([...hers.keys()].sort()).toEqual(
    [`documents.json`, `documents/${id}.json`, `documents/${id}/${asset}.bin`].sort(),
  );
  const exported = JSON.parse(hers.get(`documents/${id}.json`) ?? "") as {
    keys: unknown;
    log: { n: number }[];
  };
  expect([exported.keys, exported.log.map(({ n }) => n)]).toEqual([[{ epoch: 1, key }], [1, 2, 3, 4]]);
  const his = await documentsOf(berta);
  expect([...his.keys()]).toEqual(["documents.json"]);
  expect(his.get("documents.json")).toContain("Mein Plan");
  expect(his.get("documents.json")).toContain('"parts":3');
  expect(his.get("documents.json")).not.toContain(key);
});

test("who is erased takes along what was theirs alone; what others write in becomes the first editor's", async () => {
  const anna = await anOwner(server);
  const alone = await aDocument(anna);
  const shared = await aDocument(anna);
  const watched = await aDocument(anna);
  const berta = await joined(server, anna, shared.id, "viewer");
  const carla = await joined(server, anna, shared.id, "editor");
  const dora = await joined(server, anna, watched.id, "commenter");
  await appends(anna, shared.id);
  await puts(anna, alone.id);
  const others = await aDocument(carla);
  await carla.must("POST /api/documents/{id}/people", {
    params: { id: others.id },
    body: { user_id: anna.id, role: "editor" },
  });
  await appends(anna, others.id);
  const files = stored().length;
  const live = await LiveSocket.open(anna, shared.id);
  const watching = await LiveSocket.open(dora, watched.id);
  await erase(anna);
  expect([4401, 4403]).toContain(await live.closed());
  expect([4403, 4404]).toContain(await watching.closed());
  await soon(() => expect(stored().length).toBe(files - 1));
  const { rows } = await query<{ id: string }>("select id from documents where id = any($1::uuid[])", [
    [alone.id, watched.id],
  ]);
  expect(rows).toEqual([]);
  const kept = await carla.must("GET /api/documents/{id}", { params: { id: shared.id } });
  expect(kept).toMatchObject({ role: "owner", people: 2, rotation_due: true, can: { share: true } });
  const log = await berta.must("GET /api/documents/{id}/parts", { params: { id: shared.id } });
  expect(log.parts.map(({ author_id }) => author_id)).toEqual([null, null]);
  expect(await carla.must("GET /api/documents/{id}", { params: { id: others.id } })).toMatchObject({
    people: 1,
    n: 2,
    rotation_due: true,
  });
});

test("after 30 days the trash is empty and what was covered is gone; links and tickets that are over go within the hour", async () => {
  const anna = await anOwner(server);
  const old = await aDocument(anna);
  const young = await aDocument(anna);
  const long = await aDocument(anna);
  for (const { id } of [old, young]) await anna.must("DELETE /api/documents/{id}", { params: { id } });
  await query("update documents set trashed_at = now() - interval '30 days 1 minute' where id = $1", [
    old.id,
  ]);
  const params = { id: long.id };
  await writes(anna, long.id, 9);
  for (const covers of [4, 6, 8])
    await anna.must("POST /api/documents/{id}/snapshots", {
      params,
      file: stateFile({ covers, epoch: 1, session: aSession(), sealed: aSealed(), sealed_comments: null }),
    });
  await query(
    "update document_snapshots set created_at = now() - interval '30 days 1 minute' where document_id = $1 and covers < 8",
    [long.id],
  );
  const { ticket } = await anna.must("POST /api/documents/{id}/live-ticket", { params });
  await anna.must("POST /api/documents/{id}/links", { params, body: { hours: 1 } });
  await query("update document_tickets set expires_at = now() - interval '1 second'");
  await query("update document_links set expires_at = now() - interval '1 second' where document_id = $1", [
    long.id,
  ]);
  const bytes = (await anna.must("GET /api/documents/{id}", { params })).bytes;
  await emptyTrash(server.platform);
  await forgetCovered(server.platform);
  await sweep(server.platform);
  const there = await query<{ id: string }>("select id from documents where id = any($1::uuid[])", [
    [old.id, young.id],
  ]);
  expect(there.rows).toEqual([{ id: young.id }]);
  const parts = await query<{ n: number }>(
    "select n::int from document_parts where document_id = $1 order by n",
    [long.id],
  );
  expect(parts.rows.map(({ n }) => n)).toEqual([7, 8, 9, 10]);
  const log = await anna.must("GET /api/documents/{id}/parts", { params });
  expect([log.snapshot?.covers, log.parts.map(({ n }) => n)]).toEqual([8, [9, 10]]);
  expect((await anna.must("GET /api/documents/{id}", { params })).bytes).toBeLessThan(bytes);
  const left = await query<{ n: number }>(
    `select ((select count(*) from document_tickets where document_id = $1) + (select count(*) from document_links where document_id = $1))::int as n`,
    [long.id],
  );
  expect([left.rows[0]?.n, ticket.length]).toEqual([0, 43]);
});
