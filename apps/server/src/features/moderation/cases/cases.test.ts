import { randomUUID } from "node:crypto";
import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel } from "#features/groups/test-groups.ts";
import { aMember, anEstablishedMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
let moderator: Person;
let second: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  [moderator, second, admin] = [await onTheTeam(2), await onTheTeam(2), await onTheTeam(5)];
});
afterAll(() => server.stop());

async function onTheTeam(level: number): Promise<Person> {
  const person = await aMember(server);
  await giveLevel(server, person, level);
  return person;
}

async function anAuthor(): Promise<Person> {
  const person = await aMember(server);
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  return person;
}

const aPost = (author: Person, content = "Nur heute: 1000 € am Tag, schreib mir!") =>
  author.must("POST /api/posts", { body: { client_id: randomUUID(), content } });
const report = (person: Person, subject: ReportSubject) =>
  person.call("POST /api/reports", { body: { subject, reason: "fraud", note: "Abzocke" } });

/** A case with reports by `reporters` different members. */
async function aCase(subject: ReportSubject, reporters = 1): Promise<{ id: string; people: Person[] }> {
  const people: Person[] = [];
  for (let index = 0; index < reporters; index += 1) {
    const person = await anEstablishedMember(server);
    expect((await report(person, subject)).status).toBe(201);
    people.push(person);
  }
  const { rows } = await server.platform.db.rawQuery<{ id: string }>(
    "select id from moderation_cases where subject_id = $1 and status = 'open'",
    [subject.id],
  );
  return { id: rows[0]?.id ?? "", people };
}

const resolve = (
  by: Person,
  id: string,
  decision: "dismissed" | "warned" | "removed" | "banned",
  ban_days: 7 | null = null,
) =>
  by.call("POST /api/admin/reports/{id}/resolve", {
    params: { id },
    body: { decision, reason: `Darum: ${decision}`, ban_days },
  });
const canSee = async (person: Person, id: string) =>
  (await person.call("GET /api/posts/{id}", { params: { id } })).status === 200;

