import type { LiveData } from "@kompagnon/contract/live/events.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { teamsOf } from "#features/teams/service.ts";
import { aTeam, givePremium, joins, leadsOf } from "#features/teams/test-teams.ts";
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

const query = (text: string, values: unknown[]) => server.platform.db.rawQuery(text, values);
const codes = (answers: readonly { status: number; error: { error: string } }[]) =>
  answers.map(({ status, error }) => (status < 400 ? status : error.error)).sort();
const noticesOf = async (person: Person) =>
  (await person.must("GET /api/notifications", { query: { limit: 50 } })).items.filter(
    ({ type }) => type === "team_invite",
  );

async function aRunningTrial() {
  const pair = await aPairInChat(server);
  const trial = await pair.anna.must("POST /api/chats/{id}/trials", {
    params: { id: pair.chatId },
    body: { goal: "Zwanzig Anmeldungen", weeks: 2 },
  });
  await pair.berta.must("POST /api/trials/{id}/accept", { params: { id: trial.id } });
  return { ...pair, from: { kind: "trial" as const, id: trial.id } };
}

describe("founding", () => {
  test("others join by accepting; until then they are notified and see nothing of it", async () => {
    const { anna, berta } = await aPairInChat(server);
    const team = await anna.must("POST /api/teams", {
      body: { name: "  Kaffee \n Werk ", goal: "Röstung zum Abholen", invite: [berta.id] },
    });
    const params = { id: team.id };
    expect(team).toMatchObject({ name: "Kaffee Werk", role: "lead", origin: { kind: "none", id: null } });
    expect(team.invites.map(({ member }) => member.id)).toEqual([berta.id]);
    expect((await berta.call("GET /api/teams/{id}", { params })).status).toBe(404);
    expect(await berta.must("GET /api/teams/membership")).toEqual({ member: false });
    await soon(async () => expect(await noticesOf(berta)).toHaveLength(1));
    const [notice] = await noticesOf(berta);
    expect(notice?.payload).toMatchObject({
      team_id: team.id,
      message: "Kaffee Werk",
      username: expect.any(String),
    });
    const { items } = await berta.must("GET /api/teams/invitations");
    expect(items).toMatchObject([{ team_id: team.id, name: "Kaffee Werk", member_count: 1 }]);
    const joined = await berta.must("POST /api/teams/{id}/invite/accept", { params });
    expect(joined).toMatchObject({ role: "member", invites: [] });
    expect(leadsOf(joined)).toEqual([anna.id]);
    await soon(async () => expect(await noticesOf(berta)).toHaveLength(0));
    expect(await berta.must("GET /api/teams/membership")).toEqual({ member: true });
    const mine = await berta.must("GET /api/teams/mine", {});
    expect(mine.items).toMatchObject([{ id: team.id, member_count: 2, open_count: 0, next: [] }]);
  });

  test("from a trial project there is one team, also if both press at the same moment", async () => {
    const { anna, berta, from } = await aRunningTrial();
    const suggested = await anna.must("GET /api/teams/beginning", { query: from });
    expect(suggested).toMatchObject({ team: null, name: "Zwanzig Anmeldungen", invite: [{ id: berta.id }] });
    const answers = await Promise.all(
      [anna, berta].map((person) => person.call("POST /api/teams", { body: { name: "Wir zwei", from } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(
      [anna, berta].map((person) => person.must("GET /api/teams/mine", {})),
    );
    expect(first?.items.map(({ id }) => id)).toEqual(second?.items.map(({ id }) => id));
    expect(first?.items).toMatchObject([{ member_count: 2 }]);
    const again = await anna.must("POST /api/teams", { body: { name: "Noch einmal", from } });
    expect(again).toMatchObject({ id: first?.items[0]?.id, name: "Wir zwei" });
  });

  test("a member who left can't found the same team again; others can't found from what is not theirs", async () => {
    const { anna, berta, from, chatId } = await aRunningTrial();
    const team = await anna.must("POST /api/teams", { body: { name: "Wir zwei", from } });
    await berta.must("POST /api/teams", { body: { name: "Wir zwei", from } });
    await berta.must("DELETE /api/teams/{id}/members/{userId}", {
      params: { id: team.id, userId: berta.id },
    });
    expect((await berta.call("POST /api/teams", { body: { name: "Nochmal", from } })).error.error).toBe(
      "team_exists",
    );
    const outsider = await aMember(server);
    for (const other of [
      from,
      { kind: "match" as const, id: chatId },
      { kind: "group" as const, id: chatId },
    ]) {
      const refused = await outsider.call("POST /api/teams", { body: { name: "Fremd", from: other } });
      expect(refused.error.error).toBe("not_found");
      expect((await outsider.call("GET /api/teams/beginning", { query: other })).status).toBe(404);
    }
    const match = await anna.must("POST /api/teams", {
      body: { name: "Aus dem Chat", from: { kind: "match", id: chatId } },
    });
    expect(match.invites.map(({ member }) => member.id)).toEqual([berta.id]);
  });

  test("rejects invitations of unknown members and across a block", async () => {
    const { anna, berta } = await aPairInChat(server);
    const outsider = await aMember(server);
    const invite = (id: string) =>
      anna.call("POST /api/teams", { body: { name: "Kaffeewerk", invite: [id] } });
    expect((await invite(outsider.id)).error.error).toBe("cannot_invite");
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect((await invite(berta.id)).error.error).toBe("cannot_invite");
    const { items } = await anna.must("GET /api/teams/mine", {});
    expect(items).toEqual([]);
  });

  test("two teams are free, exactly, founding and accepting at once; premium has no limit", async () => {
    const { anna, berta } = await aPairInChat(server);
    await givePremium(server, berta);
    const invitations = [];
    for (const name of ["Eins", "Zwei", "Drei"])
      invitations.push(await berta.must("POST /api/teams", { body: { name, invite: [anna.id] } }));
    const answers = await Promise.all([
      ...invitations.map(({ id }) => anna.call("POST /api/teams/{id}/invite/accept", { params: { id } })),
      ...["Vier", "Fünf"].map((name) => anna.call("POST /api/teams", { body: { name } })),
    ]);
    expect(codes(answers).filter((code) => code === "team_limit")).toHaveLength(3);
    expect((await anna.must("GET /api/teams/mine", {})).items).toHaveLength(2);
    await givePremium(server, anna);
    await anna.must("POST /api/teams", { body: { name: "Sechs" } });
    expect((await anna.must("GET /api/teams/mine", {})).items).toHaveLength(3);
  });
});

describe("members", () => {
  test("the last lead hands over first, also when two leads leave at the same moment", async () => {
    const { anna, berta, params } = await aTeam(server);
    await joins(server, anna, params);
    const out = (person: Person) =>
      person.call("DELETE /api/teams/{id}/members/{userId}", { params: { ...params, userId: person.id } });
    const role = (by: Person, userId: string, to: "lead" | "member") =>
      by.call("PATCH /api/teams/{id}/members/{userId}", {
        params: { ...params, userId },
        body: { role: to },
      });
    expect((await out(anna)).error.error).toBe("last_lead");
    expect((await role(anna, anna.id, "member")).error.error).toBe("last_lead");
    expect((await role(berta, berta.id, "lead")).error.error).toBe("forbidden");
    expect((await role(anna, berta.id, "lead")).status).toBe(200);
    const answers = await Promise.all([out(anna), out(berta)]);
    expect(codes(answers)).toEqual([204, "last_lead"]);
  });

  test("a removed member loses access at once, live streams included, and their tasks become open", async () => {
    const { anna, berta, params, teamChat } = await aTeam(server);
    const task = await anna.must("POST /api/teams/{id}/tasks", {
      params,
      body: { title: "Röster finden", assignees: [berta.id] },
    });
    const stream = await Stream.open(berta);
    await anna.must("DELETE /api/teams/{id}/members/{userId}", { params: { ...params, userId: berta.id } });
    await anna.must("POST /api/teams/{id}/messages", {
      params,
      body: { client_id: crypto.randomUUID(), text: "Nur noch ich" },
    });
    await stream.next(
      ({ kind, data }) =>
        kind === "team_membership_changed" &&
        (data as LiveData<"team_membership_changed">).state === "removed", // the server parsed it
    );
    await stream.caughtUp(server, berta);
    expect(stream.of("message_created")).toEqual([]);
    stream.close();
    expect((await berta.call("GET /api/teams/{id}", { params })).status).toBe(404);
    expect((await berta.call("GET /api/chats/{id}/messages", { params: { id: teamChat } })).status).toBe(404);
    const now = await anna.must("GET /api/teams/{id}/tasks/{taskId}", {
      params: { ...params, taskId: task.id },
    });
    expect(now.assignees).toEqual([]);
  });

  test("a refusal looks like waiting, and a member is not asked again and again", async () => {
    const { anna, berta } = await aPairInChat(server);
    const { id } = await anna.must("POST /api/teams", { body: { name: "Kaffeewerk", invite: [berta.id] } });
    await berta.must("POST /api/teams/{id}/invite/decline", { params: { id } });
    expect((await berta.call("POST /api/teams/{id}/invite/accept", { params: { id } })).status).toBe(404);
    expect((await anna.must("GET /api/teams/{id}", { params: { id } })).invites).toHaveLength(1);
    const again = () =>
      anna.call("POST /api/teams/{id}/invites", { params: { id }, body: { user_id: berta.id } });
    expect((await again()).error.error).toBe("already_invited");
    await anna.must("DELETE /api/teams/{id}/invites/{userId}", { params: { id, userId: berta.id } });
    expect((await again()).status).toBe(201);
    expect((await berta.must("GET /api/teams/invitations")).items).toEqual([]);
    await query("update team_invites set created_at = now() - interval '31 days' where team_id = $1", [id]);
    expect((await again()).status).toBe(201);
    expect((await berta.must("GET /api/teams/invitations")).items).toHaveLength(1);
  });

  test("dissolving takes the name, and ends it for all", async () => {
    const { anna, berta, params, teamChat } = await aTeam(server);
    const end = (by: Person, name: string) => by.call("DELETE /api/teams/{id}", { params, query: { name } });
    expect((await end(berta, "Kaffeewerk")).error.error).toBe("forbidden");
    expect((await end(anna, "Teewerk")).error.error).toBe("team_name_mismatch");
    expect((await end(anna, "Kaffeewerk")).status).toBe(204);
    expect((await berta.call("GET /api/teams/{id}", { params })).status).toBe(404);
    expect((await berta.call("GET /api/chats/{id}/messages", { params: { id: teamChat } })).status).toBe(404);
  });
});

test.each([
  ["Asia/Tokyo", "2026-12-04T15:30:00Z", 1],
  ["America/Los_Angeles", "2026-12-05T07:30:00Z", 0],
  ["Europe/Berlin", "2026-12-04T23:30:00Z", 1],
])("a day is over for a member when it is in their time zone: %s", async (time_zone, now, overdue) => {
  const { anna, params } = await aTeam(server);
  const usual = await anna.must("GET /api/notifications/preferences");
  await anna.must("PUT /api/notifications/preferences", { body: { ...usual, time_zone } });
  await anna.must("POST /api/teams/{id}/tasks", { params, body: { title: "Abgabe", due_at: "2026-12-04" } });
  const { items } = await teamsOf(server.platform.db, anna.id, { limit: 10, now: new Date(now) });
  expect(items[0]).toMatchObject({ overdue_count: overdue, next: [{ due_at: "2026-12-04" }] });
});
