import { afterAll, beforeAll, expect, test } from "vitest";
import { aJob } from "#features/jobs/test-jobs.ts";
import { aCard, setPage, visit } from "#features/publicpages/test-pages.ts";
import { archiveOf } from "#testing/archive.ts";
import { anEstablishedMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("search engines find the pages that can be read, and no others", async () => {
  const { person, name } = await aCard(server);
  const { name: hidden, person: banned } = await aCard(server);
  await server.platform.db.rawQuery("update members set banned_at = now() where id = $1", [banned.id]);
  const closed = await anEstablishedMember(server, { username: "Verborgene" });
  const job = await aJob(person);
  await setPage(person, "job", job.id, true);
  const { origin } = server.platform.config;
  const index = await visit(server, "/sitemap.xml");
  expect([index.status, index.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const files = [...index.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(files).toEqual([`${origin}/sitemap-site.xml`, `${origin}/sitemap-open-1.xml`]);
  const list = (await visit(server, "/sitemap-open-1.xml")).html;
  expect(list).toContain(`<loc>${origin}/m/${name}</loc>`);
  expect(list).toContain(`<loc>${origin}/job/${job.id}</loc>`);
  expect(list).not.toContain(hidden);
  expect(list).not.toContain("Verborgene");
  expect(closed.id).not.toBe("");
  await setPage(person, "member", person.id, false);
  expect((await visit(server, "/sitemap-open-1.xml")).html).not.toContain(name);
  for (const none of ["/sitemap-open-0.xml", "/sitemap-open-x.xml", "/sitemap-open-999999.xml"])
    expect((await visit(server, none)).status).toBe(400);
});

test("a member's archive tells what they opened, and nothing of it outlives them", async () => {
  const { person } = await aCard(server);
  const job = await aJob(person);
  await setPage(person, "job", job.id, true);
  const files = await archiveOf(server.platform.personal, person.id);
  expect(JSON.parse(files.get("public-pages.json") ?? "[]")).toMatchObject([
    { kind: "member", id: person.id },
    { kind: "job", id: job.id },
  ]);
  await server.platform.db.rawQuery("delete from members where id = $1", [person.id]);
  const { rows } = await server.platform.db.rawQuery(
    "select from public_pages where member_id = $1 or job_id = $2",
    [person.id, job.id],
  );
  expect(rows).toEqual([]);
});
