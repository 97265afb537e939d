import { randomUUID } from "node:crypto";
import { FREE_APPLICATIONS_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aJob, aJobber, anApplication, boardOf, tryToApply } from "#features/jobs/test-jobs.ts";
import { RARE_WORD, WRITERS_TIMEOUT_MS, writersOfTwo } from "#features/matching/test-words.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let anna: Person;
let berta: Person;
beforeAll(async () => {
  server = await startTestServer();
  anna = await aJobber(server, { models: ["smma"], skills: ["copywriting"] });
  berta = await aJobber(server, { models: ["smma"], skills: ["video-editing"] });
  return () => server.stop();
});
beforeEach(() => query("delete from job_posts"));
const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);

describe("the board", () => {
  test("shows a post with why it fits, and filters by the spec's names", async () => {
    const { id } = await aJob(anna, { skills: ["video-editing"], business_models: ["smma"] });
    const other = await aJob(anna, { title: "Texterin", country: "FR", job_type: "fulltime" });
    const { items } = await berta.must("GET /api/jobs");
    expect(items.map((one) => one.id)).toEqual([other.id, id]);
    expect(items[1]).toMatchObject({
      mine: false,
      my_application: null,
      country: "DE",
      job_type: null,
      author: { id: anna.id, email: null },
      reasons: [
        { kind: "shared_models", models: ["smma"] },
        { kind: "skills_needed", skills: ["video-editing"] },
      ].sort((a) => (a.kind === "shared_models" ? -1 : 1)),
    });
    const found = async (q: object) =>
      (await berta.must("GET /api/jobs", { query: q })).items.map((one) => one.id);
    expect(await found({ country: "FR" })).toEqual([other.id]);
    expect(await found({ jobType: "fulltime" })).toEqual([other.id]);
    expect(await found({ jobType: "oneoff" })).toEqual([]);
    expect(await found({ skills: "video-editing,copywriting" })).toEqual([id]);
    expect(await found({ businessModels: ["smma", "trading"] })).toEqual([id]);
    expect(await found({ search: "texter" })).toEqual([other.id]);
    expect(await found({ search: "reels woche" })).toEqual([other.id, id]);
    expect(await found({ search: "!!!" })).toEqual([]);
    expect(await found({ offset: 1 })).toEqual([id]);
    expect((await berta.call("GET /api/jobs", { query: { skills: "zaubern" } } as never)).status).toBe(400);
  });

  test(
    "by fit puts a post first whose words are the viewer's own, where all else is alike",
    async () => {
      const writers = await writersOfTwo(server);
      const craft = await aJob(anna, {
        title: "Werkstatt",
        content: "Es geht um Kerzen, Keramik und Taschen",
      });
      const taxes = await aJob(anna, { title: "Büro", content: "Es geht um Steuern, Bilanzen und Budgets" });
      const first = async (who: Person) =>
        (await who.must("GET /api/jobs", { query: { sort: "fit" } })).items[0]?.id;
      expect(await first(writers.crafts)).toBe(craft.id);
      expect(await first(writers.taxes)).toBe(taxes.id);
      // What was changed is read again.
      const body = { content: "Es geht um Steuern, Bilanzen und Budgets, Konten und Tabellen" };
      await anna.must("PATCH /api/jobs/{id}", { params: { id: craft.id }, body });
      await anna.must("PATCH /api/jobs/{id}", {
        params: { id: taxes.id },
        body: { content: "Es geht um Kerzen, Keramik, Taschen, Seife und Holz" },
      });
      expect(await first(writers.crafts)).toBe(taxes.id);
      // A rare word that both wrote is a reason, as the post has it; words of many are none.
      const fragrant = await aJob(anna, { content: `Kerzen und Keramik mit ${RARE_WORD.toUpperCase()}` });
      const reasons = async (who: Person) =>
        (await who.must("GET /api/jobs/{id}", { params: { id: fragrant.id } })).reasons;
      expect(await reasons(writers.crafts)).toContainEqual({
        kind: "shared_words",
        words: [RARE_WORD.toUpperCase()],
      });
      expect((await reasons(writers.taxes)).map(({ kind }) => kind)).not.toContain("shared_words");
    },
    WRITERS_TIMEOUT_MS,
  );

  test("goes on by a cursor, in the order of time and of fit", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push((await aJob(anna, n === 1 ? { skills: ["video-editing"] } : {})).id);
    for (const sort of ["newest", "fit"] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const answer = await berta.must("GET /api/jobs", {
          query: { limit: 2, sort, ...(cursor && { cursor }) },
        });
        seen.push(...answer.items.map(({ id }) => id));
        cursor = answer.next_cursor ?? undefined;
      }
      expect(cursor).toBeUndefined();
      expect(seen.toSorted()).toEqual(ids.toSorted());
      if (sort === "newest") expect(seen).toEqual(ids.toReversed());
      else expect(seen[0]).toBe(ids[1]);
    }
    const wrong = await berta.call("GET /api/jobs", { query: { sort: "fit", cursor: "Quatsch" } });
    expect(wrong.status).toBe(400);
  });

  test("hides members who were blocked or muted, and banned ones", async () => {
    const { id } = await aJob(anna);
    expect(await boardOf(berta)).toEqual([id]);
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await boardOf(berta)).toEqual([]);
    expect((await tryToApply(berta, id)).status).toBe(404);
    await berta.must("DELETE /api/users/{id}/block", { params: { id: anna.id } });
    await query("update members set banned_at = now() where id = $1", [anna.id]);
    expect(await boardOf(berta)).toEqual([]);
    expect((await berta.call("GET /api/jobs/{id}", { params: { id } })).status).toBe(404);
    await query("update members set banned_at = null where id = $1", [anna.id]);
    expect(await boardOf(berta)).toEqual([id]);
  });

  test("announces new posts and counts, to everybody who is there", async () => {
    const stream = await Stream.open(berta);
    const { id } = await aJob(anna);
    await stream.next(({ kind, data }) => kind === "jobs_news" && (data as { fresh: boolean }).fresh);
    const news = await berta.must("GET /api/jobs/news", {
      query: { since: "00000000-0000-7000-8000-000000000000" },
    });
    expect(news.count).toBe(1);
    const own = await anna.must("GET /api/jobs/news", {
      query: { since: "00000000-0000-7000-8000-000000000000" },
    });
    expect(own.count).toBe(0);
    await anApplication(berta, id);
    const counted = await stream.next(
      ({ kind, data }) => kind === "jobs_news" && (data as { counts: unknown[] }).counts.length > 0,
      8_000,
    );
    expect(counted.data).toMatchObject({ counts: [{ id, applications_count: 1 }] });
    stream.close();
  });

  test("is found by the search over everything", async () => {
    const { id } = await aJob(anna, { title: "Kalligrafie für Etiketten" });
    const { jobs } = await berta.must("GET /api/search", { query: { q: "kalligr" } });
    expect(jobs.map((one) => one.id)).toEqual([id]);
  });

  test("tells how many applications are left", async () => {
    const newcomer = await aMember(server);
    const options = await newcomer.must("GET /api/jobs/options");
    expect(options.applications_left).toBe(FREE_APPLICATIONS_MAX);
    expect(options.skills).toContain("video-editing");
  });
});

