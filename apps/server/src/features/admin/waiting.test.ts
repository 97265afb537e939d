import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aDueReset } from "#features/accounts/resets/test-resets.ts";
import { aBannedMember } from "#features/admin/test-waiting.ts";
import { aGuest, aMember, PASSWORD } from "#testing/builders.ts";
import { mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  [admin, other] = [await aMember(server), await aMember(server)];
  await giveLevel(server, admin, 5);
  await giveLevel(server, other, 5);
});
afterAll(() => server.stop());

const auditOf = async (subject: string) =>
  (await admin.must("GET /api/admin/audit", { query: { subject } })).items;

describe("lost second factors", () => {
  const grant = (by: Person, id: string) =>
    by.call("POST /api/admin/factor-resets/{id}/grant", {
      params: { id },
      body: { reason: "Ausweis passt." },
    });

  test("go on grant with all devices, and the password alone opens the account again", async () => {
    const person = await aMember(server);
    const { db } = server.platform;
    await db.rawQuery("insert into two_factor (member_id, secret, enabled_at) values ($1, '', now())", [
      person.id,
    ]);
    await db.rawQuery("insert into backup_codes (member_id, hash) values ($1, 'x')", [person.id]);
    await db.rawQuery(
      `insert into passkeys (id, member_id, name, public_key, counter, transports) values ($1::uuid::text, $1::uuid, 'x', '', 0, '{}')`,
      [person.id],
    );
    const id = await aDueReset(server, person);
    expect((await admin.must("GET /api/admin/overview")).waiting["factor_resets"]).toBe(1);
    const { items } = await admin.must("GET /api/admin/factor-resets");
    expect(items).toMatchObject([
      {
        id,
        state: "waiting",
        known_device: false,
        verified_at: null,
        devices: 1,
        asked: 1,
        may_decide: true,
      },
    ]);
    expect(JSON.stringify(items)).not.toContain("@");
    const { body } = await grant(admin, id);
    expect(body).toMatchObject({ state: "granted", decided_by: { id: admin.id }, may_decide: false });
    expect((await person.call("GET /api/me")).error.error).toBe("unauthenticated");
    await mailTo(server, person.email, "Du kommst wieder hinein");
    const guest = aGuest(server);
    const answer = await guest.must("POST /api/auth/sign-in", {
      body: { email: person.email, password: PASSWORD },
    });
    expect(answer.requires_2fa).toBe(false);
    expect((await guest.must("GET /api/auth/passkeys")).items).toEqual([]);
    expect(await auditOf(person.id)).toMatchObject([
      {
        action: "member.factors_reset",
        reason: "Ausweis passt.",
        before: { second_factor: true, devices: 1 },
        after: { second_factor: false, devices: 0 },
      },
    ]);
    const log = await admin.must("GET /api/admin/security-events", { query: { member: person.id } });
    expect(log.items.map(({ type }) => type)).toContain("factors_removed");
    expect((await grant(admin, id)).error.error).toBe("reset_closed");
    const closed = await admin.must("GET /api/admin/factor-resets", { query: { open: "false" } });
    expect(closed.items[0]?.id).toBe(id);
  });

  test("stay before two days are over, and where it is refused with a reason that the member reads", async () => {
    const person = await aMember(server);
    const id = await aDueReset(server, person);
    await server.platform.db.rawQuery(
      "update factor_resets set ready_at = now() + interval '1 minute' where id = $1",
      [id],
    );
    expect((await grant(admin, id)).error.error).toBe("reset_early");
    const refused = await admin.must("POST /api/admin/factor-resets/{id}/refuse", {
      params: { id },
      body: { reason: "Wir konnten dich nicht erkennen." },
    });
    expect(refused.state).toBe("refused");
    await mailTo(server, person.email, "Wir konnten dich nicht erkennen.");
    expect(await auditOf(person.id)).toMatchObject([{ action: "member.reset_refused" }]);
  });

  test("are decided once, by a member of a higher level, with a step-up", async () => {
    const peer = await aMember(server);
    const person = await aMember(server);
    await giveLevel(server, peer, 5);
    expect((await grant(admin, await aDueReset(server, peer))).error.error).toBe("forbidden");
    expect((await grant(admin, await aDueReset(server, admin))).error.error).toBe("forbidden");
    const id = await aDueReset(server, person);
    const both = await Promise.all([grant(admin, id), grant(other, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await giveLevel(server, peer, 5, { confirmed: false });
    expect((await grant(peer, id)).error.error).toBe("step_up_required");
  });
});

describe("appeals against bans", () => {
  const decide = (by: Person, id: string, accept: boolean) =>
    by.call("POST /api/admin/ban-appeals/{id}/decision", {
      params: { id },
      body: { accept, answer: "Das sehen wir auch so." },
    });

  test("are not decided by the member who banned; an accepted appeal lifts the ban", async () => {
    const { person, appealId } = await aBannedMember(server, admin);
    const { items } = await admin.must("GET /api/admin/ban-appeals");
    const mine = items.find(({ id }) => id === appealId);
    expect(mine).toMatchObject({
      text: "Das war mein Bruder.",
      ban: { reason: "Werbung in allen Gruppen." },
      may_decide: false,
    });
    expect((await decide(admin, appealId, true)).error.error).toBe("forbidden");
    const { body } = await decide(other, appealId, true);
    expect(body).toMatchObject({ decision: "accepted", ban: null, may_decide: false });
    expect(
      (await person.call("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } }))
        .status,
    ).toBe(200);
    await mailTo(server, person.email, "Das sehen wir auch so.");
    expect((await auditOf(person.id))[0]).toMatchObject({
      action: "ban_appeal.accepted",
      before: { banned: true },
      after: { banned: false, until: null },
    });
    expect((await decide(other, appealId, false)).error.error).toBe("appeal_decided");
  });

  test("a rejected one keeps the ban, and its member reads the answer on their page as well", async () => {
    const { person, appealId } = await aBannedMember(server, admin);
    const waiting = (await other.must("GET /api/admin/overview")).waiting["ban_appeals"] ?? 0;
    const both = await Promise.all([decide(other, appealId, false), decide(other, appealId, true)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await other.must("GET /api/admin/overview")).waiting["ban_appeals"]).toBe(waiting - 1);
    const decided = await other.must("GET /api/admin/ban-appeals", { query: { open: "false", limit: 1 } });
    expect(decided.items[0]?.id).toBe(appealId);
    await mailTo(server, person.email, "Das sehen wir auch so.");
  });

  test("a ban that is over leaves nothing to decide", async () => {
    const { person, appealId } = await aBannedMember(server, other);
    await other.must("POST /api/admin/members/{id}/unban", {
      params: { id: person.id },
      body: { reason: "Irrtum." },
    });
    expect((await decide(admin, appealId, true)).error.error).toBe("appeal_decided");
    const { items } = await admin.must("GET /api/admin/ban-appeals");
    expect(items.map(({ id }) => id)).not.toContain(appealId);
  });
});
