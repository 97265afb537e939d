import { randomUUID } from "node:crypto";
import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup } from "#features/groups/test-groups.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const report = (person: Person, subject: ReportSubject, note = "") =>
  person.call("POST /api/reports", { body: { subject, reason: "spam", note } });
const casesAbout = async (id: string) => {
  const { rows } = await server.platform.db.rawQuery<{ kind: string; excerpt: string; reports: number }>(
    `select c.kind, c.excerpt, (select count(*) from reports r where r.case_id = c.id)::int as reports
     from moderation_cases c where c.subject_id = $1`,
    [id],
  );
  return rows;
};

test("several reports of a member are one case; the same person counts once", async () => {
  const reported = await aMember(server, { username: "Blender", bio: "Werde reich in 3 Tagen" });
  const people = await Promise.all([aMember(server), aMember(server), aMember(server)]);
  const answers = await Promise.all(people.map((one) => report(one, { kind: "member", id: reported.id })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const again = await report(people[0] ?? reported, { kind: "member", id: reported.id });
  expect([again.status, again.error.error]).toEqual([409, "already_reported"]);
  const [only, ...others] = await casesAbout(reported.id);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: "member", reports: 3 });
  expect(only?.excerpt).toContain("Werde reich in 3 Tagen");
});

test("a message is kept as it stood, although it is taken back afterwards", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const params = { id: chatId };
  const { id } = await anna.must("POST /api/chats/{id}/messages", {
    params,
    body: { client_id: randomUUID(), text: "Schick mir dein Passwort" },
  });
  expect((await report(anna, { kind: "message", id, chat_id: chatId })).error.error).toBe("own_content");
  expect((await report(berta, { kind: "message", id, chat_id: chatId })).status).toBe(201);
  await anna.must("DELETE /api/chats/{id}/messages/{messageId}", { params: { id: chatId, messageId: id } });
  expect(await casesAbout(id)).toMatchObject([{ excerpt: "Schick mir dein Passwort", reports: 1 }]);
});

test("no one reports what they cannot see", async () => {
  const { anna, chatId } = await aPairInChat(server);
  const { id } = await anna.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text: "unter uns" },
  });
  const outsider = await aMember(server);
  const hidden = await aGroup(await aFounder(server), { group_type: "private" });
  for (const subject of [
    { kind: "message", id, chat_id: chatId },
    { kind: "group", id: hidden.id },
    { kind: "member", id: randomUUID() },
  ] as const)
    expect((await report(outsider, subject)).error.error).toBe("not_found");
  expect(await casesAbout(id)).toEqual([]);
});

test("a group can be reported; 'something else' needs words", async () => {
  const group = await aGroup(await aFounder(server), { name: "Schnelles Geld" });
  const person = await aMember(server);
  const subject = { kind: "group", id: group.id } as const;
  const mute = await person.call("POST /api/reports", { body: { subject, reason: "other" } });
  expect(mute.error.details?.[0]).toMatchObject({ field: "note", code: "required" });
  const reported = await person.call("POST /api/reports", {
    body: { subject, reason: "other", note: "Schneeballsystem" },
  });
  expect(reported.status).toBe(201);
  expect(await casesAbout(group.id)).toMatchObject([{ kind: "group", reports: 1 }]);
});

test("a report outlives its reporter, without their words", async () => {
  const reported = await aMember(server);
  const reporter = await aMember(server);
  await report(reporter, { kind: "member", id: reported.id }, "Er rief mich unter 0170 an");
  await server.platform.db.transaction((tx) => server.platform.personal.erase(tx, reporter.id));
  const { rows } = await server.platform.db.rawQuery<{ note: string }>(
    "select r.note from reports r join moderation_cases c on c.id = r.case_id where c.subject_id = $1",
    [reported.id],
  );
  expect(rows).toEqual([{ note: "" }]);
});
