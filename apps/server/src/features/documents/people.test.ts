import { DOCUMENT_ROLES, type DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aDocument,
  aKey,
  anOwner,
  appends,
  aSealed,
  aSession,
  epochFile,
  givePremium,
  joined,
  LiveSocket,
  stateFile,
} from "#features/documents/test-documents.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const state = () => ({ session: aSession(), sealed: aSealed(), sealed_comments: null });
type Status = number | string;
const statusOf = ({ status, error }: { status: number; error: { error: string } | null }): Status =>
  status < 300 ? status : `${status} ${error?.error}`;

describe("what each role may do", () => {
  const free: Record<string, (person: Person, id: string) => Promise<Status>> = {
    open: async (person, id) => statusOf(await person.call("GET /api/documents/{id}", { params: { id } })),
    read: async (person, id) =>
      statusOf(await person.call("GET /api/documents/{id}/parts", { params: { id } })),
    write: async (person, id) => statusOf(await appends(person, id)),
    comment: async (person, id) => statusOf(await appends(person, id, { purpose: "comments" })),
    states: async (person, id) =>
      statusOf(await person.call("GET /api/documents/{id}/versions", { params: { id } })),
    snapshot: async (person, id) => {
      const { n } = await person.must("GET /api/documents/{id}", { params: { id } });
      const body = { ...state(), covers: n, epoch: 1 };
      return statusOf(
        await person.call("POST /api/documents/{id}/snapshots", { params: { id }, file: stateFile(body) }),
      );
    },
    rename: async (person, id) =>
      statusOf(await person.call("PATCH /api/documents/{id}", { params: { id }, body: { title: "Neu" } })),
    links: async (person, id) =>
      statusOf(await person.call("GET /api/documents/{id}/links", { params: { id } })),
    link: async (person, id) =>
      statusOf(await person.call("POST /api/documents/{id}/links", { params: { id }, body: { hours: 1 } })),
    mention: async (person, id) =>
      statusOf(
        await person.call("POST /api/documents/{id}/mentions", {
          params: { id },
          body: { user_ids: [person.id] },
        }),
      ),
    invite: async (person, id) => {
      const body = { user_id: person.id, role: "viewer" as const };
      return statusOf(await person.call("POST /api/documents/{id}/people", { params: { id }, body }));
    },
    epoch: async (person, id) => {
      const body = { epoch: 9, key: aKey(), snapshot: { ...state(), covers: 1 } };
      return statusOf(
        await person.call("POST /api/documents/{id}/epochs", { params: { id }, file: epochFile(body) }),
      );
    },
    trash: async (person, id) =>
      statusOf(await person.call("DELETE /api/documents/{id}", { params: { id } })),
  };
  const no = "403 forbidden";
  const MAY: Record<DocumentRole, Record<string, Status>> = {
    owner: {
      open: 200,
      read: 200,
      write: 200,
      comment: 200,
      states: 200,
      snapshot: 201,
      rename: 200,
      links: 200,
      link: 201,
      mention: 204,
      invite: "409 already_there",
      epoch: "409 epoch_changed",
      trash: 204,
    },
    editor: {
      open: 200,
      read: 200,
      write: 200,
      comment: 200,
      states: 200,
      snapshot: 201,
      rename: 200,
      links: no,
      link: no,
      mention: 204,
      invite: no,
      epoch: "409 epoch_changed",
      trash: no,
    },
    commenter: {
      open: 200,
      read: 200,
      write: no,
      comment: 200,
      states: no,
      snapshot: no,
      rename: no,
      links: no,
      link: no,
      mention: 204,
      invite: no,
      epoch: no,
      trash: no,
    },
    viewer: {
      open: 200,
      read: 200,
      write: no,
      comment: no,
      states: no,
      snapshot: no,
      rename: no,
      links: no,
      link: no,
      mention: no,
      invite: no,
      epoch: no,
      trash: no,
    },
  };
  test.each(DOCUMENT_ROLES)("%s", async (role) => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const person = role === "owner" ? anna : await joined(server, anna, id, role);
    const found: Record<string, Status> = {};
    for (const [name, tries] of Object.entries(free)) found[name] = await tries(person, id);
    expect(found).toEqual(MAY[role]);
  });

  test("without premium one reads and comments what was shared, and makes and writes nothing", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const berta = await joined(server, anna, id, "editor", { premium: false });
    const opened = await berta.must("GET /api/documents/{id}", { params: { id } });
    expect(opened.can).toMatchObject({ write: false, comment: true, rename: false });
    expect(statusOf(await appends(berta, id))).toBe("403 premium_required");
    expect(statusOf(await appends(berta, id, { purpose: "comments" }))).toBe(200);
    const body = { ...state(), covers: 1, epoch: 1 };
    const params = { id };
    expect(
      statusOf(await berta.call("POST /api/documents/{id}/snapshots", { params, file: stateFile(body) })),
    ).toBe("403 premium_required");
  });
});

