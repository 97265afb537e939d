import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buy } from "#features/billing/test-billing.ts";
import type { Replicas } from "#platform/db/replicas.ts";
import { noteBackup } from "#platform/installation/queries.ts";
import { aGuest, aMember, anEstablishedMember, PASSWORD, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, owner] = [await aMember(server), await aMember(server)];
  await giveLevel(server, admin, 5);
  await giveLevel(server, owner, 9);
});
afterAll(() => server.stop());

const namesOf = (items: readonly { username: string | null }[]) => items.map(({ username }) => username);
const auditOf = async (subject: string) =>
  (await admin.must("GET /api/admin/audit", { query: { subject } })).items;

describe("looking members up", () => {
  test("by the beginning of a name, then by a part of it, page by page and each once", async () => {
    const word = randomLetters(8);
    const names = [`${word}a`, `${word}b`, `${word}c`, `x${word}`, `y${word}`];
    for (const username of names) await aMember(server, { username });
    for (const limit of [1, 2, 3, 5, 20]) {
      const found: (string | null)[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: { username: string | null }[]; next_cursor: string | null } = await admin.must(
          "GET /api/admin/members",
          { query: { q: word.toUpperCase(), limit, ...(cursor && { cursor }) } },
        );
        found.push(...namesOf(page.items));
        cursor = page.next_cursor;
      } while (cursor);
      expect(found).toEqual(names);
    }
  });

  test("by name among the few: banned, with premium or of a level, page by page and each once", async () => {
    const word = randomLetters(8);
    const names = [`${word}a`, `${word}b`, `x${word}`, `y${word}`];
    for (const username of names) {
      const { id } = await aMember(server, { username });
      await admin.must("POST /api/admin/members/{id}/ban", { params: { id }, body: { reason: "x" } });
    }
    await aMember(server, { username: `${word}frei` });
    for (const limit of [1, 3, 10]) {
      const found: (string | null)[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: { username: string | null }[]; next_cursor: string | null } = await admin.must(
          "GET /api/admin/members",
          { query: { q: word, banned: "true", limit, ...(cursor && { cursor }) } },
        );
        found.push(...namesOf(page.items));
        cursor = page.next_cursor;
      } while (cursor);
      expect(found).toEqual(names);
    }
    const none = await admin.must("GET /api/admin/members", { query: { q: word, level: 1 } });
    expect(none.items).toEqual([]);
  });

  test("by id, and by the beginning of an address, which is written down without the address", async () => {
    const person = await aMember(server);
    const byId = await admin.must("GET /api/admin/members", { query: { q: person.id } });
    expect(byId.items.map(({ id }) => id)).toEqual([person.id]);
    const [name = ""] = person.email.split("@");
    const q = `${name}@EX`;
    const byEmail = await admin.must("GET /api/admin/members", { query: { q } });
    expect(byEmail.items.map(({ id }) => id)).toEqual([person.id]);
    expect(JSON.stringify(byEmail)).not.toContain("@");
    const { items } = await admin.must("GET /api/admin/audit", {
      query: { action: "members.sought_by_email" },
    });
    expect(items[0]).toMatchObject({ actor: { id: admin.id }, after: { found: 1 } });
    expect(JSON.stringify(items)).not.toContain(name);
    // Nor does a made-up place in the list get around it.
    const cursor = Buffer.from("id ffffffff-ffff-4fff-bfff-ffffffffffff").toString("base64url");
    await admin.must("GET /api/admin/members", { query: { q, cursor } });
    const later = await admin.must("GET /api/admin/audit", { query: { action: "members.sought_by_email" } });
    expect(later.items).toHaveLength(items.length + 1);
  });

  test("by level, ban, premium and when they joined, in both orders", async () => {
    const { items } = await admin.must("GET /api/admin/members", { query: { level: 9 } });
    expect(items.map(({ id }) => id)).toEqual([owner.id]);
    const before = new Date().toISOString();
    const one = await anEstablishedMember(server);
    const other = await aMember(server);
    const ids = async (query: object) =>
      (await admin.must("GET /api/admin/members", { query: { joined_from: before, ...query } })).items.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual([other.id, one.id]);
    expect(await ids({ sort: "oldest" })).toEqual([one.id, other.id]);
    const first = await admin.must("GET /api/admin/members", {
      query: { joined_from: before, sort: "oldest", limit: 1 },
    });
    expect(await ids({ sort: "oldest", cursor: first.next_cursor })).toEqual([other.id]);
    expect(await ids({ premium: "true" })).toEqual([]);
    await buy(server, one, "30d");
    expect(await ids({ premium: "true" })).toEqual([one.id]);
    await admin.must("POST /api/admin/members/{id}/ban", { params: { id: other.id }, body: { reason: "x" } });
    expect(await ids({ banned: "true" })).toEqual([other.id]);
    expect(await ids({ banned: "false" })).toEqual([one.id]);
    expect(await ids({ joined_to: before, joined_from: before })).toEqual([]);
  });

  test("a cursor of another list is refused", async () => {
    const { next_cursor: cursor } = await admin.must("GET /api/admin/members", { query: { limit: 1 } });
    for (const q of ["anna", "a@b"]) {
      const wrong = q === "anna" ? cursor : Buffer.from("name x").toString("base64url");
      const { error } = await admin.call("GET /api/admin/members", { query: { q, cursor: wrong ?? "" } });
      expect(error.error).toBe("invalid_input");
    }
  });

  test("as a file without addresses, whose names run nothing, and which is written down", async () => {
    const word = randomLetters(8);
    const person = await aMember(server, { username: word });
    await server.platform.db.rawQuery("update profiles set username = '=1+1' where member_id = $1", [
      person.id,
    ]);
    const file = await (await admin.must("GET /api/admin/members/export", { query: { q: word } })).text();
    const [, line] = file.split("\r\n");
    expect(line).toMatch(new RegExp(`^${person.id};'=1\\+1;0;false;`));
    expect(file).not.toContain("@");
    const { items } = await admin.must("GET /api/admin/audit", { query: { action: "members.exported" } });
    expect(items[0]?.actor?.id).toBe(admin.id);
    await giveLevel(server, admin, 5, { confirmed: false });
    const { error } = await admin.call("GET /api/admin/members/export");
    expect(error.error).toBe("step_up_required");
    await giveLevel(server, admin, 5);
  });
});