describe("the threshold", () => {
  test("the third member who reports a post hides it; its author sees it in review; a dismissal brings it back", async () => {
    const author = await anAuthor();
    const reader = await aMember(server);
    const { id } = await aPost(author);
    await aCase({ kind: "post", id }, 2);
    expect(await canSee(reader, id)).toBe(true);
    const found = await aCase({ kind: "post", id }, 1);
    expect(await canSee(reader, id)).toBe(false);
    expect(await author.must("GET /api/posts/{id}", { params: { id } })).toMatchObject({ in_review: true });
    const feed = await reader.must("GET /api/posts");
    expect(feed.items.map((post) => post.id)).not.toContain(id);
    expect((await resolve(moderator, found.id, "dismissed")).body).toMatchObject({
      state: "closed",
      hidden: false,
    });
    expect(await canSee(reader, id)).toBe(true);
  });

  test("throw-away accounts hide nothing, however many; their reports are queued", async () => {
    const author = await anAuthor();
    const reader = await aMember(server);
    const { id } = await aPost(author);
    const makers = [
      () => aMember(server),
      () => anAuthor(),
      async () => {
        const person = await anEstablishedMember(server);
        await server.platform.db.rawQuery("update members set email_confirmed_at = null where id = $1", [
          person.id,
        ]);
        return person;
      },
      async () => {
        const person = await anEstablishedMember(server);
        await server.platform.db.rawQuery("update profiles set onboarding_step = 2 where member_id = $1", [
          person.id,
        ]);
        return person;
      },
    ];
    for (const make of [...makers, ...makers])
      expect((await report(await make(), { kind: "post", id })).status).toBe(201);
    expect(await canSee(reader, id)).toBe(true);
    const { items } = await moderator.must("GET /api/admin/reports", { query: { kind: "post" } });
    expect(items.find(({ report_count: count }) => count === 8)).toBeDefined();
    await aCase({ kind: "post", id }, 2);
    expect(await canSee(reader, id)).toBe(true);
    await aCase({ kind: "post", id }, 1);
    expect(await canSee(reader, id)).toBe(false);
  });

  test("who was wrong before counts for less, who was right for one", async () => {
    const author = await anAuthor();
    const reader = await aMember(server);
    const people = await Promise.all(Array.from({ length: 3 }, () => anEstablishedMember(server)));
    const decided = async (decision: "dismissed" | "removed") => {
      const { id } = await aPost(author);
      for (const person of people) await report(person, { kind: "post", id });
      const found = await aCase({ kind: "post", id }, 0);
      expect((await resolve(moderator, found.id, decision)).status).toBe(200);
    };
    await decided("removed");
    const { id: first } = await aPost(author);
    for (const person of people) await report(person, { kind: "post", id: first });
    expect(await canSee(reader, first)).toBe(false);
    await decided("dismissed");
    const { id: second } = await aPost(author);
    for (const person of people) await report(person, { kind: "post", id: second });
    // Two of three were right each: together they count two and a quarter.
    expect(await canSee(reader, second)).toBe(true);
    await aCase({ kind: "post", id: second }, 1);
    expect(await canSee(reader, second)).toBe(false);
  });

  test("ten reports at the same moment hide a comment once, and it counts no longer", async () => {
    const author = await anAuthor();
    const { id: postId } = await aPost(author, "Was haltet ihr davon?");
    const { id } = await author.must("POST /api/posts/{id}/comments", {
      params: { id: postId },
      body: { client_id: randomUUID(), text: "Du bist so dumm" },
    });
    const people = await Promise.all(Array.from({ length: 10 }, () => anEstablishedMember(server)));
    const answers = await Promise.all(
      people.map((person) => report(person, { kind: "comment", id, post_id: postId })),
    );
    // Who comes after it was hidden finds nothing to report.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(3);
    expect(statuses.every((status) => status === 201 || status === 404)).toBe(true);
    const [reader = author] = people;
    const comments = await reader.must("GET /api/posts/{id}/comments", { params: { id: postId } });
    expect(comments.items).toEqual([]);
    expect((await reader.must("GET /api/posts/{id}", { params: { id: postId } })).comments).toBe(0);
    const { rows } = await server.platform.db.rawQuery(
      "select from audit_log where action = 'content.hidden' and subject_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test("a message in a channel is hidden for everybody and comes back word for word", async () => {
    const owner = await aFounder(server);
    const group = await aGroup(owner, { group_type: "public" });
    const chatId = await firstChannel(owner, group.id);
    const channel = { id: group.id, channelId: chatId };
    const { id } = await owner.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: channel,
      body: { client_id: randomUUID(), text: "Kauft **jetzt** bei mir" },
    });
    const people = await Promise.all([
      anEstablishedMember(server),
      anEstablishedMember(server),
      anEstablishedMember(server),
    ]);
    for (const person of people) {
      await person.must("POST /api/groups/{id}/join", { params: { id: group.id } });
      expect((await report(person, { kind: "message", id, chat_id: chatId })).status).toBe(201);
    }
    const read = async () => {
      const { items } = await owner.must("GET /api/groups/{id}/channels/{channelId}/messages", {
        params: channel,
      });
      return items.find((message) => message.id === id);
    };
    expect(await read()).toMatchObject({ text: "", deleted: true });
    const { items } = await moderator.must("GET /api/admin/reports", { query: { kind: "message" } });
    const found = items.find(({ excerpt }) => excerpt.includes("Kauft **jetzt**"));
    expect(found).toMatchObject({ hidden: true, report_count: 3 });
    await resolve(moderator, found?.id ?? "", "warned");
    expect(await read()).toMatchObject({ text: "Kauft **jetzt** bei mir", deleted: false });
  });
});

