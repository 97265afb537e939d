import type { LiveData } from "@kompagnon/contract/live/events.ts";
import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel } from "#features/groups/test-groups.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const propose = (person: Person, chatId: string, tasks: string[] = []) =>
  person.must("POST /api/chats/{id}/trials", {
    params: { id: chatId },
    body: { goal: "Zwanzig Anmeldungen", weeks: 3, tasks },
  });
const of = ({ id }: Trial) => ({ params: { id } });
const DEBRIEF = { verdict: "together", good: "Tempo", hard: "Zeitzonen" } as const;

async function aRunning(tasks: string[] = []) {
  const pair = await aPairInChat(server);
  const { id } = await propose(pair.anna, pair.chatId, tasks);
  const trial = await pair.berta.must("POST /api/trials/{id}/accept", { params: { id } });
  return { ...pair, trial };
}

/** Lets a trial project's weeks have been over for some days. */
const end = (trial: Trial, days: number) =>
  server.platform.db.rawQuery("update trials set ends_at = now() - make_interval(days => $2) where id = $1", [
    trial.id,
    days,
  ]);

describe("proposing", () => {
  test("is read in the conversation, in the proposer's language, and heard of live", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(berta);
    const trial = await propose(anna, chatId, ["Namen finden", "Text schreiben"]);
    expect(trial).toMatchObject({ status: "proposed", weeks: 3, proposer_id: anna.id, ends_at: null });
    expect(trial.tasks.map(({ text, done }) => [text, done])).toEqual([
      ["Namen finden", false],
      ["Text schreiben", false],
    ]);
    const event = await stream.next(({ kind }) => kind === "trial_changed");
    expect(event.data).toEqual({ chat_id: chatId, trial_id: trial.id } satisfies LiveData<"trial_changed">);
    stream.close();
    const { items } = await berta.must("GET /api/chats/{id}/messages", { params: { id: chatId } });
    expect(items[0]).toMatchObject({ sender_id: anna.id });
    expect(items[0]?.text).toContain("Probeprojekt (3 Wochen): Zwanzig Anmeldungen");
    expect((await berta.must("GET /api/chats/unread"))[chatId]).toBe(1);
  });

  test("one at a time, also of two at the same moment; the message goes with the refused one", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const input = { params: { id: chatId }, body: { goal: "Ein Shop", weeks: 1 } };
    const answers = await Promise.all(
      [anna, berta].map((person) => person.call("POST /api/chats/{id}/trials", input)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("trial_exists");
    const { items } = await anna.must("GET /api/chats/{id}/messages", { params: { id: chatId } });
    expect(items).toHaveLength(1);
  });

  test("is refused for other members, in channels, when empty and across a block", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const outsider = await aMember(server);
    const body = { goal: "Ein Shop", weeks: 1 };
    const refused = await outsider.call("POST /api/chats/{id}/trials", { params: { id: chatId }, body });
    expect(refused.error.error).toBe("not_found");
    const founder = await aFounder(server);
    const channel = await firstChannel(founder, (await aGroup(founder)).id);
    const inChannel = await founder.call("POST /api/chats/{id}/trials", { params: { id: channel }, body });
    expect(inChannel.error.error).toBe("not_found");
    const empty = await anna.call("POST /api/chats/{id}/trials", {
      params: { id: chatId },
      body: { goal: " \n ", weeks: 13 },
    });
    expect(empty.error.details?.map(({ field, code }) => [field, code])).toEqual([
      ["goal", "required"],
      ["weeks", "too_big"],
    ]);
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    const blocked = await anna.call("POST /api/chats/{id}/trials", { params: { id: chatId }, body });
    expect(blocked.error.error).toBe("cannot_write");
  });

  test("only the other accepts; declined or withdrawn, another may follow", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const first = await propose(anna, chatId);
    expect((await anna.call("POST /api/trials/{id}/accept", of(first))).error.error).toBe("forbidden");
    expect((await berta.call("PATCH /api/trials/{id}", { ...of(first), body: { weeks: 1 } })).status).toBe(
      403,
    );
    await anna.must("PATCH /api/trials/{id}", { ...of(first), body: { weeks: 1 } });
    expect((await berta.must("POST /api/trials/{id}/decline", of(first))).status).toBe("declined");
    expect((await berta.call("POST /api/trials/{id}/accept", of(first))).error.error).toBe("already_decided");
    const second = await propose(berta, chatId);
    expect((await berta.must("POST /api/trials/{id}/decline", of(second))).status).toBe("declined");
    const { items } = await anna.must("GET /api/chats/{id}/trials", { params: { id: chatId } });
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe("running", () => {
  test("both tick off, give and remove tasks; the other sees who did it", async () => {
    const { anna, berta, trial } = await aRunning(["Namen finden"]);
    const task = trial.tasks[0]?.id ?? "";
    const params = { id: trial.id, taskId: task };
    const done = await berta.must("PATCH /api/trials/{id}/tasks/{taskId}", {
      params,
      body: { done: true, assignee_id: anna.id },
    });
    expect(done.tasks[0]).toMatchObject({ done: true, done_by: berta.id, assignee_id: anna.id });
    const open = await anna.must("PATCH /api/trials/{id}/tasks/{taskId}", {
      params,
      body: { done: false, text: "Namen wählen" },
    });
    expect(open.tasks[0]).toMatchObject({
      done: false,
      done_by: null,
      assignee_id: anna.id,
      text: "Namen wählen",
    });
    const more = await anna.must("POST /api/trials/{id}/tasks", { ...of(trial), body: { text: "Logo" } });
    expect(more.tasks.map(({ text }) => text)).toEqual(["Namen wählen", "Logo"]);
    const less = await berta.must("DELETE /api/trials/{id}/tasks/{taskId}", { params });
    expect(less.tasks.map(({ text }) => text)).toEqual(["Logo"]);
    const gone = await berta.call("DELETE /api/trials/{id}/tasks/{taskId}", { params });
    expect(gone.error.error).toBe("not_found");
  });

  test("a task is given to one of the two only; fifty are enough", async () => {
    const { anna, trial } = await aRunning(Array.from({ length: 50 }, (_, n) => `Aufgabe ${n}`));
    const body = { text: "Noch eine" };
    const full = await anna.call("POST /api/trials/{id}/tasks", { ...of(trial), body });
    expect(full.error.error).toBe("too_many_tasks");
    const outsider = await aMember(server);
    const foreign = await anna.call("PATCH /api/trials/{id}/tasks/{taskId}", {
      params: { id: trial.id, taskId: trial.tasks[0]?.id ?? "" },
      body: { assignee_id: outsider.id },
    });
    expect(foreign.error.details?.[0]).toMatchObject({ field: "assignee_id", code: "invalid_value" });
  });

  test("its weeks begin with the answer, and can be made longer", async () => {
    const { berta, trial } = await aRunning();
    const days = (one: Trial) =>
      Math.round((Date.parse(one.ends_at ?? "") - Date.parse(one.started_at ?? "")) / 86_400_000);
    expect(days(trial)).toBe(21);
    const longer = await berta.must("PATCH /api/trials/{id}", { ...of(trial), body: { weeks: 4 } });
    expect([days(longer), longer.goal]).toEqual([28, trial.goal]);
  });
});

describe("the debrief", () => {
  test("begins when the weeks are over; words are shown once both have written", async () => {
    const { anna, berta, chatId, trial } = await aRunning(["Namen finden"]);
    expect(
      (await anna.call("PUT /api/trials/{id}/debrief", { ...of(trial), body: DEBRIEF })).error.error,
    ).toBe("trial_over");
    await end(trial, 0);
    const late = await anna.call("POST /api/trials/{id}/tasks", { ...of(trial), body: { text: "Zu spät" } });
    expect(late.error.error).toBe("trial_over");
    const hers = await anna.must("PUT /api/trials/{id}/debrief", { ...of(trial), body: DEBRIEF });
    expect(hers).toMatchObject({ status: "debrief", debriefed: [anna.id] });
    expect(hers.debriefs).toHaveLength(1);
    const { items } = await berta.must("GET /api/chats/{id}/trials", { params: { id: chatId } });
    expect(items[0]).toMatchObject({ debriefs: [], debriefed: [anna.id] });
    const both = await berta.must("PUT /api/trials/{id}/debrief", {
      ...of(trial),
      body: { ...DEBRIEF, verdict: "apart" },
    });
    expect(both.status).toBe("done");
    expect(both.debriefs.map(({ member_id, verdict }) => [member_id, verdict])).toEqual([
      [anna.id, "together"],
      [berta.id, "apart"],
    ]);
    const changed = await anna.call("PUT /api/trials/{id}/debrief", { ...of(trial), body: DEBRIEF });
    expect(changed.error.error).toBe("trial_over");
  });

  test("after fourteen days one's silence hides the other's words no longer, and a new project may begin", async () => {
    const { anna, berta, chatId, trial } = await aRunning();
    await anna.must("POST /api/trials/{id}/end", of(trial));
    await anna.must("PUT /api/trials/{id}/debrief", { ...of(trial), body: DEBRIEF });
    await end(trial, 15);
    const { items } = await berta.must("GET /api/chats/{id}/trials", { params: { id: chatId } });
    expect(items[0]?.debriefs.map(({ good }) => good)).toEqual(["Tempo"]);
    expect((await propose(berta, chatId)).status).toBe("proposed");
  });

  test("a project whose weeks are over does not block a new one", async () => {
    const { anna, chatId, trial } = await aRunning();
    await end(trial, 1);
    expect((await propose(anna, chatId)).status).toBe("proposed");
    const { items } = await anna.must("GET /api/chats/{id}/trials", { params: { id: chatId } });
    expect(items.map(({ status }) => status)).toEqual(["proposed", "debrief"]);
  });
});