describe("a member's page", () => {
  test("shows the status and what was paid; the address by itself, with a line in the log", async () => {
    const person = await anEstablishedMember(server);
    await buy(server, person, "30d");
    const params = { id: person.id };
    const file = await admin.must("GET /api/admin/members/{id}", { params });
    expect(JSON.stringify(file)).not.toContain(person.email);
    expect(await admin.must("POST /api/admin/members/{id}/email", { params })).toEqual({
      email: person.email,
    });
    const log = await admin.must("GET /api/admin/audit", { query: { subject: person.id } });
    expect(log.items[0]).toMatchObject({ action: "member.email_revealed" });
    expect(file).toMatchObject({
      level: 0,
      devices: 1,
      second_factor: false,
      ban: null,
    });
    expect(file.payments).toMatchObject({ count: 1, refunded_cents: 0 });
    expect(file.payments.paid_cents).toBeGreaterThan(0);
    expect([file.may_act, file.may_level]).toEqual([true, false]);
  });
});

describe("a ban", () => {
  test("ends the member's stream at once, reports the reason, and can be lifted; the log records both", async () => {
    const person = await aMember(server);
    const stream = await Stream.open(person);
    const params = { id: person.id };
    const banned = await admin.must("POST /api/admin/members/{id}/ban", {
      params,
      body: { reason: "Spam in allen Gruppen.", ban_days: 7 },
    });
    expect(banned.ban?.reason).toBe("Spam in allen Gruppen.");
    await stream.next(({ kind }) => kind === "force_logout");
    stream.close();
    const refused = await person.call("GET /api/me");
    expect(refused.error.error).toBe("banned");
    await admin.must("POST /api/admin/members/{id}/unban", { params, body: { reason: "Irrtum." } });
    const again = await admin.call("POST /api/admin/members/{id}/unban", { params, body: { reason: "x" } });
    expect(again.error.error).toBe("member_not_banned");
    expect(await auditOf(person.id)).toMatchObject([
      {
        action: "member.unbanned",
        before: { banned: true },
        after: { banned: false, until: null },
        reason: "Irrtum.",
      },
      { action: "member.banned", before: { banned: false, until: null }, after: { banned: true } },
    ]);
    const { items } = await admin.must("GET /api/admin/security-events", { query: { member: person.id } });
    expect(items[0]).toMatchObject({ type: "unbanned", actor_id: admin.id });
  });

  test("of several at once leaves one ban and all entries, each knowing what the one before left", async () => {
    const { id } = await aMember(server);
    const all = [1, 7, 30, 90] as const;
    await Promise.all(
      all.map((days) =>
        admin.must("POST /api/admin/members/{id}/ban", {
          params: { id },
          body: { reason: `${days}`, ban_days: days },
        }),
      ),
    );
    const entries = (await auditOf(id)).toReversed();
    expect(entries).toHaveLength(4);
    const untils = entries.map(({ after }) => after?.["until"]);
    expect(entries.map(({ before }) => before?.["until"])).toEqual([null, ...untils.slice(0, -1)]);
  });

  test("needs a step-up, and is refused for oneself, equals and higher levels", async () => {
    const peer = await aMember(server);
    const person = await aMember(server);
    await giveLevel(server, peer, 5);
    const body = { reason: "x" };
    for (const id of [admin.id, peer.id, owner.id])
      for (const route of ["ban", "unban", "sign-out"] as const) {
        const { error } = await admin.call(`POST /api/admin/members/{id}/${route}`, { params: { id }, body });
        expect(error.error).toBe("forbidden");
      }
    await giveLevel(server, peer, 5, { confirmed: false });
    for (const route of ["ban", "unban", "sign-out"] as const) {
      const { error } = await peer.call(`POST /api/admin/members/{id}/${route}`, {
        params: { id: person.id },
        body,
      });
      expect(error.error).toBe("step_up_required");
    }
    expect(await auditOf(person.id)).toEqual([]);
  });
});