describe("deciding", () => {
  test("removing takes a post from everybody, tells author and reporters, and is written down", async () => {
    const author = await anAuthor();
    const { id } = await aPost(author);
    const { id: caseId, people } = await aCase({ kind: "post", id });
    const stream = await Stream.open(author);
    expect((await resolve(moderator, caseId, "removed")).status).toBe(200);
    expect(await canSee(author, id)).toBe(false);
    const notified = await stream.next(({ kind }) => kind === "notification_created");
    expect(notified.data).toMatchObject({
      type: "report_decision",
      payload: { decision: "author", sender: null },
    });
    stream.close();
    const [reporter = author] = people;
    await soon(async () => {
      const { items } = await reporter.must("GET /api/notifications");
      expect(items[0]).toMatchObject({ type: "report_decision", payload: { decision: "reporter" } });
    });
    const { items } = await author.must("GET /api/moderation/decisions");
    expect(items).toMatchObject([
      { id: caseId, decision: "removed", reason: "Darum: removed", appeal: null },
    ]);
    const audit = await admin.must("GET /api/admin/audit");
    expect(audit.items.find(({ case_id }) => case_id === caseId)).toMatchObject({
      action: "case.removed",
      actor: { id: moderator.id },
    });
  });

  test("happens once; of two concurrent decisions, one is refused as already decided", async () => {
    const { id } = await aPost(await anAuthor());
    const { id: caseId } = await aCase({ kind: "post", id });
    const answers = await Promise.all([
      resolve(moderator, caseId, "removed"),
      resolve(second, caseId, "dismissed"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("already_decided");
  });

  test("is refused for oneself and for equals; bans are for admins; invalid combinations are refused", async () => {
    const { id: own } = await aPost(await confirmed(moderator));
    const ownCase = await aCase({ kind: "post", id: own });
    expect((await resolve(moderator, ownCase.id, "dismissed")).error.error).toBe("forbidden");
    expect((await resolve(second, ownCase.id, "dismissed")).error.error).toBe("forbidden");
    const shown = await second.must("GET /api/admin/reports/{id}", { params: { id: ownCase.id } });
    expect(shown).toMatchObject({ decidable: false, decisions: [] });
    expect((await resolve(admin, ownCase.id, "dismissed")).status).toBe(200);

    const author = await anAuthor();
    const { id } = await aPost(author);
    const { id: caseId } = await aCase({ kind: "post", id });
    expect((await resolve(moderator, caseId, "banned", 7)).error.error).toBe("forbidden");
    const aboutMember = await aCase({ kind: "member", id: author.id });
    const offered = async (by: Person, one: string) =>
      (await by.must("GET /api/admin/reports/{id}", { params: { id: one } })).decisions;
    expect(await offered(moderator, caseId)).toEqual(["dismissed", "warned", "removed"]);
    expect(await offered(admin, caseId)).toEqual(["dismissed", "warned", "removed", "banned"]);
    expect(await offered(admin, aboutMember.id)).toEqual(["dismissed", "warned", "banned"]);
    expect((await resolve(moderator, aboutMember.id, "removed")).error.error).toBe("decision_invalid");
    const silent = await moderator.call("POST /api/admin/reports/{id}/resolve", {
      params: { id: caseId },
      body: { decision: "removed", reason: " " },
    });
    expect(silent.error.details?.[0]).toMatchObject({ field: "reason", code: "required" });
    expect((await author.call("GET /api/admin/reports")).error.error).toBe("forbidden");
    expect((await moderator.call("GET /api/admin/audit")).error.error).toBe("forbidden");
  });

  test("banning removes the post and shuts its author out at once", async () => {
    const author = await anAuthor();
    const { id } = await aPost(author);
    const { id: caseId } = await aCase({ kind: "post", id });
    const answer = await resolve(admin, caseId, "banned", 7);
    expect(Date.parse(answer.body.banned_until ?? "") - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await author.call("GET /api/me")).error.error).toBe("banned");
    expect(await canSee(moderator, id)).toBe(false);
  });

  test("a group goes out of discovery; its members stay; an appeal of its owner brings it back", async () => {
    const owner = await aFounder(server);
    const group = await aGroup(owner, { group_type: "public" });
    const outsider = await aMember(server);
    const { id: caseId } = await aCase({ kind: "group", id: group.id });
    expect((await resolve(moderator, caseId, "removed")).status).toBe(200);
    const params = { id: group.id };
    expect((await outsider.call("GET /api/groups/{id}", { params })).error.error).toBe("not_found");
    expect((await outsider.call("POST /api/groups/{id}/join", { params })).error.error).toBe("not_found");
    expect((await owner.call("GET /api/groups/{id}", { params })).status).toBe(200);
    await owner.must("POST /api/moderation/decisions/{id}/appeal", {
      params: { id: caseId },
      body: { text: "Das ist eine Lerngruppe." },
    });
    await second.must("POST /api/admin/reports/{id}/appeal", {
      params: { id: caseId },
      body: { outcome: "reversed", reason: "Stimmt." },
    });
    expect((await outsider.call("GET /api/groups/{id}", { params })).status).toBe(200);
  });
});

/** Posting needs a confirmed address. */
async function confirmed(person: Person): Promise<Person> {
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  return person;
}

describe("appeals", () => {
  test("once, in time, by the author; decided by another moderator; a reversal restores the post", async () => {
    const author = await anAuthor();
    const { id } = await aPost(author);
    const { id: caseId, people } = await aCase({ kind: "post", id });
    await resolve(moderator, caseId, "removed");
    const params = { id: caseId };
    const body = { text: "Das war ein Zitat aus einer Werbung." };
    const [stranger = author] = people;
    expect((await stranger.call("POST /api/moderation/decisions/{id}/appeal", { params, body })).status).toBe(
      404,
    );
    const both = await Promise.all([
      author.call("POST /api/moderation/decisions/{id}/appeal", { params, body }),
      author.call("POST /api/moderation/decisions/{id}/appeal", { params, body }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const outcome = { outcome: "reversed", reason: "Du hast recht." } as const;
    const same = await moderator.call("POST /api/admin/reports/{id}/appeal", { params, body: outcome });
    expect(same.error.error).toBe("forbidden");
    const { appealed } = await second.must("GET /api/admin/reports", { query: { state: "appealed" } });
    expect(appealed).toBeGreaterThan(0);
    const decided = await second.must("POST /api/admin/reports/{id}/appeal", { params, body: outcome });
    expect(decided).toMatchObject({ state: "closed", appeal_decision: "reversed" });
    expect(await canSee(stranger, id)).toBe(true);
    const again = await second.call("POST /api/admin/reports/{id}/appeal", { params, body: outcome });
    expect(again.error.error).toBe("already_decided");
    const { items } = await author.must("GET /api/moderation/decisions");
    expect(items[0]).toMatchObject({
      appeal_decision: "reversed",
      appeal_reason: "Du hast recht.",
      appeal_until: null,
    });
  });

  test("not after thirty days, and not where nothing was held against one", async () => {
    const author = await anAuthor();
    const late = await aCase({ kind: "post", id: (await aPost(author)).id });
    await resolve(moderator, late.id, "warned");
    await server.platform.db.rawQuery(
      "update moderation_cases set decided_at = now() - interval '31 days' where id = $1",
      [late.id],
    );
    const none = await aCase({ kind: "post", id: (await aPost(author)).id });
    await resolve(moderator, none.id, "dismissed");
    const appeal = (id: string) =>
      author.call("POST /api/moderation/decisions/{id}/appeal", { params: { id }, body: { text: "Nein!" } });
    expect((await appeal(late.id)).error.error).toBe("appeal_closed");
    expect((await appeal(none.id)).error.error).toBe("not_found");
    const undisputed = await second.call("POST /api/admin/reports/{id}/appeal", {
      params: { id: late.id },
      body: { outcome: "upheld", reason: "x" },
    });
    expect(undisputed.error.error).toBe("not_appealed");
  });
});

test("the queue pages through everything once: most reported first; moderators hear of changes", async () => {
  const stream = await Stream.open(moderator);
  const author = await anAuthor();
  for (let index = 0; index < 5; index += 1)
    await aCase({ kind: "post", id: (await aPost(author)).id }, index % 2 ? 1 : 2);
  await stream.next(({ kind }) => kind === "moderation_queue_changed");
  stream.close();
  for (const state of ["open", "closed"] as const) {
    const seen: string[] = [];
    const counts: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await moderator.must("GET /api/admin/reports", {
        query: { state, limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...page.items.map(({ id }) => id));
      counts.push(...page.items.map(({ report_count }) => report_count));
      cursor = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    if (state === "open") expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(seen.length).toBeGreaterThan(3);
  }
  const broken = await moderator.call("GET /api/admin/reports", { query: { cursor: "3.unsinn" } });
  expect(broken.error.details?.[0]).toMatchObject({ field: "cursor" });
});

test("nothing in the audit log can be changed or removed, not even past the product", async () => {
  const { db } = server.platform;
  for (const statement of ["update audit_log set reason = ''", "delete from audit_log", "truncate audit_log"])
    await expect(db.rawQuery(statement)).rejects.toThrow("append-only");
});
