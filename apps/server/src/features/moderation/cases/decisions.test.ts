import { randomUUID } from "node:crypto";
import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import type { Decision } from "@kompagnon/contract/moderation/rules.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, anEstablishedMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let moderator: Person;
let admin: Person;
let second: Person;
beforeAll(async () => {
  server = await startTestServer();
  [moderator, admin, second] = [await onTheTeam(2), await onTheTeam(5), await onTheTeam(5)];
});
afterAll(() => server.stop());

const query = <R extends object>(text: string, values: unknown[] = []) =>
  server.platform.db.rawQuery<R>(text, values);

async function onTheTeam(level: number): Promise<Person> {
  const person = await aFounder(server);
  await giveLevel(server, person, level);
  return person;
}

const report = (person: Person, subject: ReportSubject) =>
  person.call("POST /api/reports", { body: { subject, reason: "fraud", note: "Abzocke" } });

/** The case about something that these people report. */
async function aCase(subject: ReportSubject, ...people: Person[]): Promise<string> {
  for (const person of people) expect((await report(person, subject)).status).toBe(201);
  const { rows } = await query<{ id: string }>(
    "select id from moderation_cases where subject_id = $1 and status = 'open'",
    [subject.id],
  );
  return rows[0]?.id ?? "";
}

const resolve = (by: Person, id: string, decision: Decision, ban_days: 1 | 30 | null = null) =>
  by.must("POST /api/admin/reports/{id}/resolve", {
    params: { id },
    body: { decision, reason: `Darum: ${id}`, ban_days },
  });
const appeal = (author: Person, id: string) =>
  author.must("POST /api/moderation/decisions/{id}/appeal", {
    params: { id },
    body: { text: "Doch nicht." },
  });
const reverse = (by: Person, id: string) =>
  by.call("POST /api/admin/reports/{id}/appeal", {
    params: { id },
    body: { outcome: "reversed", reason: "Stimmt." },
  });
const decidable = async (by: Person, id: string) =>
  (await by.must("GET /api/admin/reports/{id}", { params: { id } })).decidable;

test("who owned a group when it was withdrawn does not decide their own appeal, also after handing it over", async () => {
  const owner = await onTheTeam(2);
  const heir = await aMember(server);
  const { id } = await aGroup(owner);
  await join(heir, id);
  const caseId = await aCase({ kind: "group", id }, heir);
  expect([await decidable(owner, caseId), await decidable(moderator, caseId)]).toEqual([false, false]);
  await resolve(admin, caseId, "removed");
  await appeal(owner, caseId);
  await owner.must("PATCH /api/groups/{id}/members/{userId}", {
    params: { id, userId: heir.id },
    body: { role: "owner" },
  });
  expect((await reverse(owner, caseId)).error.error).toBe("forbidden");
  expect([await decidable(owner, caseId), await decidable(second, caseId)]).toEqual([false, true]);
});

test("a reported member does not learn who reported them, not even as a moderator", async () => {
  const accused = await onTheTeam(2);
  const reporter = await aMember(server);
  const caseId = await aCase({ kind: "post", id: (await aPost(accused)).id }, reporter);
  const read = async (by: Person) =>
    (await by.must("GET /api/admin/reports/{id}", { params: { id: caseId } })).reports;
  expect(await read(second)).toMatchObject([{ reporter: { id: reporter.id }, note: "Abzocke" }]);
  expect(await read(accused)).toMatchObject([{ reporter: null, note: "" }]);
});

test("what moderators let stand is not hidden by the same few again", async () => {
  const few = async () => [
    await anEstablishedMember(server),
    await anEstablishedMember(server),
    await anEstablishedMember(server),
  ];
  const people = await few();
  const { id } = await aPost(await aWriter(server));
  const [reader = second] = people;
  const status = async () => (await reader.call("GET /api/posts/{id}", { params: { id } })).status;
  const caseId = await aCase({ kind: "post", id }, ...people);
  expect(await status()).toBe(404);
  await resolve(moderator, caseId, "dismissed");
  // Nor by others who were never wrong.
  const again = await aCase({ kind: "post", id }, ...people, ...(await few()));
  expect(again).not.toBe(caseId);
  expect(await status()).toBe(200);
});

test("a withdrawn group is found nowhere by strangers", async () => {
  const owner = await aFounder(server);
  const outsider = await aMember(server);
  const { id } = await aGroup(owner, { name: "Verschwindeklub" });
  await resolve(moderator, await aCase({ kind: "group", id }, outsider), "removed");
  const { groups } = await outsider.must("GET /api/search", { query: { q: "Verschwindeklub" } });
  expect(groups).toEqual([]);
  expect((await outsider.must("GET /api/users/{id}", { params: { id: owner.id } })).groups).toEqual([]);
  expect(
    (await owner.must("GET /api/search", { query: { q: "Verschwindeklub" } })).groups.map((one) => one.id),
  ).toEqual([id]);
});

