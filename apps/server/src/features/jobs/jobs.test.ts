import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepJobs } from "#features/jobs/feature.ts";
import { aJob, aJobber, anApplication, boardOf } from "#features/jobs/test-jobs.ts";
import { archiveOf } from "#testing/archive.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());
const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const noticesOf = async (person: Person) =>
  (await person.must("GET /api/notifications")).items.map(({ type, payload }) => [type, payload.message]);

describe("the time of a post", () => {
  test("ends after sixty days, with a reminder before that goes with renewing", async () => {
    const anna = await aJobber(server);
    const { id } = await aJob(anna, { title: "Bald vorbei" });
    await query("update job_posts set expires_at = now() + interval '6 days' where id = $1", [id]);
    await sweepJobs(server.platform);
    await sweepJobs(server.platform);
    await jobsDone(server);
    expect(await noticesOf(anna)).toEqual([["job_expiring", "Bald vorbei"]]);
    await anna.must("POST /api/jobs/{id}/renew", { params: { id } });
    await jobsDone(server);
    const { rows } = await query("select reminded_at from job_posts where id = $1", [id]);
    expect(rows).toEqual([{ reminded_at: null }]);
    await query("update job_posts set expires_at = now() - interval '1 minute' where id = $1", [id]);
    await sweepJobs(server.platform);
    const { rows: ended } = await query("select state from job_posts where id = $1", [id]);
    expect(ended).toEqual([{ state: "expired" }]);
    expect((await anna.must("POST /api/jobs/{id}/reopen", { params: { id } })).state).toBe("open");
  });
});

describe("a saved search", () => {
  test("tells of posts that it finds, with their words of now, once a member", async () => {
    const anna = await aJobber(server);
    const berta = await aJobber(server);
    const carla = await aJobber(server);
    const save = (person: Person, body: object) => person.call("POST /api/jobs/searches", { body });
    expect((await save(berta, {})).error.error).toBe("search_empty");
    const first = await save(berta, { search: "Zimtstern!", country: "DE" });
    expect((await save(berta, { search: "zimtstern" })).status).toBe(201);
    const again = await save(berta, { search: "Zimtstern", country: "DE" });
    expect(again.body.id).toBe(first.body.id);
    await save(carla, { search: "zimtstern", country: "FR" });
    await save(anna, { search: "zimtstern" });
    const { id } = await aJob(anna, { title: "Zimtstern backen" });
    await jobsDone(server);
    expect(await noticesOf(berta)).toEqual([["job_match", "Zimtstern backen"]]);
    expect(await noticesOf(carla)).toEqual([]);
    expect(await noticesOf(anna)).toEqual([]);
    await anna.must("PATCH /api/jobs/{id}", { params: { id }, body: { title: "Lebkuchen backen" } });
    expect(await noticesOf(berta)).toEqual([["job_match", "Lebkuchen backen"]]);
    await anna.must("DELETE /api/jobs/{id}", { params: { id } });
    await jobsDone(server);
    expect(await noticesOf(berta)).toEqual([]);
    const foreign = await anna.call("DELETE /api/jobs/searches/{id}", { params: { id: first.body.id } });
    expect(foreign.status).toBe(404);
    await berta.must("DELETE /api/jobs/searches/{id}", { params: { id: first.body.id } });
    for (let n = 0; n < 9; n += 1)
      expect((await save(berta, { search: `Wort${"abcdefghi"[n]}` })).status).toBe(201);
    const many = await Promise.all(["eins", "zwei"].map((search) => save(berta, { search })));
    expect(many.map(({ status }) => status)).toEqual([409, 409]);
  });
});

describe("moderation", () => {
  test("a post that reads like a scam warns its readers and comes before moderators; words make it so", async () => {
    const anna = await aJobber(server);
    const berta = await aJobber(server);
    const { id } = await aJob(anna, {
      content: "Bevor wir anfangen, überweist du 49 Euro Bearbeitungsgebühr im Voraus.",
    });
    const [seen] = (await berta.must("GET /api/jobs")).items.filter((one) => one.id === id);
    expect(seen?.signs).toContain("money_upfront");
    const { rows } = await query("select kind from moderation_cases where subject_id = $1", [id]);
    expect(rows).toEqual([{ kind: "job" }]);
    const { reports } = server.platform.features;
    const content = { kind: "job" as const, subjectId: id, chatId: null, postId: null };
    await server.platform.db.transaction(
      (tx) => reports.job.clear?.(server.platform, tx, content) ?? Promise.resolve(),
    );
    const changed = await anna.must("PATCH /api/jobs/{id}", { params: { id }, body: { country: "FR" } });
    expect(changed.signs).toEqual([]);
  });

  test("hiding, removing and restoring", async () => {
    const anna = await aJobber(server);
    const berta = await aJobber(server);
    const { id } = await aJob(anna);
    const params = { id };
    const report = await berta.call("POST /api/reports", {
      body: { subject: { kind: "job", id }, reason: "spam" },
    });
    expect(report.status).toBeLessThan(300);
    const { reports } = server.platform.features;
    const content = { kind: "job" as const, subjectId: id, chatId: null, postId: null };
    const change = (what: "hide" | "show" | "remove" | "restore") =>
      server.platform.db.transaction(async (tx) => reports.job[what]?.(server.platform, tx, content));
    await change("hide");
    expect(await boardOf(berta)).not.toContain(id);
    expect((await anna.must("GET /api/jobs/{id}", { params })).in_review).toBe(true);
    await change("show");
    expect(await boardOf(berta)).toContain(id);
    await change("remove");
    expect((await anna.call("GET /api/jobs/{id}", { params })).status).toBe(404);
    expect((await anna.call("POST /api/jobs/{id}/renew", { params })).status).toBe(404);
    await change("restore");
    expect(await boardOf(berta)).toContain(id);
  });
});

describe("a member's own", () => {
  test("is in their archive, and goes with them: counts follow", async () => {
    const anna = await aJobber(server);
    const berta = await aJobber(server);
    const { id } = await aJob(anna);
    await anApplication(berta, id, "Mein Archivtext");
    const own = await aJob(berta, { title: "Von Berta" });
    const { personal } = server.platform;
    const archive = (await archiveOf(personal, berta.id)).get("jobs.json");
    expect(archive).toContain("Mein Archivtext");
    expect(archive).toContain("Von Berta");
    await server.platform.db.transaction(async (tx) => {
      await personal.erase(tx, berta.id);
      await tx.rawQuery("delete from members where id = $1", [berta.id]);
    });
    const kept = await anna.must("GET /api/jobs/{id}", { params: { id } });
    expect(kept.applications_count).toBe(0);
    expect((await anna.must("GET /api/jobs/applications")).items).toEqual([]);
    expect((await anna.call("GET /api/jobs/{id}", { params: { id: own.id } })).status).toBe(404);
  });
});
