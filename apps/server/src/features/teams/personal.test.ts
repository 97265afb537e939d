import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aTeam, joins, leadsOf } from "#features/teams/test-teams.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const erase = ({ id }: Person) =>
  server.platform.db.transaction(async (tx) => {
    await server.platform.personal.erase(tx, id);
    await tx.rawQuery("delete from members where id = $1", [id]);
  });
const teamsOf = async ({ id }: Person): Promise<string> =>
  (await archiveOf(server.platform.personal, id)).get("teams.json") ?? "";

test("a team whose only lead is erased is led by its longest-standing member; an empty one ends", async () => {
  const { anna, berta, params, teamChat } = await aTeam(server);
  await joins(server, anna, params);
  await anna.must("POST /api/teams/{id}/messages", {
    params,
    body: { client_id: randomUUID(), text: "Bleibt ohne Namen" },
  });
  const task = await anna.must("POST /api/teams/{id}/tasks", {
    params,
    body: { title: "Bleibt", assignees: [anna.id, berta.id] },
  });
  await erase(anna);
  const team = await berta.must("GET /api/teams/{id}", { params });
  expect(leadsOf(team)).toEqual([berta.id]);
  const kept = await berta.must("GET /api/teams/{id}/tasks/{taskId}", {
    params: { ...params, taskId: task.id },
  });
  expect(kept).toMatchObject({ created_by: null, assignees: [{ user_id: berta.id }] });
  const { items } = await berta.must("GET /api/teams/{id}/history", { params });
  expect(items.some(({ kind, now }) => kind === "role_changed" && now === "lead")).toBe(true);
  expect(JSON.stringify(items)).not.toContain(anna.id);
  for (const { id } of team.members) await erase({ id } as Person);
  const { rows } = await server.platform.db.rawQuery(
    "select (select count(*)::int from teams where id = $1) as teams, (select count(*)::int from conversations where id = $2) as chats",
    [params.id, teamChat],
  );
  expect(rows).toEqual([{ teams: 0, chats: 0 }]);
});

test("the archive holds one's own part of teams, and no one's address", async () => {
  const { anna, berta, params } = await aTeam(server);
  const task = await anna.must("POST /api/teams/{id}/tasks", {
    params,
    body: { title: "Meine Aufgabe", assignees: [anna.id] },
  });
  await anna.must("POST /api/teams/{id}/tasks/{taskId}/comments", {
    params: { ...params, taskId: task.id },
    body: { client_id: randomUUID(), text: "Mein Wort" },
  });
  const archive = await teamsOf(anna);
  for (const word of ["Kaffeewerk", "Meine Aufgabe", "Mein Wort", "task_created"])
    expect(archive).toContain(word);
  expect(await teamsOf(berta)).not.toContain("Mein Wort");
  expect(archive).not.toContain("@");
});

test("history is only added to", async () => {
  const { params } = await aTeam(server);
  const change = (text: string) => server.platform.db.rawQuery(text, [params.id]);
  await expect(change("update team_history set kind = 'left' where team_id = $1")).rejects.toThrow();
  await expect(change("delete from team_history where team_id = $1")).rejects.toThrow();
});

test("admins found teams for others, who join by accepting; the named one leads", async () => {
  const admin = await aMember(server);
  const anna = await aMember(server);
  const berta = await aMember(server);
  await giveLevel(server, admin, 5);
  const nameOf = async (one: Person) => (await one.must("GET /api/me")).username ?? "";
  const body = { name: "Vom Haus", lead: await nameOf(berta), members: [await nameOf(anna)] };
  const unknown = await admin.call("POST /api/admin/teams", { body: { ...body, lead: "Gibtesnicht" } });
  expect(unknown.error).toMatchObject({ error: "unknown_member", details: [{ field: "lead" }] });
  const team = await admin.must("POST /api/admin/teams", { body });
  expect(team).toMatchObject({ members: [], origin: { kind: "admin" } });
  expect(team.invited.map(({ id }) => id).sort()).toEqual([anna.id, berta.id].sort());
  const params = { id: team.id };
  // The first member to accept leads until the intended lead does: a team always has one.
  expect(leadsOf(await anna.must("POST /api/teams/{id}/invite/accept", { params }))).toEqual([anna.id]);
  expect(leadsOf(await berta.must("POST /api/teams/{id}/invite/accept", { params }))).toContain(berta.id);
  const { items } = await admin.must("GET /api/admin/teams", {});
  expect(items.find(({ id }) => id === team.id)?.members).toHaveLength(2);
  expect((await anna.call("GET /api/admin/teams", {})).status).toBe(403);
});

test("across a block an invitation is none, and banned people can't follow theirs", async () => {
  const { anna, params } = await aTeam(server);
  const guest = await joins(server, anna, params);
  await guest.must("DELETE /api/teams/{id}/members/{userId}", { params: { ...params, userId: guest.id } });
  await anna.must("POST /api/teams/{id}/invites", { params, body: { user_id: guest.id } });
  const waiting = () => guest.must("GET /api/teams/invitations").then(({ items }) => items.length);
  expect(await waiting()).toBe(1);
  await guest.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
  expect(await waiting()).toBe(0);
  expect((await guest.call("POST /api/teams/{id}/invite/accept", { params })).status).toBe(404);
  await guest.must("DELETE /api/users/{id}/block", { params: { id: anna.id } });
  await server.platform.db.rawQuery("update members set banned_at = now() where id = $1", [guest.id]);
  expect([401, 403]).toContain((await guest.call("POST /api/teams/{id}/invite/accept", { params })).status);
});
