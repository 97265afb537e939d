import { randomUUID } from "node:crypto";
import { FREE_APPLICATIONS_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aJob,
  aJobber,
  anApplication,
  aPremiumJobber,
  boardOf,
  tryToApply,
} from "#features/jobs/test-jobs.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());
const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);

/** An author with a post, and an applicant. */
async function aScene() {
  const anna = await aJobber(server);
  const berta = await aJobber(server);
  return { anna, berta, job: await aJob(anna) };
}
const received = async (person: Person) =>
  person.must("GET /api/jobs/applications", { query: { box: "received" } });
const sent = async (person: Person) =>
  (await person.must("GET /api/jobs/applications", { query: { box: "sent" } })).items;

describe("applying", () => {
  test("reaches the author live, counted and with a notification", async () => {
    const { anna, berta, job } = await aScene();
    const stream = await Stream.open(anna);
    const application = await anApplication(berta, job.id, "Ich schneide seit vier Jahren.");
    const { data } = await stream.next(({ kind }) => kind === "job_application_submitted");
    expect(data).toEqual({ application_id: application.id });
    const notified = await stream.next(({ kind }) => kind === "notification_created", 10_000);
    expect(notified.data).toMatchObject({
      type: "job_application_submitted",
      payload: {
        job_id: job.id,
        application_id: application.id,
        message: "Ich schneide seit vier Jahren.",
        sender: { id: berta.id },
      },
    });
    const { items, waiting } = await received(anna);
    expect(waiting).toBe(1);
    expect(items[0]).toMatchObject({ id: application.id, status: "sent", applicant_id: berta.id });
    expect((await berta.must("GET /api/jobs/{id}", { params: { id: job.id } })).my_application).toEqual({
      id: application.id,
      status: "sent",
    });
    await anna.must("PUT /api/jobs/applications/seen", { body: { ids: [application.id] } });
    expect((await sent(berta))[0]?.history.map(({ status }) => status)).toEqual(["sent", "seen"]);
    stream.close();
  });

  test("is refused to oneself, twice, without words and where it is closed", async () => {
    const { anna, berta, job } = await aScene();
    expect((await tryToApply(anna, job.id)).error.error).toBe("own_job");
    expect((await tryToApply(berta, job.id, "   ")).status).toBe(400);
    await anApplication(berta, job.id);
    expect((await tryToApply(berta, job.id)).error.error).toBe("already_applied");
    await anna.must("POST /api/jobs/{id}/close", { params: { id: job.id } });
    expect((await tryToApply(await aJobber(server), job.id)).status).toBe(404);
    expect((await berta.must("GET /api/jobs/{id}", { params: { id: job.id } })).state).toBe("closed");
  });

  test("without premium is possible three times, however many come at once", async () => {
    const { anna, berta } = await aScene();
    const jobs = [];
    for (let n = 0; n < 6; n += 1) jobs.push(await aJob(anna));
    const answers = await Promise.all(jobs.map(({ id }) => tryToApply(berta, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403]);
    expect(new Set(answers.filter(({ status }) => status === 403).map(({ error }) => error.error))).toEqual(
      new Set(["premium_required"]),
    );
    expect((await berta.must("GET /api/jobs/options")).applications_left).toBe(0);
    // The test version opens tools, and lifts no cap.
    await query("update members set test_until = now() + interval '3 days' where id = $1", [berta.id]);
    const [free] = jobs.filter((_, n) => answers[n]?.status === 403);
    expect((await tryToApply(berta, free?.id ?? "")).error.error).toBe("premium_required");
    await query("update members set premium_until = now() + interval '3 days' where id = $1", [berta.id]);
    await soon(async () => expect((await tryToApply(berta, free?.id ?? "")).status).toBe(201));
    expect((await berta.must("GET /api/jobs/options")).applications_left).toBeNull();
  });

  test("taken back counts all the same, and to the same post only once", async () => {
    const { anna, berta, job } = await aScene();
    const others = [await aJob(anna), await aJob(anna), await aJob(anna)];
    const first = await anApplication(berta, job.id);
    await berta.must("POST /api/jobs/applications/{id}/withdraw", { params: { id: first.id } });
    await anApplication(berta, job.id, "Doch!");
    for (const { id } of others.slice(0, FREE_APPLICATIONS_MAX - 1)) await anApplication(berta, id);
    expect((await tryToApply(berta, others[2]?.id ?? "")).error.error).toBe("premium_required");
  });

  test("with one client id is one, also at once; premium has no limit", async () => {
    const { anna } = await aScene();
    const berta = await aPremiumJobber(server);
    const one = await aJob(anna);
    const input = { params: { id: one.id }, body: { client_id: randomUUID(), text: "Einmal" } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => berta.must("POST /api/jobs/{id}/applications", input)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await anna.must("GET /api/jobs/{id}", { params: { id: one.id } })).applications_count).toBe(1);
    for (let n = 0; n < 4; n += 1) await anApplication(berta, (await aJob(anna)).id);
  });
});

