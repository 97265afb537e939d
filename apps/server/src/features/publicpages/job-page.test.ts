import { afterAll, beforeAll, expect, test } from "vitest";
import { aJob } from "#features/jobs/test-jobs.ts";
import { setPage, visit } from "#features/publicpages/test-pages.ts";
import { anEstablishedMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = (text: string, id: string) => server.platform.db.rawQuery(text, [id]);
const statusOf = async (id: string) => (await visit(server, `/job/${id}`)).status;
/** What the page tells search engines. */
const dataOf = async (id: string) => {
  const { html } = await visit(server, `/job/${id}`);
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? "null");
};
async function anOpenJob(words: Parameters<typeof aJob>[1] = {}) {
  const author = await anEstablishedMember(server);
  const job = await aJob(author, words);
  expect((await setPage(author, "job", job.id, true)).body).toMatchObject({
    live: true,
    path: `/job/${job.id}`,
  });
  return { author, job };
}

test("a job's page is closed until its author opens it, and tells search engines what they ask for", async () => {
  const author = await anEstablishedMember(server);
  const job = await aJob(author, { job_type: "fulltime", country: "FR", skills: ["video-editing"] });
  expect(await statusOf(job.id)).toBe(404);
  await setPage(author, "job", job.id, true);
  const { status, html } = await visit(server, `/job/${job.id}`);
  expect(status).toBe(200);
  for (const text of [job.title, job.content, "Videoschnitt", "Vollzeit", "Frankreich", job.author.username])
    expect(html).toContain(text);
  expect(html).not.toContain(author.email);
  expect(await dataOf(job.id)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    datePosted: job.created_at,
    validThrough: job.expires_at,
    employmentType: "FULL_TIME",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "FR" },
    hiringOrganization: { name: job.author.username },
  });
  const picture = await visit(server, `/api/og/job/${job.id}.png`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("it is gone once the job is closed, over, looked at, removed or deleted, and back as it opens again", async () => {
  const { author, job } = await anOpenJob();
  const params = { id: job.id };
  await author.must("POST /api/jobs/{id}/close", { params });
  expect(await statusOf(job.id)).toBe(404);
  expect((await visit(server, `/api/og/job/${job.id}.png`)).status).toBe(404);
  await author.must("POST /api/jobs/{id}/reopen", { params });
  expect(await statusOf(job.id)).toBe(200);
  for (const [away, back] of [
    ["expires_at = now() - interval '1 second'", "expires_at = now() + interval '1 day'"],
    ["hidden_at = now()", "hidden_at = null"],
    ["removed_at = now()", "removed_at = null"],
    ["signs = '{payment_outside}'", "signs = '{}'"],
  ]) {
    await sql(`update job_posts set ${away} where id = $1`, job.id);
    expect([away, await statusOf(job.id)]).toEqual([away, 404]);
    await sql(`update job_posts set ${back} where id = $1`, job.id);
  }
  expect(await statusOf(job.id)).toBe(200);
  await author.must("DELETE /api/jobs/{id}", { params });
  expect(await statusOf(job.id)).toBe(404);
});

test("it goes with its author: banned, erased, blocked, or too young", async () => {
  const { author, job } = await anOpenJob();
  const other = await anEstablishedMember(server);
  await other.must("PUT /api/users/{id}/block", { params: { id: author.id } });
  expect((await visit(server, `/job/${job.id}`, { cookie: other.cookie })).status).toBe(404);
  expect(await statusOf(job.id)).toBe(200);
  await sql("update profiles set age = null where member_id = $1", author.id);
  expect(await statusOf(job.id)).toBe(404);
  await sql("update profiles set age = 30 where member_id = $1", author.id);
  await sql("update members set banned_at = now() where id = $1", author.id);
  expect(await statusOf(job.id)).toBe(404);
});

test("only its author opens it, and only from 16 on with an age that is known", async () => {
  const author = await anEstablishedMember(server);
  const { id } = await aJob(author);
  expect((await setPage(await anEstablishedMember(server), "job", id, true)).error.error).toBe("not_found");
  await sql("update profiles set age = null where member_id = $1", author.id);
  expect((await setPage(author, "job", id, true)).error.error).toBe("public_page_age");
});

test("what its author wrote stays text on the page and in the data", async () => {
  const nasty = `</script><script>alert(1)</script><img src=x onerror=alert(1)>\n\n"quoted" & more`;
  const { job } = await anOpenJob({ title: "Texte <b>schreiben</b>", content: nasty });
  const { html } = await visit(server, `/job/${job.id}`);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script>|<img src=x|<b>schreiben/);
  const data = await dataOf(job.id);
  expect(data.title).toBe("Texte <b>schreiben</b>");
  expect(data.description).toContain("&lt;/script&gt;");
  expect(data.description).not.toContain("<script>");
});

test("an address that names nothing", async () => {
  for (const id of ["unsinn", "0190e5a0-0000-7000-8000-000000000000", "%3Cb%3E"])
    expect(await statusOf(id)).toBe(404);
});
