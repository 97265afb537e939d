import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { aMatchingMember, aMember, aNewMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const two = async () => [await aMember(server), await aMember(server)] as const;
const of = (person: Person) => ({ params: { id: person.id } });
const pageOf = (viewer: Person, person: Person) => viewer.must("GET /api/users/{id}", of(person));
const block = (blocker: Person, person: Person) => blocker.must("PUT /api/users/{id}/block", of(person));

describe("a member's page", () => {
  test("shows everything public and nothing else", async () => {
    const viewer = await aMember(server);
    const person = await aFounder(server, true, {
      models: ["trading", "smma"],
      skills: ["copywriting"],
      goal: "remote-work",
      bio: "Hallo",
      idea: "Eine Idee",
      age: 44,
    });
    const page = await pageOf(viewer, person);
    expect(page).toMatchObject({
      id: person.id,
      email: null,
      bio: "Hallo",
      business_idea: "Eine Idee",
      business_models: ["trading", "smma"],
      skills: ["copywriting"],
      goals: ["remote-work"],
      language: "de",
      status: "offline",
      followers: 0,
      follows: 0,
      posts: 0,
      groups: [],
      relation: {
        following: false,
        follows_me: false,
        muted: false,
        matched: false,
        chat_id: null,
        request: "none",
        can_ask: true,
      },
    });
    expect(JSON.stringify(page)).not.toContain(person.email);
    expect(page).not.toHaveProperty("age");
    const own = await pageOf(person, person);
    expect([own.email, own.relation.can_ask]).toEqual([null, false]);
  });

  test("lists groups that anybody may find, and private ones only to those who share them", async () => {
    const owner = await aFounder(server);
    const open = await aGroup(owner, { name: "Offen" });
    const asked = await aGroup(owner, { name: "Auf Antrag", group_type: "application" });
    const secret = await aGroup(owner, { name: "Geheim", group_type: "private" });
    const [stranger, friend] = await two();
    const invite = await owner.must("POST /api/groups/{id}/invites", { params: { id: secret.id }, body: {} });
    await friend.must("POST /api/groups/invites/{code}/redeem", { params: { code: invite.code } });
    await join(friend, open.id);
    const groups = async (viewer: Person) => (await pageOf(viewer, owner)).groups.map(({ id }) => id).sort();
    expect(await groups(stranger)).toEqual([open.id, asked.id].sort());
    expect(await groups(friend)).toEqual([open.id, asked.id, secret.id].sort());
    const seen = (await pageOf(friend, owner)).groups.find(({ id }) => id === open.id);
    expect([seen?.my_role, seen?.member_count]).toEqual(["member", 2]);
  });

  test("says how one stands to them: matched, in conversation, asked", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    expect((await pageOf(anna, berta)).relation).toMatchObject({
      matched: true,
      chat_id: chatId,
      can_ask: false,
    });
    const asking = await aFounder(server);
    const asked = await aMember(server);
    const request = await asking.must("POST /api/chat-requests", {
      body: { user_id: asked.id, text: "Hallo" },
    });
    expect((await pageOf(asking, asked)).relation).toMatchObject({ request: "sent", can_ask: false });
    expect((await pageOf(asked, asking)).relation).toMatchObject({ request: "received", can_ask: true });
    await asked.must("POST /api/chat-requests/{id}/decline", { params: { id: request.id } });
    // A refusal is not told.
    expect((await pageOf(asking, asked)).relation).toMatchObject({ request: "sent", can_ask: false });
    expect((await pageOf(asked, asking)).relation).toMatchObject({ request: "none", can_ask: true });
  });

  test("children cannot be asked", async () => {
    const viewer = await aMember(server);
    const child = await aMember(server, { age: 15 });
    expect((await pageOf(viewer, child)).relation.can_ask).toBe(false);
  });

  test("presence is for those one has a conversation with", async () => {
    const { anna, berta } = await aPairInChat(server);
    const outsider = await aMember(server);
    await server.platform.db.rawQuery(
      "update members set admin_level = 2, manual_status = 'away(admin)', manual_status_permanent = true where id = $1",
      [berta.id],
    );
    expect((await pageOf(anna, berta)).status).toBe("away(admin)");
    expect((await pageOf(outsider, berta)).status).toBe("offline");
  });

  test("is gone for blocked, banned, leaving and unfinished members", async () => {
    const [viewer, blocker] = await two();
    const [blocked, banned] = await two();
    const leaving = await aMember(server);
    const unfinished = await aNewMember(server);
    await block(blocker, viewer);
    await block(viewer, blocked);
    await server.platform.db.rawQuery("update members set banned_at = now() where id = $1", [banned.id]);
    await server.platform.db.rawQuery(
      "update members set deletion_due_at = now() + interval '1 day' where id = $1",
      [leaving.id],
    );
    for (const person of [blocker, blocked, banned, leaving, unfinished])
      for (const route of [
        "GET /api/users/{id}",
        "GET /api/users/{id}/followers",
        "GET /api/users/{id}/follows",
        "PUT /api/users/{id}/follow",
        "PUT /api/users/{id}/mute",
      ] as const)
        expect((await viewer.call(route, of(person))).error?.error).toBe("not_found");
  });
});

test("members in the deck have a page too", async () => {
  const viewer = await aMember(server);
  const person = await aMatchingMember(server);
  expect((await pageOf(viewer, person)).relation.matched).toBe(false);
});
