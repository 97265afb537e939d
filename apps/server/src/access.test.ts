import { randomUUID } from "node:crypto";
import { api } from "@kompagnon/contract/api.ts";
import type { Access, Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel } from "#features/groups/test-groups.ts";
import { aComment, anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import { aGuest, aMatchingMember, aMember, aPairInChat, aPicture } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/**
 * The authorisation matrix (OWASP ASVS 5.0, chapter 8): every registered route, with every role, on own and on foreign
 * objects. A new route without an entry in FOREIGN fails the last test.
 */

const routes = Object.entries(api) as [keyof typeof api, Endpoint][];
const ROLES = ["guest", "member", "banned", "premium", "moderator", "admin"] as const;
type Role = (typeof ROLES)[number];
const LEVEL: Record<Role, number> = { guest: -1, member: 0, banned: 0, premium: 0, moderator: 2, admin: 5 };

let server: TestServer;
let people: Record<Role, Person>;
let chat: Awaited<ReturnType<typeof aPairInChat>>;
let theirs: Awaited<ReturnType<typeof whatTwoHave>>;
let club: Awaited<ReturnType<typeof aPrivateGroup>>;
let unseen: Awaited<ReturnType<typeof whatNobodySees>>;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.platform;
  const [member, banned, premium, moderator, admin] = [
    await aMember(server),
    await aMember(server),
    await aMember(server),
    await aMember(server),
    await aMember(server),
  ];
  await db.query("update members set banned_at = now(), ban_reason = 'x' where id = $1", [banned.id]);
  await db.query("update members set premium_until = now() + interval '1 day' where id = $1", [premium.id]);
  await db.query("update members set admin_level = 2 where id = $1", [moderator.id]);
  await db.query("update members set admin_level = 5 where id = $1", [admin.id]);
  people = { guest: aGuest(server), member, banned, premium, moderator, admin };
  chat = await aPairInChat(server);
  club = await aPrivateGroup();
  theirs = await whatTwoHave();
  unseen = await whatNobodySees();
});
afterAll(() => server.stop());

/** What two people have in their conversation that concerns nobody else. */
async function whatTwoHave() {
  const { anna, chatId } = chat;
  const params = { id: chatId };
  const message = await anna.must("POST /api/chats/{id}/messages", {
    params,
    body: { client_id: randomUUID(), text: "unter uns" },
  });
  const file = await anna.must("POST /api/chats/{id}/files", {
    params,
    query: { name: "geheim.txt" },
    file: new Blob(["geheim"], { type: "text/plain" }),
  });
  const folder = await anna.must("POST /api/chat-folders", { body: { name: "Meins", color: "pine" } });
  await server.platform.db.query("update members set email_confirmed_at = now() where id = $1", [anna.id]);
  const request = await anna.must("POST /api/chat-requests", {
    body: { user_id: (await aMember(server)).id },
  });
  const trial = await anna.must("POST /api/chats/{id}/trials", {
    params,
    body: { goal: "Ein Shop", weeks: 2, tasks: ["Namen finden"] },
  });
  await people.moderator.must("POST /api/reports", {
    body: { subject: { kind: "member", id: anna.id }, reason: "spam" },
  });
  const { items } = await people.moderator.must("GET /api/admin/reports");
  const caseId = items[0]?.id ?? "";
  await people.admin.must("POST /api/admin/reports/{id}/resolve", {
    params: { id: caseId },
    body: { decision: "warned", reason: "x" },
  });
  const ids = {
    caseId,
    attachmentId: file.id,
    folderId: folder.id,
    requestId: request.id,
    trialId: trial.id,
  };
  return { ...ids, messageId: message.id, taskId: trial.tasks[0]?.id ?? "" };
}

/** A private group that nobody but its owner knows of, with one of everything. */
async function aPrivateGroup() {
  const owner = await aFounder(server);
  const { id } = await aGroup(owner, { group_type: "application" });
  const applicant = await aMember(server);
  const application = await applicant.must("POST /api/groups/{id}/applications", {
    params: { id },
    body: { answers: [] },
  });
  await owner.must("PATCH /api/groups/{id}", { params: { id }, body: { group_type: "private" } });
  const invite = await owner.must("POST /api/groups/{id}/invites", { params: { id }, body: {} });
  await owner.must("DELETE /api/groups/{id}/invites/{inviteId}", { params: { id, inviteId: invite.id } });
  const channelId = await firstChannel(owner, id);
  return { id, ownerId: owner.id, channelId, applicationId: application.id, invite };
}

/** The posts of somebody who is leaving, with one of everything. */
async function whatNobodySees() {
  const author = await aWriter(server);
  const { id } = await aPost(author);
  const comment = await aComment(author, id);
  const collection = await author.must("POST /api/post-collections", { body: { name: "Meins" } });
  const media = await anUpload(author);
  await server.platform.db.query(
    "update members set deletion_due_at = now() + interval '7 days' where id = $1",
    [author.id],
  );
  return { id, userId: author.id, commentId: comment.id, collectionId: collection.id, mediaId: media.id };
}