describe("who may be added", () => {
  const brings = async (anna: Person, id: string, person: Person) =>
    statusOf(
      await anna.call("POST /api/documents/{id}/people", {
        params: { id },
        body: { user_id: person.id, role: "viewer" },
      }),
    );

  test("members the owner knows; not strangers, children or members across a block", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    expect(await brings(anna, id, await aMember(server))).toBe("403 cannot_share");
    const { berta: child } = await aPairInChat(server, { anna });
    await server.platform.db.rawQuery("update profiles set age = 15 where member_id = $1", [child.id]);
    expect(await brings(anna, id, child)).toBe("403 cannot_share");
    const { berta: blocker } = await aPairInChat(server, { anna });
    await blocker.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await brings(anna, id, blocker)).toBe("403 cannot_share");
    const { berta } = await aPairInChat(server, { anna });
    expect(await brings(anna, id, berta)).toBe(201);
    expect(await brings(anna, id, berta)).toBe("409 already_there");
  });

  test("a block takes the other out of what one owns, while it is open", async () => {
    const anna = await anOwner(server);
    const { id } = await aDocument(anna);
    const berta = await joined(server, anna, id, "editor");
    const live = await LiveSocket.open(berta, id);
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await live.closed()).toBe(4403);
    expect((await berta.call("GET /api/documents/{id}", { params: { id } })).status).toBe(404);
    expect(await anna.must("GET /api/documents/{id}", { params: { id } })).toMatchObject({
      people: 1,
      rotation_due: true,
    });
  });
});

test("adding and mentioning a member notifies them, without a word of the document", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna, "Geheimer Titel");
  const { berta } = await aPairInChat(server, { anna });
  const stream = await Stream.open(berta);
  await anna.must("POST /api/documents/{id}/people", {
    params: { id },
    body: { user_id: berta.id, role: "commenter", note: "Schau mal drauf" },
  });
  expect((await stream.next(({ kind }) => kind === "document_shared")).data).toEqual({
    document_id: id,
    kind: "plan",
  });
  const outsider = await aMember(server);
  await anna.must("POST /api/documents/{id}/mentions", {
    params: { id },
    body: { user_ids: [berta.id, outsider.id, anna.id] },
  });
  const listed = async (person: Person) =>
    (await person.must("GET /api/notifications")).items.filter(({ type }) => type.startsWith("document"));
  await soon(async () =>
    expect((await listed(berta)).map(({ type }) => type).sort()).toEqual([
      "document_mention",
      "document_shared",
    ]),
  );
  const shared = (await listed(berta)).find(({ type }) => type === "document_shared");
  expect(shared?.payload).toMatchObject({
    message: "Schau mal drauf",
    document_id: id,
    document_kind: "plan",
  });
  expect(JSON.stringify(await listed(berta))).not.toContain("Geheimer");
  expect([await listed(outsider), await listed(anna)]).toEqual([[], []]);
  await anna.must("DELETE /api/documents/{id}/people/{user_id}", { params: { id, user_id: berta.id } });
  expect((await stream.next(({ kind }) => kind === "document_removed")).data).toEqual({
    document_id: id,
    kind: "plan",
  });
  await soon(async () => expect(await listed(berta)).toEqual([]));
  stream.close();
});

