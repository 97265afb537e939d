import { randomUUID } from "node:crypto";
import { api } from "@kompagnon/contract/api.ts";
import type { Access, Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGuest, aMatchingMember, aMember } from "#testing/builders.ts";
import type { NamingRoute } from "#testing/foreign.ts";
import { type ModelServer, startModelServer } from "#testing/model-server.ts";
import type { Args, Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { type AnyObject, foreignObjects, NAMING_ROUTES } from "./test-objects.ts";

/**
 * The authorisation matrix (OWASP ASVS 5.0, chapter 8): every registered route, with every role, on own and on foreign
 * objects. What is foreign each feature says in its `test-foreign.ts`; a route that names an object and is not there does not
 * compile.
 */

const routes = Object.entries(api) as [keyof typeof api, Endpoint][];
const ROLES = ["guest", "member", "banned", "premium", "moderator", "admin"] as const;
type Role = (typeof ROLES)[number];
const LEVEL: Record<Role, number> = { guest: -1, member: 0, banned: 0, premium: 0, moderator: 2, admin: 5 };

let server: TestServer;
let people: Record<Role, Person>;
/** Conversations with assistants need one. */
let model: ModelServer;
let objects: ReadonlyMap<string, AnyObject>;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ env: { AI_BASE_URL: model.url, AI_MODEL: "probe-1" } });
  const { db } = server.platform;
  const member = await aMember(server);
  const banned = await aMember(server);
  const premium = await aMember(server);
  const moderator = await aMember(server);
  const admin = await aMember(server);
  await db.rawQuery("update members set banned_at = now(), ban_reason = 'x' where id = $1", [banned.id]);
  await db.rawQuery("update members set premium_until = now() + interval '1 day' where id = $1", [
    premium.id,
  ]);
  await giveLevel(server, moderator, 2);
  await giveLevel(server, admin, 5);
  people = { guest: aGuest(server), member, banned, premium, moderator, admin };
  await makeObjects();
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

/** Recreates the objects of all members. */
const makeObjects = async () => {
  const { member, moderator, admin } = people;
  objects = await foreignObjects({ server, stranger: member, moderator, admin });
};

/** What the declared access means for a role. */
const refusal = (access: Access, role: Role): string | null => {
  if (access === "public") return null;
  if (role === "guest") return "unauthenticated";
  if (role === "banned") return "banned";
  if (access === "premium" && role !== "premium") return "premium_required";
  if (typeof access === "object" && LEVEL[role] < access.admin) return "forbidden";
  return null;
};

/** What a route with a parameter in its path names. */
const objectOf = (route: string): AnyObject => {
  const object = objects.get(route);
  if (!object) throw new Error(`${route} names no object`);
  return object;
};
/** The route's path with the id of another member's object in it. */
const pathOf = (route: string): string =>
  (route.split(" ")[1] ?? "").replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = objectOf(route).params[name];
    if (!value) throw new Error(`${route} names no ${name}`);
    return encodeURIComponent(value);
  });
/** Calls a route with everything that its object says. */
const ask = (person: Person, route: NamingRoute) =>
  person.call(route, ...([objectOf(route)] as unknown as Args<NamingRoute>)); // the map of objects loses which route each is of

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
    // The route that starts the test version has just given the caller premium access: revoke it again.
    if (route === "POST /api/test-version/start")
      await server.platform.db.rawQuery("update members set test_until = null");
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
  // Moderators have just removed what they may.
  beforeAll(makeObjects);

  // Those for the team are forbidden to members, whatever they name.
  const closed = NAMING_ROUTES.filter((route) => {
    const { access }: Endpoint = api[route];
    return access !== "public" && typeof access === "string";
  });

  test.each(closed)("%s", async (route) => {
    const { open, refusal: code = "not_found" } = objectOf(route);
    const before = await snapshot();
    // A caller who passes the access check: premium routes are called by a different premium member.
    const { access }: Endpoint = api[route];
    const { status, error } = await ask(access === "premium" ? people.premium : people.member, route);
    if (open) return expect(error?.error).not.toBe("not_found");
    expect([status, error.error]).toEqual([404, code]);
    expect(await snapshot()).toEqual(before);
  });

  const snapshot = async () =>
    (
      await server.platform.db.rawQuery(
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

describe("the objects exist: a permitted caller can access them", () => {
  /** Reading first, removing last and from the inside out. */
  const order = (route: string) => {
    if (route.startsWith("GET")) return 0;
    return route.startsWith("DELETE") ? 100 - route.split("/").length : 1;
  };
  const inOrder = NAMING_ROUTES.toSorted((one, other) => order(one) - order(other));

  test.each(inOrder)("%s", async (route) => {
    const { by, refusal: code } = objectOf(route);
    const { status, error } = await ask(by, route);
    if (code) return expect([status, error.error]).toEqual([404, code]);
    // 303: an address in a mail, which leads to a page.
    if (route.startsWith("GET")) expect([200, 303], JSON.stringify(error)).toContain(status);
    expect(error?.error).not.toBe("not_found");
  });
});

test("what never was is not_found as well", async () => {
  const { member } = people;
  const unknownMember = { params: { id: randomUUID() } };
  const picture = { params: { folder: "avatars", name: "nicht-vorhanden-123.webp" } } as const;
  const answers = [
    await member.call("PUT /api/users/{id}/block", unknownMember),
    await member.call("DELETE /api/users/{id}/block", unknownMember),
    await member.call("GET /api/files/{folder}/{name}", picture),
  ];
  expect(answers.map(({ error }) => error?.error)).toEqual(["not_found", "not_found", "not_found"]);
});

test("no answer carries another member's e-mail address", async () => {
  const anna = await aMatchingMember(server);
  const berta = await aMatchingMember(server);
  await server.platform.db.rawQuery("update members set email = 'kanarienvogel@example.test' where id = $1", [
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