/** What the declared access means for a role. */
const refusal = (access: Access, role: Role): string | null => {
  if (access === "public") return null;
  if (role === "guest") return "unauthenticated";
  if (role === "banned") return "banned";
  if (access === "premium" && role !== "premium") return "premium_required";
  if (typeof access === "object" && LEVEL[role] < access.admin) return "forbidden";
  return null;
};

/** The route with somebody else's object in its path. */
const FOREIGN: Record<string, () => string> = {
  userId: () => chat.anna.id,
  id: () => chat.chatId,
  matchId: () => chat.matchId,
  name: () => "Jemand",
  folder: () => "avatars",
  key: () => "upload_avatar",
  chatId: () => chat.chatId,
  messageId: () => theirs.messageId,
  emoji: () => "🎉",
};
/** … where a name means something else below a path. */
const FOREIGN_IN: Record<string, Record<string, () => string>> = {
  "/api/attachments/": { id: () => theirs.attachmentId },
  "/api/chat-folders/": { id: () => theirs.folderId },
  "/api/chat-requests/": { id: () => theirs.requestId },
  "/api/moderation/decisions/": { id: () => theirs.caseId },
  "/api/admin/reports/": { id: () => theirs.caseId, mediaId: () => theirs.caseId },
  "/api/posts/": {
    id: () => unseen.id,
    userId: () => unseen.userId,
    commentId: () => unseen.commentId,
  },
  "/api/post-collections/": { id: () => unseen.collectionId },
  "/api/media/": { id: () => unseen.mediaId },
  "/api/trials/": { id: () => theirs.trialId, taskId: () => theirs.taskId },
  "/api/groups/": {
    id: () => club.id,
    userId: () => club.ownerId,
    channelId: () => club.channelId,
    applicationId: () => club.applicationId,
    inviteId: () => club.invite.id,
    code: () => club.invite.code,
  },
};
const foreign = (path: string, name: string): (() => string) | undefined => {
  const own = Object.entries(FOREIGN_IN).find(([prefix]) => path.startsWith(prefix))?.[1][name];
  return own ?? FOREIGN[name];
};
const pathOf = (route: string) => {
  const path = route.split(" ")[1] ?? "";
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(foreign(path, name)?.() ?? randomUUID()),
  );
};

describe.each(ROLES)("as %s", (role) => {
  test.each(routes.map(([route]) => route))("%s", async (route) => {
    const [method = ""] = route.split(" ");
    // Signing out would end the role's session: it is tested with the sessions.
    if (route === "POST /api/auth/signout" && role !== "guest")
      return expect(refusal("public", role)).toBeNull();
    const { status, error } = await people[role].request(
      method,
      pathOf(route),
      method === "GET" ? undefined : "{}",
    );
    const endpoint: Endpoint = api[route];
    const wanted = refusal(endpoint.access, role);
    if (wanted)
      return expect([status, error.error]).toEqual([wanted === "unauthenticated" ? 401 : 403, wanted]);
    expect(status, JSON.stringify(error)).toBeLessThan(500);
    // Whatever a public route answers, it is not that one has to sign in; a spent ticket is its own error.
    if (error?.error)
      expect(["unauthenticated", "banned", "premium_required", "internal"]).not.toContain(error.error);
  });
});

