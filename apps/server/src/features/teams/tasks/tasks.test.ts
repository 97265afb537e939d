import { randomUUID } from "node:crypto";
import type { LiveData } from "@kompagnon/contract/live/events.ts";
import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { remind } from "#features/teams/tasks/tasks.ts";
import { aTeam, joins } from "#features/teams/test-teams.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
type In = { id: string };
type New = { title: string; assignees?: string[]; due_at?: string; description?: string };
const make = (by: Person, params: In, body: New) => by.must("POST /api/teams/{id}/tasks", { params, body });
const at = (params: In, { id }: Pick<TeamTask, "id">) => ({ params: { ...params, taskId: id } });
const noticesOf = async (person: Person, type: string) =>
  (await person.must("GET /api/notifications", { query: { limit: 50 } })).items.filter(
    (one) => one.type === type,
  );

describe("tasks", () => {
  test("are listed by due date, the done ones apart; other members are notified of each change", async () => {
    const { anna, berta, params } = await aTeam(server);
    const stream = await Stream.open(berta);
    const later = await make(anna, params, { title: "Später", due_at: inDays(3) });
    const never = await make(anna, params, { title: "Irgendwann" });
    const now = await make(berta, params, { title: " Heute \n noch ", due_at: inDays(1) });
    const heard = await stream.next(({ kind }) => kind === "team_task_changed");
    expect(heard.data).toEqual({
      team_id: params.id,
      task_id: later.id,
      state: "saved",
    } satisfies LiveData<"team_task_changed">);
    stream.close();
    const list = async (status: "undone" | "closed" | "review", limit = 50) =>
      (await anna.must("GET /api/teams/{id}/tasks", { params, query: { status, limit } })).items.map(
        ({ title }) => title,
      );
    expect(await list("undone")).toEqual(["Heute noch", "Später", "Irgendwann"]);
    await anna.must("PATCH /api/teams/{id}/tasks/{taskId}", { ...at(params, now), body: { status: "done" } });
    await anna.must("PATCH /api/teams/{id}/tasks/{taskId}", {
      ...at(params, never),
      body: { status: "review" },
    });
    expect(await list("undone")).toEqual(["Später", "Irgendwann"]);
    expect(await list("closed")).toEqual(["Heute noch"]);
    expect(await list("review")).toEqual(["Irgendwann"]);
    const first = await anna.must("GET /api/teams/{id}/tasks", { params, query: { limit: 1 } });
    const next = await anna.must("GET /api/teams/{id}/tasks", {
      params,
      query: { limit: 1, cursor: first.next_cursor ?? "" },
    });
    expect([first, next].map(({ items }) => items[0]?.title)).toEqual(["Später", "Irgendwann"]);
    expect(next.next_cursor).toBeNull();
    const panel = await berta.must("GET /api/teams/mine", {});
    expect(panel.items[0]).toMatchObject({
      open_count: 2,
      overdue_count: 0,
      next: [{ title: "Später" }, { title: "Irgendwann" }],
    });
  });

  test("made again under the same client id, by anybody in the team and at once, a task is one", async () => {
    const { anna, berta, params } = await aTeam(server);
    const { anna: other, params: elsewhere } = await aTeam(server);
    const key = randomUUID();
    const again = (by: Person, title = "Aus dem Plan", where = params) =>
      by.must("POST /api/teams/{id}/tasks", { params: where, body: { client_id: key, title } });
    const made = await Promise.all([anna, berta, anna, berta].map((by) => again(by)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const late = await again(berta, "Inzwischen anders benannt");
    expect(late).toMatchObject({ id: made[0]?.id, title: "Aus dem Plan" });
    // What another team has under the id is another task.
    expect((await again(other, "Drüben", elsewhere)).id).not.toBe(late.id);
    const all = await anna.must("GET /api/teams/{id}/tasks", { params, query: { limit: 50 } });
    expect(all.items.map(({ title }) => title)).toEqual(["Aus dem Plan"]);
    const history = await anna.must("GET /api/teams/{id}/history", { params, query: { limit: 50 } });
    expect(history.items.filter(({ kind }) => kind === "task_created")).toHaveLength(1);
    // After its deletion it can be created again.
    await anna.must("DELETE /api/teams/{id}/tasks/{taskId}", at(params, late));
    expect((await again(anna)).id).not.toBe(late.id);
  });

  test("one's own part is done with a note, and undone; when all are done, so is the task", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, { title: "Preise rechnen", assignees: [anna.id, berta.id] });
    const where = at(params, task);
    const done = await berta.must("PUT /api/teams/{id}/tasks/{taskId}/completion", {
      ...where,
      body: { note: "Liegt in den Dateien." },
    });
    expect(done).toMatchObject({ status: "open", closed_at: null });
    expect(done.assignees.find(({ user_id: id }) => id === berta.id)).toMatchObject({
      completed_note: "Liegt in den Dateien.",
      completed_at: expect.any(String),
    });
    const others = await berta.call("PUT /api/teams/{id}/tasks/{taskId}/completion", {
      ...where,
      body: { assignee_id: anna.id },
    });
    expect(others.error.error).toBe("forbidden");
    const all = await anna.must("PUT /api/teams/{id}/tasks/{taskId}/completion", { ...where, body: {} });
    expect(all).toMatchObject({ status: "done", closed_at: expect.any(String) });
    // The lead takes Berta's part back for her: it is worked on again.
    const again = await anna.must("DELETE /api/teams/{id}/tasks/{taskId}/completion", {
      ...where,
      query: { assignee_id: berta.id },
    });
    expect(again).toMatchObject({ status: "in_progress", closed_at: null });
    expect(again.assignees.find(({ user_id: id }) => id === berta.id)).toMatchObject({
      completed_at: null,
      completed_note: null,
    });
    const none = await make(anna, params, { title: "Nicht ihre" });
    const refused = await berta.call("PUT /api/teams/{id}/tasks/{taskId}/completion", {
      ...at(params, none),
      body: {},
    });
    expect(refused.error.error).toBe("not_assigned");
  });

  test("two who do their parts at the same moment leave it done, once", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, { title: "Zu zweit", assignees: [anna.id, berta.id] });
    await Promise.all(
      [anna, berta, anna].map((by) =>
        by.must("PUT /api/teams/{id}/tasks/{taskId}/completion", { ...at(params, task), body: {} }),
      ),
    );
    const { items } = await anna.must("GET /api/teams/{id}/history", { params });
    const moves = items.filter(({ kind, task: about }) => kind === "task_moved" && about?.id === task.id);
    expect(moves).toMatchObject([{ before: "open", now: "done" }]);
    expect(items.filter(({ kind }) => kind === "task_completed")).toHaveLength(2);
  });

  test("of two who write in the same task the second one learns of it; the rest is set as the last one says", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, { title: "Entwurf" });
    const write = (by: Person, title: string, version: number) =>
      by.call("PATCH /api/teams/{id}/tasks/{taskId}", {
        ...at(params, task),
        body: { title, text_version: version },
      });
    const answers = await Promise.all([write(anna, "Von Anna", 1), write(berta, "Von Berta", 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("task_changed");
    const known = await anna.must("GET /api/teams/{id}/tasks/{taskId}", at(params, task));
    expect(known.text_version).toBe(2);
    expect((await write(berta, "Neu gelesen", 2)).status).toBe(200);
    const set = await berta.must("PATCH /api/teams/{id}/tasks/{taskId}", {
      ...at(params, task),
      body: { priority: "urgent", due_at: inDays(0) },
    });
    expect(set).toMatchObject({ priority: "urgent", title: "Neu gelesen", text_version: 3 });
  });

  test("are for members of the team alone, and deleted by their makers and leads", async () => {
    const { anna, berta, params } = await aTeam(server);
    const third = await joins(server, anna, params);
    const outsider = await aMember(server);
    const refused = await anna.call("POST /api/teams/{id}/tasks", {
      params,
      body: { title: "Für Fremde", assignees: [outsider.id] },
    });
    expect(refused.error.error).toBe("not_in_team");
    const task = await make(berta, params, { title: "Von Berta" });
    const remove = (by: Person) => by.call("DELETE /api/teams/{id}/tasks/{taskId}", at(params, task));
    expect((await remove(third)).error.error).toBe("forbidden");
    expect((await remove(outsider)).error.error).toBe("not_found");
    expect((await remove(anna)).status).toBe(204);
    const { items } = await anna.must("GET /api/teams/{id}/history", { params });
    expect(items[0]).toMatchObject({ kind: "task_deleted", task: null });
    expect(JSON.stringify(items)).not.toContain("Von Berta");
    // A task of another team is none of this one's, for members of both as well.
    const other = await anna.must("POST /api/teams", { body: { name: "Anderes" } });
    const theirs = await make(anna, { id: other.id }, { title: "Dort" });
    expect((await anna.call("GET /api/teams/{id}/tasks/{taskId}", at(params, theirs))).status).toBe(404);
  });

  test("a comment is stored once, and deleted by its author or a lead", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, { title: "Besprechen" });
    const body = { client_id: randomUUID(), text: "Ich frage bei zwei Röstern nach." };
    const say = () =>
      berta.must("POST /api/teams/{id}/tasks/{taskId}/comments", { ...at(params, task), body });
    const first = await say();
    const second = await say();
    expect(second.id).toBe(first.id);
    const own = await anna.must("POST /api/teams/{id}/tasks/{taskId}/comments", {
      ...at(params, task),
      body: { client_id: randomUUID(), text: "Gut." },
    });
    const list = await anna.must("GET /api/teams/{id}/tasks/{taskId}/comments", at(params, task));
    expect(list.items.map(({ text }) => text)).toEqual(["Gut.", body.text]);
    const known = await anna.must("GET /api/teams/{id}/tasks/{taskId}", at(params, task));
    expect(known.comment_count).toBe(2);
    const remove = (by: Person, commentId: string) =>
      by.call("DELETE /api/teams/{id}/tasks/{taskId}/comments/{commentId}", {
        params: { ...params, taskId: task.id, commentId },
      });
    expect((await remove(berta, own.id)).error.error).toBe("forbidden");
    expect((await remove(anna, first.id)).status).toBe(204);
    expect((await remove(anna, own.id)).status).toBe(204);
  });
});