describe("publishing", () => {
  test("needs words, a confirmed address and an age of sixteen", async () => {
    const newcomer = await aMember(server);
    const body = { client_id: randomUUID(), title: "A", content: "B" };
    expect((await newcomer.call("POST /api/jobs", { body })).error.error).toBe("email_unconfirmed");
    const child = await aJobber(server);
    await query("update profiles set age = 15 where member_id = $1", [child.id]);
    expect((await child.call("POST /api/jobs", { body })).error.error).toBe("job_age");
    const { id } = await aJob(anna);
    expect((await tryToApply(child, id)).error.error).toBe("job_age");
    const empty = await anna.call("POST /api/jobs", { body: { ...body, content: "  \n " } });
    expect([empty.status, empty.error.details?.[0]?.field]).toEqual([400, "content"]);
  });

  test("twice with one client id is one; twenty are open at a time, also for parallel callers", async () => {
    const carla = await aJobber(server);
    const body = { client_id: randomUUID(), title: "Einmal", content: "Genau einmal." };
    const twice = await Promise.all([1, 2, 3].map(() => carla.must("POST /api/jobs", { body })));
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    await query(
      `insert into job_posts (id, author_id, client_id, title, content, country, expires_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'x', 'y', 'DE', now() + interval '3 days' from generate_series(1, 18)`,
      [carla.id],
    );
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => carla.call("POST /api/jobs", { body: { ...body, client_id: randomUUID() } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test("changing is for the author, who closes, opens, renews and deletes", async () => {
    const { id } = await aJob(anna);
    const params = { id };
    const foreign = await berta.call("PATCH /api/jobs/{id}", { params, body: { title: "Gekapert" } });
    expect(foreign.status).toBe(404);
    const changed = await anna.must("PATCH /api/jobs/{id}", {
      params,
      body: { title: "Schnitt und Ton", job_type: "oneoff" },
    });
    expect(changed).toMatchObject({ title: "Schnitt und Ton", job_type: "oneoff", country: "DE" });
    expect(changed.edited_at).not.toBeNull();
    expect((await anna.must("POST /api/jobs/{id}/close", { params })).state).toBe("closed");
    expect(await boardOf(berta)).toEqual([]);
    expect((await berta.call("GET /api/jobs/{id}", { params })).status).toBe(404);
    expect((await tryToApply(berta, id)).status).toBe(404);
    expect((await anna.must("POST /api/jobs/{id}/reopen", { params })).state).toBe("open");
    await query("update job_posts set expires_at = now() - interval '1 hour' where id = $1", [id]);
    expect(await boardOf(berta)).toEqual([]);
    expect((await anna.must("GET /api/jobs/mine")).items[0]?.state).toBe("expired");
    const renewed = await anna.must("POST /api/jobs/{id}/renew", { params });
    expect(renewed.state).toBe("open");
    expect(Date.parse(renewed.expires_at) - Date.now()).toBeGreaterThan(59 * 86_400_000);
    await anna.must("DELETE /api/jobs/{id}", { params });
    expect((await anna.call("GET /api/jobs/{id}", { params })).status).toBe(404);
    expect((await anna.call("PATCH /api/jobs/{id}", { params, body: { title: "Doch" } })).status).toBe(404);
  });
});