describe("foreign objects answer not_found, and change nothing", () => {
  const body = {
    "PATCH /api/profiles/{userId}": { username: "Gekapert" },
    "PUT /api/profiles/{userId}/onboarding": { jobs: true },
    "POST /api/chats/{id}/messages": { client_id: randomUUID(), text: "hallo" },
    "PUT /api/chats/{id}/read": { seq: 1 },
    "PATCH /api/chats/{id}": { muted: true },
    "PATCH /api/chats/{id}/messages/{messageId}": { text: "gekapert" },
    "POST /api/chats/{id}/messages/{messageId}/translation": { language: "en" },
    "PATCH /api/chat-folders/{id}": { name: "Gekapert" },
    "POST /api/chats/{id}/trials": { goal: "Gekapert", weeks: 1 },
    "POST /api/trials/{id}/tasks": { text: "Gekapert" },
    "PUT /api/trials/{id}/debrief": { verdict: "apart", good: "", hard: "" },
    "PATCH /api/groups/{id}": { name: "Gekapert" },
    "DELETE /api/groups/{id}": { name: "Werkstatt" },
    "POST /api/groups/{id}/applications": { answers: [] },
    "PATCH /api/groups/{id}/members/{userId}": { role: "owner" },
    "POST /api/groups/{id}/channels": { name: "Gekapert" },
    "PATCH /api/groups/{id}/channels/{channelId}": { name: "Gekapert" },
    "POST /api/groups/{id}/channels/{channelId}/messages": { client_id: randomUUID(), text: "hallo" },
    "PATCH /api/posts/{id}": { embeddable: false },
    "PUT /api/posts/{id}/save": {},
    "POST /api/posts/{id}/share": { kind: "link" },
    "POST /api/posts/{id}/comments": { client_id: randomUUID(), text: "hallo" },
    "PATCH /api/post-collections/{id}": { name: "Gekapert" },
    "PATCH /api/media/{id}": { alt: "Gekapert" },
    "POST /api/moderation/decisions/{id}/appeal": { text: "Gekapert" },
  } as Record<string, object>;
  const READABLE = new Set([
    "GET /api/profiles/{userId}",
    "GET /api/usernames/{name}/availability",
    // A step of the quest is nobody's.
    "POST /api/quest/steps/{key}",
  ]);
  /** What routes with this end ask for in their query. */
  const QUERY: Record<string, string> = {
    "/search": "?q=hallo",
    "/files": "?name=x.txt",
    "/voice": "?seconds=3&waveform=1,2,3",
  };
  const withObject = routes.filter(
    // Those for the team are forbidden to members, whatever they name.
    ([route, { access }]) =>
      route.includes("{") && access !== "public" && typeof access === "string" && !READABLE.has(route),
  );

  test.each(withObject.map(([route]) => route))("%s", async (route) => {
    const [method = ""] = route.split(" ");
    const path = pathOf(route).replace("/avatars/Jemand", "/avatars/nicht-vorhanden-123.webp");
    const endpoint: Endpoint = api[route];
    const before = await snapshot();
    const form = new FormData();
    const [type = "image/jpeg"] = endpoint.upload?.types ?? [];
    form.append(
      "file",
      new Blob([Buffer.from((await aPicture()).split(",")[1] ?? "", "base64")], { type }),
      "bild.jpg",
    );
    const input = endpoint.upload ? form : method === "GET" ? undefined : JSON.stringify(body[route] ?? {});
    const query = QUERY[route.slice(route.lastIndexOf("/"))] ?? "";
    const { status, error } = await people.member.request(method, path + query, input);
    expect([status, error.error]).toEqual([404, route.includes("{code}") ? "invite_invalid" : "not_found"]);
    expect(await snapshot()).toEqual(before);
  });

  const snapshot = async () =>
    (
      await server.platform.db.query(
        `select (select jsonb_agg(p order by member_id) from profiles p) as profiles, (select jsonb_agg(m order by id) from messages m) as messages,
                (select count(*) from reactions) as reactions, (select jsonb_agg(a order by id) from attachments a) as attachments,
                (select jsonb_agg(f order by id) from chat_folders f) as folders, (select jsonb_agg(r order by id) from chat_requests r) as requests,
                (select jsonb_agg(p order by member_id) from participants p) as participants, (select count(*) from sessions) as sessions,
                (select jsonb_agg(g order by id) from groups g) as groups, (select jsonb_agg(s order by member_id) from memberships s) as memberships,
                (select jsonb_agg(c order by id) from channels c) as channels, (select jsonb_agg(a order by id) from applications a) as applications,
                (select jsonb_agg(i order by id) from group_invites i) as invites,
                (select jsonb_agg(p order by id) from posts p) as posts, (select jsonb_agg(c order by id) from post_comments c) as comments,
                (select count(*) from post_saves) as saves, (select jsonb_agg(c order by id) from post_collections c) as collections,
                (select jsonb_agg(m order by id) from post_media m) as media`,
      )
    ).rows;
});

test("no answer carries another member's e-mail address", async () => {
  const [anna, berta] = [await aMatchingMember(server), await aMatchingMember(server)];
  await server.platform.db.query("update members set email = 'kanarienvogel@example.test' where id = $1", [
    berta.id,
  ]);
  await berta.must("POST /api/matching/swipes", { body: { user_id: anna.id, liked: true } });
  const answers = await Promise.all([
    anna.must("GET /api/profiles/{userId}", { params: { userId: berta.id } }),
    anna.must("GET /api/matching/profiles"),
    anna.must("POST /api/matching/swipes", { body: { user_id: berta.id, liked: true } }),
  ]);
  const { matchId } = answers[2];
  const chats = await anna.must("POST /api/matching/matches/{matchId}/chat", {
    params: { matchId: matchId ?? "" },
  });
  const { username } = answers[0];
  await berta.must("PUT /api/users/{id}/follow", { params: { id: anna.id } });
  const later = await Promise.all([
    anna.must("GET /api/matching/matches"),
    anna.must("GET /api/chats"),
    anna.must("GET /api/users/discover", { query: { q: username ?? "" } }),
    anna.must("GET /api/users/discover"),
    anna.must("GET /api/users/{id}", { params: { id: berta.id } }),
    anna.must("GET /api/users/{id}/followers", { params: { id: anna.id } }),
    anna.must("GET /api/search", { query: { q: username ?? "" } }),
  ]);
  expect(later[2].items.map(({ id }) => id)).toEqual([berta.id]);
  expect(answers[0].email).toBeNull();
  expect(JSON.stringify([answers, chats, later])).not.toContain("kanarienvogel");
});

test("every path parameter of the contract is walked", () => {
  const unknown = routes.flatMap(([route]) => {
    const path = route.split(" ")[1] ?? "";
    return [...path.matchAll(/\{(\w+)\}/g)]
      .filter(([, name = ""]) => !foreign(path, name))
      .map(([, name]) => name);
  });
  expect(unknown).toEqual([]);
});
