import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, setPage, visit } from "#features/publicpages/test-pages.ts";
import { aMember, anEstablishedMember, aPictureFile } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const statusOf = async (name: string) => (await visit(server, `/m/${name}`)).status;
const sql = (text: string, id: string) => server.platform.db.rawQuery(text, [id]);

describe("a member's card", () => {
  test("is closed until they open it, and gone as they close it", async () => {
    const person = await anEstablishedMember(server, { username: "Heimlich" });
    const params = { kind: "member", id: person.id } as const;
    expect(await person.must("GET /api/public-pages/{kind}/{id}", { params })).toEqual({
      open: false,
      live: false,
      path: "/m/Heimlich",
    });
    expect(await statusOf("Heimlich")).toBe(404);
    expect((await setPage(person, "member", person.id, true)).body).toMatchObject({ open: true, live: true });
    expect(await statusOf("Heimlich")).toBe(200);
    expect(await statusOf("heimlich")).toBe(200);
    // Twice is as once.
    expect((await setPage(person, "member", person.id, true)).status).toBe(200);
    expect((await setPage(person, "member", person.id, false)).body).toMatchObject({
      open: false,
      live: false,
    });
    const gone = await visit(server, "/m/Heimlich", { "accept-language": "en" });
    expect([gone.status, gone.html.includes("This page doesn’t exist")]).toEqual([404, true]);
    expect(gone.html).toContain('<meta name="robots" content="noindex">');
  });

  test("says what they do, can and seek, and nothing else", async () => {
    const { person, name } = await aCard(server, {
      age: 47,
      models: ["print-on-demand"],
      skills: ["video-editing"],
      goal: "remote-work",
      bio: "Meine Bio",
      idea: "Meine Idee",
    });
    await person.must("PATCH /api/profiles/{userId}", {
      params: { userId: person.id },
      body: { location: "Bielefeld", target: "Jemanden, der verkauft" },
    });
    await sql("update members set verified_at = now() where id = $1", person.id);
    const { status, html, headers } = await visit(server, `/m/${name}`);
    expect(status).toBe(200);
    for (const text of [
      name,
      "Print-on-Demand",
      "Videoschnitt",
      "Ortsunabhängig arbeiten",
      "Jemanden, der verkauft",
      "Verifiziert",
    ])
      expect(html).toContain(text);
    // As a word of its own: addresses of pictures and ports may have these digits.
    expect(html).not.toMatch(/(?<![\w:/.-])47(?![\w/.-])/);
    for (const kept of ["Meine Bio", "Meine Idee", "Bielefeld", person.email])
      expect(html).not.toContain(kept);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(headers.get("content-security-policy")).not.toContain("script-src");
    expect(headers.get("set-cookie")).toBeNull();
    expect(html).toContain(`href="/dashboard/user/${person.id}"`);
  });

  test("has a head for search engines and messengers, in the reader's language or the member's", async () => {
    const { name } = await aCard(server, { language: "fr" });
    const { html } = await visit(server, `/m/${name}`);
    const address = `${server.platform.config.origin}/m/${name}`;
    expect(html).toContain('<html lang="fr" dir="ltr">');
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`);
    expect(html).toContain(`<meta property="og:title" content="${name}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const arabic = (await visit(server, `/m/${name}?lang=ar`, { "accept-language": "en" })).html;
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain(`<link rel="canonical" href="${address}?lang=ar">`);
    expect((await visit(server, `/m/${name}?lang=x`, { "accept-language": "en" })).html).toContain(
      'lang="en"',
    );
  });

  test("exists only for members of at least 16 years, and ends when the age changes", async () => {
    const child = await anEstablishedMember(server, { age: 15 });
    const silent = await anEstablishedMember(server);
    await sql("update profiles set age = null where member_id = $1", silent.id);
    for (const person of [child, silent])
      expect((await setPage(person, "member", person.id, true)).error.error).toBe("public_page_age");
    const { person, name } = await aCard(server);
    await sql("update profiles set age = 15 where member_id = $1", person.id);
    expect(await statusOf(name)).toBe(404);
    const params = { kind: "member", id: person.id } as const;
    expect(await person.must("GET /api/public-pages/{kind}/{id}", { params })).toMatchObject({
      open: true,
      live: false,
    });
    // What is open can always be closed.
    expect((await setPage(person, "member", person.id, false)).status).toBe(200);
  });

  test("requires a confirmed address, and can be opened by its member only", async () => {
    const newcomer = await aMember(server);
    const other = await anEstablishedMember(server);
    expect((await setPage(newcomer, "member", newcomer.id, true)).error.error).toBe("email_unconfirmed");
    expect((await setPage(other, "member", newcomer.id, true)).error.error).toBe("not_found");
  });

  test("is gone at once for the banned, the leaving and the erased", async () => {
    const changes = [
      "update members set banned_at = now() where id = $1",
      "update members set deletion_due_at = now() + interval '7 days' where id = $1",
      "delete from members where id = $1",
    ];
    for (const change of changes) {
      const { person, name } = await aCard(server);
      await sql(change, person.id);
      expect([change, await statusOf(name)]).toEqual([change, 404]);
      expect((await visit(server, `/api/og/member/${name}.png`)).status).toBe(404);
    }
  });

  test("is hidden from blocked members, while guests read it", async () => {
    const { person, name } = await aCard(server);
    const other = await aMember(server);
    await person.must("PUT /api/users/{id}/block", { params: { id: other.id } });
    expect((await visit(server, `/m/${name}`, { cookie: other.cookie })).status).toBe(404);
    expect((await visit(server, `/m/${name}`)).status).toBe(200);
    expect((await visit(server, `/m/${name}`, { cookie: person.cookie })).status).toBe(200);
  });

  test("does not pass on words that warn of a scam", async () => {
    const { person, name } = await aCard(server);
    await sql(
      "update profiles set target = 'Schick mir Geld', signs = '{payment_outside}' where member_id = $1",
      person.id,
    );
    const { status, html } = await visit(server, `/m/${name}`);
    expect([status, html.includes("Schick mir Geld")]).toEqual([200, false]);
  });

  test("shows their picture without an account, and only while it is open", async () => {
    const { person, name } = await aCard(server);
    const file = await aPictureFile();
    await person.must("POST /api/profiles/{userId}/avatar", { params: { userId: person.id }, file });
    const { html } = await visit(server, `/m/${name}`);
    const [, src = ""] = /class="face" src="([^"]+)"/.exec(html) ?? [];
    const shown = await visit(server, src);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    await setPage(person, "member", person.id, false);
    expect((await visit(server, src)).status).toBe(404);
  });

  test("members' texts are escaped, also in the structured data for search engines", async () => {
    const { person, name } = await aCard(server);
    await sql(
      `update profiles set target = '</script><script>alert(1)</script>" onload="x <!-- &amp;' where member_id = $1`,
      person.id,
    );
    const { html } = await visit(server, `/m/${name}`);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script>|" onload="/);
    const [, data = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ "@type": "ProfilePage", mainEntity: { name } });
  });

  test("no member has such a name", async () => {
    for (const path of ["/m/Niemand", "/m/%3Cb%3E", `/m/${"x".repeat(199)}`])
      expect((await visit(server, path)).status).toBe(404);
  });
});