describe("telling", () => {
  test("an assignee is notified of a task, by its current name, until it is deleted", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, { title: "Geheimer Plan", assignees: [anna.id, berta.id] });
    await soon(async () => expect(await noticesOf(berta, "task_assigned")).toHaveLength(1));
    expect(await noticesOf(anna, "task_assigned")).toEqual([]);
    const [notice] = await noticesOf(berta, "task_assigned");
    expect(notice?.payload).toMatchObject({ team_id: params.id, task_id: task.id, message: "Geheimer Plan" });
    await anna.must("PATCH /api/teams/{id}/tasks/{taskId}", {
      ...at(params, task),
      body: { title: "Offener Plan", text_version: 1 },
    });
    await soon(async () =>
      expect((await noticesOf(berta, "task_assigned"))[0]?.payload.message).toBe("Offener Plan"),
    );
    await anna.must("DELETE /api/teams/{id}/tasks/{taskId}", at(params, task));
    await soon(async () => expect(await noticesOf(berta, "task_assigned")).toEqual([]));
    const { rows } = await server.platform.db.rawQuery(
      "select 1 from events where position('Plan' in data::text) > 0 and topic = $1",
      [`u:${berta.id}`],
    );
    expect(rows).toEqual([]);
  });

  test("a due date is a day, and the same one for every reader", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, { title: "Abgabe", due_at: "2026-12-04" });
    expect(task.due_at).toBe("2026-12-04");
    for (const reader of [anna, berta])
      expect(await reader.must("GET /api/teams/{id}/tasks/{taskId}", at(params, task))).toMatchObject({
        due_at: "2026-12-04",
      });
    const moment = await make(anna, params, { title: "Älterer Browser", due_at: "2026-12-04T22:59:59.000Z" });
    expect(moment.due_at).toBe("2026-12-04");
    for (const due_at of ["1999-12-31", "2026-02-30", "morgen"])
      expect(
        (await anna.call("POST /api/teams/{id}/tasks", { params, body: { title: "x", due_at } })).status,
      ).toBe(400);
  });

  test("a due task notifies each assignee once per date", async () => {
    const { anna, berta, params } = await aTeam(server);
    const task = await make(anna, params, {
      title: "Morgen",
      due_at: inDays(0),
      assignees: [anna.id, berta.id],
    });
    await make(anna, params, { title: "Nächste Woche", due_at: inDays(7), assignees: [berta.id] });
    await anna.must("PUT /api/teams/{id}/tasks/{taskId}/completion", { ...at(params, task), body: {} });
    const now = new Date();
    await Promise.all([remind(server.platform, now), remind(server.platform, now)]);
    await remind(server.platform, now);
    await soon(async () => expect(await noticesOf(berta, "task_due")).toHaveLength(1));
    expect((await noticesOf(berta, "task_due"))[0]).toMatchObject({
      count: 1,
      payload: { message: "Morgen" },
    });
    expect(await noticesOf(anna, "task_due")).toEqual([]);
    // Another date is another reminder.
    await anna.must("PATCH /api/teams/{id}/tasks/{taskId}", {
      ...at(params, task),
      body: { due_at: inDays(-1) },
    });
    await remind(server.platform, now);
    await soon(async () => expect((await noticesOf(berta, "task_due"))[0]?.count).toBe(2));
  });

  test("a member who leaves keeps no notifications of the team", async () => {
    const { anna, berta, params } = await aTeam(server);
    await make(anna, params, { title: "Internes", assignees: [berta.id] });
    await soon(async () => expect(await noticesOf(berta, "task_assigned")).toHaveLength(1));
    await anna.must("DELETE /api/teams/{id}/members/{userId}", { params: { ...params, userId: berta.id } });
    await soon(async () => expect(await noticesOf(berta, "task_assigned")).toEqual([]));
  });
});