describe("deciding", () => {
  test("a refusal carries its reason, once, and its applicant hears of it", async () => {
    const { anna, berta, job } = await aScene();
    const { id } = await anApplication(berta, job.id);
    const stream = await Stream.open(berta);
    const reject = () =>
      anna.call("POST /api/jobs/applications/{id}/reject", {
        params: { id },
        body: { reason: "Schon vergeben." },
      });
    const answers = await Promise.all([reject(), reject()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await stream.next(({ kind }) => kind === "job_application_changed");
    const notified = await stream.next(({ kind }) => kind === "notification_created", 10_000);
    expect(notified.data).toMatchObject({
      type: "job_application_decided",
      payload: { accepted: false, message: "Schon vergeben." },
    });
    expect((await sent(berta))[0]).toMatchObject({ status: "rejected", reason: "Schon vergeben." });
    expect((await received(anna)).waiting).toBe(0);
    stream.close();
  });

  test("an answer is a chat request that carries it, or goes into the chat", async () => {
    const { anna, berta, job } = await aScene();
    const { id } = await anApplication(berta, job.id);
    const body = { client_id: randomUUID(), text: "Wann hast du Zeit?" };
    const answer = () => anna.call("POST /api/jobs/applications/{id}/contact", { params: { id }, body });
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const requests = await berta.must("GET /api/chat-requests", { query: { box: "in" } });
    expect(requests.items.map(({ note }) => note)).toEqual(["Wann hast du Zeit?"]);
    const [request] = requests.items;
    await berta.must("POST /api/chat-requests/{id}/accept", { params: { id: request?.id ?? "" } });
    const [application] = await sent(berta);
    expect(application).toMatchObject({ status: "answered", chat_id: expect.any(String) });
    const next = await aJob(anna);
    const second = await anApplication(berta, next.id);
    await anna.must("POST /api/jobs/applications/{id}/contact", {
      params: { id: second.id },
      body: { client_id: randomUUID(), text: "Du schon wieder, schön!" },
    });
    const chat = await berta.must("GET /api/chats/{id}/messages", {
      params: { id: application?.chat_id ?? "" },
    });
    expect(chat.items.map(({ text }) => text)).toContain("Du schon wieder, schön!");
  });

  test("an applicant who accepts no requests gets no message, and the author is notified of that", async () => {
    const { anna, berta, job } = await aScene();
    const { id } = await anApplication(berta, job.id);
    await berta.must("PATCH /api/chat-inbox", { body: { paused: true } });
    const { status, error } = await anna.call("POST /api/jobs/applications/{id}/contact", {
      params: { id },
      body: { client_id: randomUUID(), text: "Wann hast du Zeit?" },
    });
    expect([status, error.error]).toEqual([403, "requests_paused"]);
    expect(await sent(berta)).toMatchObject([{ status: expect.not.stringMatching("answered") }]);
  });

  test("what was taken back is gone wherever it was told", async () => {
    const { anna, berta, job } = await aScene();
    const { id } = await anApplication(berta, job.id, "Geheimnis Zimtstern");
    await jobsDone(server);
    await berta.must("POST /api/jobs/applications/{id}/withdraw", { params: { id } });
    await jobsDone(server);
    expect((await received(anna)).items).toEqual([]);
    expect((await anna.must("GET /api/notifications")).items).toEqual([]);
    const { rows } = await query("select from events where data::text like '%Zimtstern%'");
    expect(rows).toEqual([]);
    expect((await sent(berta))[0]).toMatchObject({ status: "withdrawn", content: "" });
    const late = await anna.call("POST /api/jobs/applications/{id}/reject", { params: { id }, body: {} });
    expect(late.status).toBe(404);
    expect((await anna.must("GET /api/jobs/{id}", { params: { id: job.id } })).applications_count).toBe(0);
  });

  test("a deleted post leaves applicants theirs, without its words", async () => {
    const { anna, berta, job } = await aScene();
    await anApplication(berta, job.id);
    await anna.must("DELETE /api/jobs/{id}", { params: { id: job.id } });
    expect((await sent(berta))[0]).toMatchObject({ job_id: null, job_title: "", job_state: "deleted" });
    const { rows } = await query("select title, content from job_posts where id = $1", [job.id]);
    expect(rows).toEqual([{ title: "", content: "" }]);
    expect(await boardOf(berta)).not.toContain(job.id);
  });

  test("banned and blocked members are hidden, and no other member reads an application", async () => {
    const { anna, berta, job } = await aScene();
    const { id } = await anApplication(berta, job.id);
    const carla = await aJobber(server);
    for (const route of ["reject", "contact", "withdraw"] as const) {
      const body = route === "contact" ? { client_id: randomUUID(), text: "Hallo" } : {};
      const input = { params: { id }, body } as never; // one of three routes
      expect((await carla.call(`POST /api/jobs/applications/{id}/${route}`, input)).status).toBe(404);
    }
    const own = await berta.call("POST /api/jobs/applications/{id}/reject", { params: { id }, body: {} });
    expect(own.status).toBe(404);
    await query("update members set banned_at = now() where id = $1", [berta.id]);
    expect(await received(anna)).toMatchObject({ items: [], waiting: 0 });
    await query("update members set banned_at = null where id = $1", [berta.id]);
    await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
    expect((await received(anna)).items).toEqual([]);
    expect(await sent(berta)).toEqual([]);
  });
});
