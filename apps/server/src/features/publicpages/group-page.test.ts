import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { setPage, visit } from "#features/publicpages/test-pages.ts";
import { aMember, anEstablishedMember, randomLetters } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const statusOf = async (id: string) => (await visit(server, `/g/${id}`)).status;

test("a group's page is closed until it is opened, says what it is about, and never who belongs to it", async () => {
  const name = `Gastgeberin${randomLetters(6)}`;
  const owner = await aFounder(server, true, { username: name });
  const group = await aGroup(owner, {
    description: "Wir bauen Läden.\nJeden Dienstag.",
    niches: ["print-on-demand"],
  });
  const member = await aMember(server, { username: `Dabei${randomLetters(6)}` });
  await join(member, group.id);
  expect(await statusOf(group.id)).toBe(404);
  expect((await setPage(owner, "group", group.id, true)).body).toEqual({
    open: true,
    live: true,
    path: `/g/${group.id}`,
  });
  const { status, html } = await visit(server, `/g/${group.id}`);
  expect(status).toBe(200);
  for (const text of [group.name, "Wir bauen Läden.\nJeden Dienstag.", "Print-on-Demand", "2 Mitglieder"])
    expect(html).toContain(text);
  for (const kept of [name, "Dabei", owner.id, member.id, owner.email]) expect(html).not.toContain(kept);
  expect((await visit(server, `/api/og/group/${group.id}.png`)).headers.get("content-type")).toBe(
    "image/png",
  );
  await setPage(owner, "group", group.id, false);
  expect(await statusOf(group.id)).toBe(404);
});

test("a private group has none, and one that becomes private loses it", async () => {
  const owner = await aFounder(server);
  const secret = await aGroup(owner, { group_type: "private" });
  expect((await setPage(owner, "group", secret.id, true)).error.error).toBe("public_page_private");
  const group = await aGroup(owner);
  await setPage(owner, "group", group.id, true);
  const changes = [
    ["type = 'private'", "type = 'public'"],
    ["withdrawn_at = now()", "withdrawn_at = null"],
    ["signs = '{payment_outside}'", "signs = null"],
  ];
  for (const [away, back] of changes) {
    await server.platform.db.rawQuery(`update groups set ${away} where id = $1`, [group.id]);
    expect([away, await statusOf(group.id)]).toEqual([away, 404]);
    expect((await visit(server, `/api/og/group/${group.id}.png`)).status).toBe(404);
    await server.platform.db.rawQuery(`update groups set ${back} where id = $1`, [group.id]);
  }
  expect(await statusOf(group.id)).toBe(200);
});

test("only its owner and its moderators decide", async () => {
  const owner = await aFounder(server);
  const group = await aGroup(owner);
  const helper = await anEstablishedMember(server);
  const member = await anEstablishedMember(server);
  const outsider = await anEstablishedMember(server);
  for (const person of [helper, member]) await join(person, group.id);
  await owner.must("PATCH /api/groups/{id}/members/{userId}", {
    params: { id: group.id, userId: helper.id },
    body: { role: "moderator" },
  });
  for (const person of [member, outsider])
    expect((await setPage(person, "group", group.id, true)).error.error).toBe("not_found");
  expect((await setPage(helper, "group", group.id, true)).status).toBe(200);
});
