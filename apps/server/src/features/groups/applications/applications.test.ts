import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join, sizeOf } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const QUESTIONS = ["Woran arbeitest du?", "Wie viele Stunden hast du?"];
const ANSWERS = [
  { order: 1, answer: "An Stempeln" },
  { order: 2, answer: "8" },
];
const asking = (owner: Person) => aGroup(owner, { group_type: "application", questions: QUESTIONS });
const apply = (person: Person, id: string, answers = ANSWERS) =>
  person.call("POST /api/groups/{id}/applications", { params: { id }, body: { answers } });
const accept = (by: Person, id: string, applicationId: string) =>
  by.call("POST /api/groups/{id}/applications/{applicationId}/accept", {
    params: { id, applicationId },
    body: {},
  });
const reject = (by: Person, id: string, applicationId: string, reason?: string) =>
  by.call("POST /api/groups/{id}/applications/{applicationId}/reject", {
    params: { id, applicationId },
    body: reason ? { reason } : {},
  });
const waiting = async (by: Person, id: string) =>
  (await by.must("GET /api/groups/{id}/applications", { params: { id } })).items;

describe("applying", () => {
  test("keeps questions as they were, notifies the moderators and fulfils the quest", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    const questions = await berta.must("GET /api/groups/{id}/questions", { params: { id } });
    expect(questions.items).toEqual(QUESTIONS.map((question, index) => ({ order: index + 1, question })));
    const stream = await Stream.open(anna);
    const { body, status } = await apply(berta, id);
    expect([status, body.status]).toEqual([201, "pending"]);
    await stream.next(({ kind }) => kind === "group_application_changed");
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { questions: ["Ganz anders?"] } });
    const [application] = await waiting(anna, id);
    expect(application?.answers).toEqual(
      QUESTIONS.map((question, index) => ({ order: index + 1, question, answer: ANSWERS[index]?.answer })),
    );
    expect((await berta.must("GET /api/groups/{id}", { params: { id } })).my_state).toBe("pending");
    expect((await berta.must("GET /api/quest")).completed_steps).toContain("discover_groups");
    expect((await apply(berta, id)).error.error).toBe("already_applied");
    const notified = await stream.next(({ kind }) => kind === "notification_created", 10_000);
    expect(notified.data).toMatchObject({
      type: "group_application",
      payload: { group_id: id, group_name: expect.stringMatching(/^Werkstatt /), sender: { id: berta.id } },
    });
    await berta.must("DELETE /api/groups/{id}/applications/mine", { params: { id } });
    await stream.next(({ kind }) => kind === "notification_removed", 10_000);
    stream.close();
  });

  test("needs an answer to every question, with a letter or digit", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    const missing = await apply(berta, id, ANSWERS.slice(1));
    expect([missing.status, missing.error.error]).toEqual([400, "answers_incomplete"]);
    expect(missing.error.message).toBe(
      "Bitte beantworte alle Fragen (mindestens ein Buchstabe oder eine Zahl).",
    );
    const empty = await apply(berta, id, [
      ANSWERS[0] ?? { order: 1, answer: "" },
      { order: 2, answer: " !? " },
    ]);
    expect(empty.error.details?.[0]?.code).toBe("answer_empty");
    expect(empty.error.details?.[0]?.message).toBe(missing.error.message);
  });

  test("without questions an empty one will do; several at once are one", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "application" });
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply(berta, id, [])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await waiting(anna, id)).toHaveLength(1);
  });

  test("is refused where it has no place", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const open = await aGroup(anna);
    const closed = await aGroup(anna, { group_type: "private" });
    expect((await apply(berta, open.id, [])).error.error).toBe("no_applications");
    expect((await apply(berta, closed.id, [])).error.error).toBe("not_found");
    expect((await apply(anna, (await asking(anna)).id)).error.error).toBe("already_member");
  });

  test("waiting ones do not count, memberships do", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const groups = [await asking(anna), await asking(anna), await asking(anna)];
    for (const { id } of groups) expect((await apply(berta, id)).status).toBe(201);
    for (const group of [await aGroup(anna), await aGroup(anna)])
      expect((await join(berta, group.id)).status).toBe(200);
    expect((await apply(berta, (await asking(anna)).id)).error.error).toBe("test_version_limit");
  });

  test("can be withdrawn and repeated", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    await apply(berta, id);
    await berta.must("DELETE /api/groups/{id}/applications/mine", { params: { id } });
    expect((await berta.call("DELETE /api/groups/{id}/applications/mine", { params: { id } })).status).toBe(
      404,
    );
    expect((await berta.must("GET /api/groups/{id}", { params: { id } })).my_state).toBe("none");
    expect(await waiting(anna, id)).toEqual([]);
    expect((await apply(berta, id)).status).toBe(201);
  });
});

