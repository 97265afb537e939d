import { randomUUID } from "node:crypto";
import { api } from "@kompagnon/contract/api.ts";
import type { Access, Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
});
afterAll(() => server.stop());

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
};
const pathOf = (route: string) =>
  (route.split(" ")[1] ?? "").replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(FOREIGN[name]?.() ?? randomUUID()),
  );

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
  } as Record<string, object>;
  const READABLE = new Set(["GET /api/profiles/{userId}", "GET /api/usernames/{name}/availability"]);
  const withObject = routes.filter(
    ([route, { access }]) => route.includes("{") && access !== "public" && !READABLE.has(route),
  );

  test.each(withObject.map(([route]) => route))("%s", async (route) => {
    const [method = ""] = route.split(" ");
    const path = pathOf(route).replace("/avatars/Jemand", "/avatars/nicht-vorhanden-123.webp");
    const endpoint: Endpoint = api[route];
    const before = await snapshot();
    const form = new FormData();
    form.append(
      "file",
      new Blob([Buffer.from((await aPicture()).split(",")[1] ?? "", "base64")], { type: "image/jpeg" }),
      "bild.jpg",
    );
    const input = endpoint.upload ? form : method === "GET" ? undefined : JSON.stringify(body[route] ?? {});
    const { status, error } = await people.member.request(method, path, input);
    expect([status, error.error]).toEqual([404, "not_found"]);
    expect(await snapshot()).toEqual(before);
  });

  const snapshot = async () =>
    (
      await server.platform.db.query(
        `select (select jsonb_agg(p order by member_id) from profiles p) as profiles, (select count(*) from messages) as messages,
                (select jsonb_agg(p order by member_id) from participants p) as participants, (select count(*) from sessions) as sessions`,
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
  const later = await Promise.all([anna.must("GET /api/matching/matches"), anna.must("GET /api/chats")]);
  expect(answers[0].email).toBeNull();
  expect(JSON.stringify([answers, chats, later])).not.toContain("kanarienvogel");
});

test("every path parameter of the contract is walked", () => {
  const names = routes.flatMap(([route]) => [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""));
  expect(names.filter((name) => !FOREIGN[name])).toEqual([]);
});