test("what two decisions removed comes back with the second appeal only", async () => {
  const owner = await aFounder(server);
  const member = await aMember(server);
  const outsider = await aMember(server);
  const { id } = await aGroup(owner);
  await join(member, id);
  const cases: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const caseId = await aCase({ kind: "group", id }, member);
    await resolve(moderator, caseId, "removed");
    await appeal(owner, caseId);
    cases.push(caseId);
  }
  const seen: number[] = [];
  for (const caseId of cases) {
    expect((await reverse(admin, caseId)).status).toBe(200);
    seen.push((await outsider.call("GET /api/groups/{id}", { params: { id } })).status);
  }
  expect(seen).toEqual([404, 200]);
});

test("a shorter ban does not shorten one that holds, and lifting it lifts no other", async () => {
  const author = await aWriter(server);
  const reporter = await aMember(server);
  const reported = async () => aCase({ kind: "post", id: (await aPost(author)).id }, reporter);
  const long = await reported();
  const short = await reported();
  const ban = async () => {
    const { rows } = await query<{ banned: boolean; days: number }>(
      `select banned_at is not null as banned, round(extract(epoch from banned_until - now()) / 86400)::int as days
       from members where id = $1`,
      [author.id],
    );
    return rows[0];
  };
  await resolve(admin, long, "banned", 30);
  await resolve(admin, short, "banned", 1);
  expect(await ban()).toEqual({ banned: true, days: 30 });
  // A banned member can't appeal here; they appealed just before the ban, or an operator gave them access for it.
  await query(
    "update moderation_cases set status = 'appealed', appeal = 'x', appealed_at = now() where id = any($1)",
    [[long, short]],
  );
  await query("update moderation_cases set decided_by = $2 where id = any($1)", [
    [long, short],
    moderator.id,
  ]);
  expect((await reverse(second, long)).status).toBe(200);
  expect(await ban()).toEqual({ banned: true, days: 1 });
  expect((await reverse(second, short)).status).toBe(200);
  expect(await ban()).toEqual({ banned: false, days: null });
});

test("moderators delete comments, but not those of equals or higher, and it is written down", async () => {
  const post = await aPost(await aWriter(server));
  const owner = await onTheTeam(9);
  const theirs = await aComment(owner, post.id);
  const usual = await aComment(await aWriter(server), post.id);
  const params = { id: post.id };
  const { items } = await moderator.must("GET /api/posts/{id}/comments", { params });
  expect(items.map((one) => one.deletable)).toEqual([false, true]);
  const remove = (commentId: string) =>
    moderator.call("DELETE /api/posts/{id}/comments/{commentId}", { params: { ...params, commentId } });
  expect((await remove(theirs.id)).error.error).toBe("forbidden");
  expect((await remove(usual.id)).status).toBe(204);
  const audit = await admin.must("GET /api/admin/audit");
  expect(audit.items.filter((one) => one.subject_id === usual.id)).toMatchObject([
    { action: "content.removed", kind: "comment", actor: { id: moderator.id } },
  ]);
});

test("a message that comes back counts as unread again", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const params = { id: chatId };
  const say = (text: string) =>
    anna.must("POST /api/chats/{id}/messages", { params, body: { client_id: randomUUID(), text } });
  const { id } = await say("Erste");
  await say("Zweite");
  const unread = async () => (await berta.must("GET /api/chats/{id}", { params })).unread_count;
  const caseId = await aCase({ kind: "message", id, chat_id: chatId }, berta);
  await resolve(moderator, caseId, "removed");
  expect(await unread()).toBe(1);
  await appeal(anna, caseId);
  await reverse(second, caseId);
  expect(await unread()).toBe(2);
});

test("a message of an erased member can be reported", async () => {
  const owner = await aFounder(server);
  const gone = await aMember(server);
  const reader = await aMember(server);
  const { id } = await aGroup(owner);
  for (const person of [gone, reader]) await join(person, id);
  const chatId = await firstChannel(owner, id);
  const message = await gone.must("POST /api/groups/{id}/channels/{channelId}/messages", {
    params: { id, channelId: chatId },
    body: { client_id: randomUUID(), text: "Kauft bei mir" },
  });
  await server.platform.db.transaction(async (tx) => {
    await server.platform.personal.erase(tx, gone.id);
    await tx.rawQuery("delete from members where id = $1", [gone.id]);
  });
  const caseId = await aCase({ kind: "message", id: message.id, chat_id: chatId }, reader);
  expect(await moderator.must("GET /api/admin/reports/{id}", { params: { id: caseId } })).toMatchObject({
    author: null,
    excerpt: "Kauft bei mir",
  });
});

test("the export tells decisions and what one wrote against them", async () => {
  const author = await aWriter(server);
  const caseId = await aCase({ kind: "post", id: (await aPost(author)).id }, await aMember(server));
  await resolve(moderator, caseId, "warned");
  await appeal(author, caseId);
  const files = await archiveOf(server.platform.personal, author.id);
  expect(JSON.parse(files.get("decisions.json") ?? "")).toMatchObject([
    { decision: "warned", appeal: "Doch nicht." },
  ]);
});