describe("deciding", () => {
  test("accepting makes a member, live and with a notification; twice is refused", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    const { body } = await apply(berta, id);
    const stream = await Stream.open(berta);
    const answers = await Promise.all([
      accept(anna, id, body.id),
      accept(anna, id, body.id),
      reject(anna, id, body.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("already_decided");
    await stream.next(({ kind }) => kind === "group_application_changed");
    if (answers[2]?.status === 409) {
      await stream.next(({ kind }) => kind === "group_membership_changed");
      await firstChannel(berta, id);
      expect(await sizeOf(server, id)).toEqual({ kept: 2, there: 2, readers: 2 });
    }
    const notified = await stream.next(({ kind }) => kind === "notification_created", 10_000);
    expect(notified.data).toMatchObject({ type: "group_decision", payload: { group_id: id } });
    stream.close();
  });

  test("rejecting carries a reason, which its applicant reads", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    const { body } = await apply(berta, id);
    const stream = await Stream.open(berta);
    await reject(anna, id, body.id, "Wir sind gerade nur Töpfer.");
    const notified = await stream.next(({ kind }) => kind === "notification_created", 10_000);
    expect(notified.data).toMatchObject({
      type: "group_decision",
      payload: { accepted: false, message: "Wir sind gerade nur Töpfer." },
    });
    expect((await berta.must("GET /api/groups/{id}", { params: { id } })).my_state).toBe("rejected");
    expect((await apply(berta, id)).status).toBe(201);
    stream.close();
  });

  test("an applicant over the limit changes nothing", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    const { body } = await apply(berta, id);
    for (const group of [await aGroup(anna), await aGroup(anna)]) await join(berta, group.id);
    const refused = await accept(anna, id, body.id);
    expect([refused.status, refused.error.error]).toEqual([409, "applicant_limit"]);
    expect(await waiting(anna, id)).toHaveLength(1);
    expect(await sizeOf(server, id)).toEqual({ kept: 1, there: 1, readers: 1 });
  });

  test("of several acceptances at the same moment only as many as the applicant has room for", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const groups = await Promise.all(Array.from({ length: 5 }, () => asking(anna)));
    const made = await Promise.all(groups.map(({ id }) => apply(berta, id)));
    const answers = await Promise.all(
      groups.map(({ id }, index) => accept(anna, id, made[index]?.body.id ?? "")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect((await berta.must("GET /api/groups/mine")).items).toHaveLength(2);
  });

  test("is for moderators; an application of another group is none of theirs", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    const one = await asking(anna);
    const other = await asking(anna);
    const { body } = await apply(berta, one.id);
    expect((await accept(carla, one.id, body.id)).error.error).toBe("forbidden");
    expect((await accept(berta, one.id, body.id)).error.error).toBe("forbidden");
    expect((await accept(anna, other.id, body.id)).error.error).toBe("not_found");
    expect((await carla.call("GET /api/groups/{id}/applications", { params: { id: one.id } })).status).toBe(
      403,
    );
  });

  test("the list is read page by page, the oldest first", async () => {
    const anna = await aFounder(server);
    const { id } = await asking(anna);
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push((await apply(await aMember(server), id)).body.id);
    const first = await anna.must("GET /api/groups/{id}/applications", {
      params: { id },
      query: { limit: 3 },
    });
    const rest = await anna.must("GET /api/groups/{id}/applications", {
      params: { id },
      query: { limit: 3, cursor: first.next_cursor ?? "" },
    });
    expect([...first.items, ...rest.items].map((one) => one.id)).toEqual(made);
    expect(rest.next_cursor).toBeNull();
  });

  test("joining in another way settles an application", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    await apply(berta, id);
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { group_type: "public" } });
    expect((await join(berta, id)).status).toBe(200);
    expect(await waiting(anna, id)).toEqual([]);
  });

  test("a group that turned private stays visible to its waiting applicants", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await asking(anna);
    const { body } = await apply(berta, id);
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { group_type: "private" } });
    expect((await berta.call("GET /api/groups/{id}", { params: { id } })).status).toBe(200);
    await reject(anna, id, body.id);
    expect((await berta.call("GET /api/groups/{id}", { params: { id } })).status).toBe(404);
  });
});