test("signing out everywhere ends every device, and is written down with how many there were", async () => {
  const person = await aMember(server);
  const second = aGuest(server);
  await second.must("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } });
  const params = { id: person.id };
  await admin.must("POST /api/admin/members/{id}/sign-out", { params, body: { reason: "Gerät verloren." } });
  for (const one of [person, second])
    expect((await one.call("GET /api/me")).error.error).toBe("unauthenticated");
  expect(await auditOf(person.id)).toMatchObject([
    { action: "member.signed_out", before: { devices: 2 }, after: { devices: 0 } },
  ]);
});

describe("a level", () => {
  test("is given by owners alone, signs the member out, and is written down", async () => {
    const person = await aMember(server);
    const params = { id: person.id };
    const give = (by: Person, level: 0 | 2 | 9, of = params) =>
      by.call("POST /api/admin/members/{id}/level", { params: of, body: { level, reason: "Hilft mit." } });
    expect((await give(admin, 2)).error.error).toBe("forbidden");
    expect((await give(owner, 9, { id: owner.id })).error.error).toBe("forbidden");
    expect((await give(owner, 2)).status).toBe(200);
    expect((await give(owner, 2)).error.error).toBe("level_unchanged");
    expect((await person.call("GET /api/me")).error.error).toBe("unauthenticated");
    expect(await auditOf(person.id)).toMatchObject([
      { action: "member.level", actor: { id: owner.id }, before: { level: 0 }, after: { level: 2 } },
    ]);
  });
});

describe("the overview", () => {
  test("names the case that waits longest", async () => {
    const reporter = await aMember(server);
    for (const reported of [await aMember(server), await aMember(server)])
      await reporter.must("POST /api/reports", {
        body: { subject: { kind: "member", id: reported.id }, reason: "spam" },
      });
    const { rows } = await server.platform.db.rawQuery<{ id: string }>(
      "select id from moderation_cases where status = 'open' order by opened_at, id",
    );
    expect(rows.length).toBeGreaterThan(1);
    const { next } = await admin.must("GET /api/admin/overview");
    expect(next["cases"]).toBe(rows[0]?.id);
    expect(next).not.toHaveProperty("payouts");
  });

  test("tells each level what waits for it, and admins how the product does", async () => {
    const moderator = await aMember(server);
    await giveLevel(server, moderator, 2);
    const { waiting } = await moderator.must("GET /api/admin/overview");
    expect(Object.keys(waiting).sort()).toEqual(["appeals", "cases"]);
    expect(Object.keys((await admin.must("GET /api/admin/overview")).waiting)).toEqual(
      expect.arrayContaining(["appeals", "billing_reviews", "cases", "held_invites", "payouts"]),
    );
    const reporter = await aMember(server);
    const reported = await aMember(server);
    await reporter.must("POST /api/reports", {
      body: { subject: { kind: "member", id: reported.id }, reason: "spam" },
    });
    expect((await moderator.must("GET /api/admin/overview")).waiting["cases"]).toBe(
      (waiting["cases"] ?? 0) + 1,
    );
    expect((await moderator.call("GET /api/admin/system")).error.error).toBe("forbidden");
    const system = await admin.must("GET /api/admin/system");
    expect(system.processes).toMatchObject([
      {
        state: "running",
        working: false,
        roles: ["web", "stream", "jobs"],
        version: expect.stringMatching(/^\d/),
      },
    ]);
    expect(system.storage).toMatchObject({ kind: "disk" });
    expect(system.mail.outbox).not.toBeNull();
    expect(system.switches.find(({ name }) => name === "smtp")).toMatchObject({ on: false });
  });

  test("tells the last backup, replicas and Redis", async () => {
    const { platform } = server;
    expect(await admin.must("GET /api/admin/system")).toMatchObject({ replicas: [], backup_at: null });
    const at = "2026-11-20T03:00:00.000Z";
    await noteBackup(platform.db, { at, bytes: 1, files: 0, withFiles: true });
    const states = [
      { place: "zwei:5432", isUsed: true, lagMs: 12.4 },
      { place: "drei:5432", isUsed: false, lagMs: null },
    ];
    const replicas = platform.replicas;
    const redis = platform.redis;
    platform.replicas = { states: () => states } as unknown as Replicas; // only what it reports
    platform.redis = async () => "read_only";
    try {
      expect(await admin.must("GET /api/admin/system")).toMatchObject({
        backup_at: at,
        redis: "read_only",
        replicas: [
          { name: "zwei:5432", used: true, lag_ms: 12 },
          { name: "drei:5432", used: false, lag_ms: null },
        ],
      });
    } finally {
      Object.assign(platform, { replicas, redis });
    }
  });

  test("tells a process that fell silent from one that was replaced", async () => {
    const beat = (host: string, pid: number, startedMinutesAgo: number, minutesAgo: number) =>
      server.platform.db.rawQuery(
        `insert into process_beats (id, host, pid, started_at, at, working, memory_mb, lag_ms, streams, waiting)
         values (gen_random_uuid(), $1, $2, now() - make_interval(mins => $3), now() - make_interval(mins => $4), true, 1, 1, 1, 1)`,
        [host, pid, startedMinutesAgo, minutesAgo],
      );
    await beat("verstummt", 1, 60, 2);
    await beat("neu-gestartet", 1, 60, 10);
    await beat("neu-gestartet", 2, 9, 0);
    const { processes } = await admin.must("GET /api/admin/system");
    const stateOf = (name: string) => processes.find((one) => one.name === name)?.state;
    expect([stateOf("verstummt:1"), stateOf("neu-gestartet:1"), stateOf("neu-gestartet:2")]).toEqual([
      "silent",
      "replaced",
      "running",
    ]);
  });
});

test("logs can be exported as files, and the export is logged", async () => {
  const audit = await (
    await admin.must("GET /api/admin/audit/export", { query: { action: "log.exported" } })
  ).text();
  expect(audit).toContain("log.exported");
  const log = await (await admin.must("GET /api/admin/security-events/export")).text();
  expect(log).toContain("log_exported");
});
