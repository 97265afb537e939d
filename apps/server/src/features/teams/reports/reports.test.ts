import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aTeam, joins } from "#features/teams/test-teams.ts";
import { aMember, anEstablishedMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Kind = "team" | "team_task" | "task_comment";
const report = (person: Person, kind: Kind, id: string) =>
  person.call("POST /api/reports", { body: { subject: { kind, id }, reason: "hate" } });

/** A moderator decides about what was reported, and another about the appeal. */
async function twoModerators() {
  const first = await aMember(server);
  const second = await aMember(server);
  for (const one of [first, second]) await giveLevel(server, one, 2);
  const caseOf = async (kind: Kind, excerpt: string) => {
    const { items } = await first.must("GET /api/admin/reports", { query: { kind } });
    const found = items.find((one) => one.excerpt === excerpt);
    if (!found) throw new Error(`there is no case about ${excerpt}`);
    return found;
  };
  const decide = (id: string, decision: "removed" | "dismissed") =>
    first.must("POST /api/admin/reports/{id}/resolve", {
      params: { id },
      body: { decision, reason: "Das geht nicht" },
    });
  const reverse = async (author: Person, id: string) => {
    await author.must("POST /api/moderation/decisions/{id}/appeal", {
      params: { id },
      body: { text: "Doch, das geht" },
    });
    await second.must("POST /api/admin/reports/{id}/appeal", {
      params: { id },
      body: { outcome: "reversed", reason: "Stimmt" },
    });
  };
  return { caseOf, decide, reverse };
}
const tasksOf = async (person: Person, params: { id: string }) =>
  (await person.must("GET /api/teams/{id}/tasks", { params, query: {} })).items.map(({ title }) => title);
const nameFor = async (person: Person, params: { id: string }) =>
  (await person.must("GET /api/teams/{id}", { params })).name;
const commentOn = (person: Person, params: { id: string; taskId: string }, text: string) =>
  person.must("POST /api/teams/{id}/tasks/{taskId}/comments", {
    params,
    body: { client_id: randomUUID(), text },
  });
const heard = async (person: Person, params: { id: string; taskId: string }) =>
  (await person.must("GET /api/teams/{id}/tasks/{taskId}/comments", { params })).items.map(
    ({ text }) => text,
  );

test("a team's name: its lead answers for it, it goes for everybody, and comes back on appeal", async () => {
  const { anna, berta, params } = await aTeam(server);
  await anna.must("PATCH /api/teams/{id}", { params, body: { name: "Schlimmer Name", goal: "Arges Ziel" } });
  const { caseOf, decide, reverse } = await twoModerators();
  expect((await report(await aMember(server), "team", params.id)).status).toBe(404);
  expect((await report(berta, "team", params.id)).status).toBe(201);
  expect((await report(berta, "team", params.id)).status).toBe(409);
  const found = await caseOf("team", "Schlimmer Name\n\nArges Ziel");
  expect(found).toMatchObject({ author: null, decisions: ["dismissed", "warned", "removed"] });
  await decide(found.id, "removed");
  expect(await nameFor(berta, params)).toBe("Team");
  expect((await berta.must("GET /api/teams/{id}", { params })).goal).toBe("");
  await reverse(anna, found.id);
  expect(await nameFor(berta, params)).toBe("Schlimmer Name");
  expect((await berta.must("GET /api/teams/{id}", { params })).goal).toBe("Arges Ziel");
});

test("a name that leads have found since is not taken back with the decision", async () => {
  const { anna, berta, params } = await aTeam(server);
  await anna.must("PATCH /api/teams/{id}", { params, body: { name: "Arger Name" } });
  const { caseOf, decide, reverse } = await twoModerators();
  await report(berta, "team", params.id);
  const { id } = await caseOf("team", "Arger Name");
  await decide(id, "removed");
  await anna.must("PATCH /api/teams/{id}", { params, body: { name: "Ruhiger Name" } });
  await reverse(anna, id);
  expect(await nameFor(berta, params)).toBe("Ruhiger Name");
});

test("an invited member reports a team's name, and then sees the neutral name in the invitation", async () => {
  const { anna, params } = await aTeam(server);
  await anna.must("PATCH /api/teams/{id}", { params, body: { name: "Böse Einladung" } });
  const guest = await aMember(server);
  await server.platform.db.rawQuery(
    "insert into team_invites (team_id, member_id, inviter_id) values ($1, $2, $3)",
    [params.id, guest.id, anna.id],
  );
  expect((await report(guest, "team", params.id)).status).toBe(201);
  const { caseOf, decide } = await twoModerators();
  await decide((await caseOf("team", "Böse Einladung")).id, "removed");
  const { items } = await guest.must("GET /api/teams/invitations", {});
  expect(items.map(({ name }) => name)).toEqual(["Team"]);
});

test("a task: its last editor is the author of the case; hidden until the decision, removed, and restored by a reversal", async () => {
  const { anna, berta, params } = await aTeam(server);
  const joined = async () => joins(server, anna, params, await anEstablishedMember(server));
  const cara = await joined();
  const doro = await joined();
  const emma = await joined();
  const { id, text_version } = await anna.must("POST /api/teams/{id}/tasks", {
    params,
    body: { title: "Bohnen kaufen", assignees: [cara.id] },
  });
  const inTask = { ...params, taskId: id };
  await berta.must("PATCH /api/teams/{id}/tasks/{taskId}", {
    params: inTask,
    body: { title: "Üble Aufgabe", description: "Sehr übel", text_version },
  });
  await anna.must("PATCH /api/teams/{id}/tasks/{taskId}", { params: inTask, body: { priority: "high" } });
  expect((await report(await aMember(server), "team_task", id)).status).toBe(404);
  expect((await report(berta, "team_task", id)).status).toBe(409);
  for (const one of [cara, doro, emma]) {
    expect(await tasksOf(anna, params)).toEqual(["Üble Aufgabe"]);
    expect((await report(one, "team_task", id)).status).toBe(201);
  }
  const { caseOf, decide, reverse } = await twoModerators();
  const found = await caseOf("team_task", "Üble Aufgabe\n\nSehr übel");
  expect(found).toMatchObject({ author: { id: berta.id }, hidden: true });
  expect(await tasksOf(anna, params)).toEqual([]);
  expect((await anna.must("GET /api/teams/mine", {})).items[0]).toMatchObject({ open_count: 0, next: [] });
  expect((await anna.call("GET /api/teams/{id}/tasks/{taskId}", { params: inTask })).status).toBe(404);
  const { items } = await anna.must("GET /api/teams/{id}/history", { params });
  expect(JSON.stringify(items)).not.toContain("Üble");
  await decide(found.id, "removed");
  expect(await tasksOf(anna, params)).toEqual([]);
  await reverse(berta, found.id);
  expect(await tasksOf(anna, params)).toEqual(["Üble Aufgabe"]);
});

test("words about a task: gone when they are removed, back when they are not found wrong", async () => {
  const { anna, berta, params } = await aTeam(server);
  const { id } = await anna.must("POST /api/teams/{id}/tasks", { params, body: { title: "Bohnen kaufen" } });
  const inTask = { ...params, taskId: id };
  const bad = await commentOn(anna, inTask, "Gemeine Worte");
  await commentOn(berta, inTask, "Nette Worte");
  expect((await report(await aMember(server), "task_comment", bad.id)).status).toBe(404);
  expect((await report(anna, "task_comment", bad.id)).status).toBe(409);
  expect((await report(berta, "task_comment", bad.id)).status).toBe(201);
  const { caseOf, decide, reverse } = await twoModerators();
  const found = await caseOf("task_comment", "Gemeine Worte");
  expect(found).toMatchObject({ author: { id: anna.id }, hidden: false });
  await decide(found.id, "removed");
  expect(await heard(berta, inTask)).toEqual(["Nette Worte"]);
  expect((await berta.must("GET /api/teams/{id}/tasks/{taskId}", { params: inTask })).comment_count).toBe(1);
  expect((await report(berta, "task_comment", bad.id)).status).toBe(404);
  await reverse(anna, found.id);
  expect(await heard(berta, inTask)).toEqual(["Nette Worte", "Gemeine Worte"]);
});