test("handed over, it is the other's, and who had it stays as an editor", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "viewer", { premium: false });
  const to = (by: Person, person: Person) =>
    by.call("POST /api/documents/{id}/owner", { params: { id }, body: { user_id: person.id } });
  expect((await to(anna, await aMember(server))).status).toBe(404);
  expect((await to(anna, berta)).body).toMatchObject({ role: "editor", owner: { id: berta.id } });
  const mine = async (person: Person, filter: "mine" | "shared") =>
    (await person.must("GET /api/documents", { query: { filter } })).items.map((one) => one.id);
  expect([await mine(berta, "mine"), await mine(anna, "shared")]).toEqual([[id], [id]]);
  expect(statusOf(await to(anna, berta))).toBe("403 forbidden");
  expect(statusOf(await anna.call("DELETE /api/documents/{id}", { params: { id } }))).toBe("403 forbidden");
  // An owner does not leave what is theirs.
  const leave = (person: Person) =>
    person.call("DELETE /api/documents/{id}/people/{user_id}", { params: { id, user_id: person.id } });
  expect(statusOf(await leave(berta))).toBe("409 document_owner_stays");
  expect((await leave(anna)).status).toBe(204);
  expect(await mine(anna, "shared")).toEqual([]);
});

test("in the trash it is its owner's alone to see, until it is restored or deleted for good", async () => {
  const anna = await anOwner(server);
  const { id } = await aDocument(anna);
  const berta = await joined(server, anna, id, "editor");
  const live = await LiveSocket.open(berta, id);
  const params = { id };
  expect((await anna.call("DELETE /api/documents/{id}/trash", { params })).status).toBe(404);
  await anna.must("DELETE /api/documents/{id}", { params });
  expect(await live.closed()).toBe(4403);
  expect((await berta.call("GET /api/documents/{id}", { params })).status).toBe(404);
  expect((await berta.must("GET /api/documents", { query: { filter: "shared" } })).items).toEqual([]);
  const [card] = (await anna.must("GET /api/documents", { query: { filter: "trash" } })).items;
  expect(card?.trashed && Date.parse(card.trashed.until) - Date.parse(card.trashed.at)).toBe(30 * 86_400_000);
  expect((await anna.must("GET /api/documents/{id}", { params })).can).toMatchObject({
    write: false,
    restore: true,
  });
  expect(statusOf(await appends(anna, id))).toBe("409 document_trashed");
  await anna.must("POST /api/documents/{id}/restore", { params });
  expect((await appends(berta, id)).status).toBe(200);
  await anna.must("DELETE /api/documents/{id}", { params });
  await anna.must("DELETE /api/documents/{id}/trash", { params });
  expect((await anna.call("GET /api/documents/{id}", { params })).status).toBe(404);
});

test("a list goes on by its cursor, and making one twice makes it once", async () => {
  const anna = await anOwner(server);
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.unshift((await aDocument(anna, `Plan ${i}`)).id);
  const first = await anna.must("GET /api/documents", { query: { limit: 3, kind: "plan" } });
  const rest = await anna.must("GET /api/documents", {
    query: { limit: 3, cursor: first.next_cursor ?? "" },
  });
  expect([...first.items, ...rest.items].map(({ id, title }) => [id, title])).toEqual(
    ids.map((id, i) => [id, `Plan ${4 - i}`]),
  );
  expect(rest.next_cursor).toBeNull();
  // In capitals it is the same.
  const loud = { id: (ids[0] ?? "").toUpperCase() };
  await anna.must("PATCH /api/documents/{id}", { params: loud, body: { title: "Umbenannt" } });
  await anna.must("PATCH /api/documents/{id}", { params: loud, body: { title: "Plan 4" } });
  expect((await anna.must("GET /api/documents/{id}", { params: loud })).title).toBe("Plan 4");
  const body = { id: ids[0] ?? "", kind: "plan" as const, title: "Anders", key: aKey() };
  expect((await anna.must("POST /api/documents", { body })).title).toBe("Plan 4");
  const other = await anOwner(server);
  expect(statusOf(await other.call("POST /api/documents", { body }))).toBe("409 id_taken");
  const member = await aMember(server);
  expect(statusOf(await member.call("POST /api/documents", { body }))).toBe("403 premium_required");
  await givePremium(server, member);
  await server.platform.db.rawQuery(
    `insert into documents (id, kind, custody, owner_id, title_sealed, title_master, title_key)
     select gen_random_uuid(), 'plan', 'server', $1, '', '', '' from generate_series(1, 200)`,
    [member.id],
  );
  const fresh = { ...body, id: crypto.randomUUID() };
  expect(statusOf(await member.call("POST /api/documents", { body: fresh }))).toBe("409 too_many_documents");
});
