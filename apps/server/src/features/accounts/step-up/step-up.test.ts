import type { SecurityEventType } from "@kompagnon/contract/accounts/security-log.ts";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder } from "#features/groups/test-groups.ts";
import { Authenticator } from "#testing/authenticator.ts";
import { aGuest, aMember, PASSWORD } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** OWASP ASVS 5.0: 7.5.3 (re-authentication before sensitive work), 6.3.3 (second factors), 16.3 (security events). */

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
});
afterAll(() => server.stop());

const query = <R extends object>(text: string, values: unknown[] = []) =>
  server.platform.db.rawQuery<R>(text, values);

/** A member with an authenticator app, signed in by password before they added it. */
async function withApp() {
  const person = await aMember(server);
  const { secret } = await person.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
  const codeNow = async () => {
    await query("update two_factor set last_step = 0 where member_id = $1", [person.id]);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  };
  const { codes } = await person.must("POST /api/auth/2fa/verify", { body: { code: await codeNow() } });
  return { person, codeNow, codes };
}

/** Bans a member by a case about them. */
async function ban(by: Person) {
  const author = await aFounder(server);
  await (await aFounder(server)).must("POST /api/reports", {
    body: { subject: { kind: "member", id: author.id }, reason: "fraud" },
  });
  const { items } = await by.must("GET /api/admin/reports", { query: { kind: "member", limit: 50 } });
  const id = items.find((one) => one.author?.id === author.id)?.id ?? "";
  const body = { decision: "banned", reason: "Betrug", ban_days: 7 } as const;
  const answer = await by.call("POST /api/admin/reports/{id}/resolve", { params: { id }, body });
  return { author, answer };
}

/** Waits until an event is in the log, because refusals are recorded after the response. */
const recordEvent = (memberId: string, type: SecurityEventType, detail: object = {}) =>
  expect
    .poll(async () => (await eventsOf(memberId)).filter((one) => one.type === type).map((one) => one.detail))
    .toContainEqual(expect.objectContaining(detail));

const eventsOf = async (memberId: string) =>
  (await admin.must("GET /api/admin/security-events", { query: { member: memberId } })).items;

describe("who has a level", () => {
  test("needs a second factor for what only the team may do", async () => {
    const moderator = await aMember(server);
    await query("update members set admin_level = 2 where id = $1", [moderator.id]);
    const refused = await moderator.call("GET /api/admin/reports");
    expect([refused.status, refused.error.error]).toEqual([403, "second_factor_required"]);
    await giveLevel(server, moderator, 2, { confirmed: false });
    await expect.poll(async () => (await moderator.call("GET /api/admin/reports")).status).toBe(200);
    await recordEvent(moderator.id, "admin_refused", {
      route: "GET /api/admin/reports",
      code: "second_factor_required",
    });
  });

  test("confirms who they are before a ban; fifteen minutes later again, and each session for itself", async () => {
    const { person, codeNow } = await withApp();
    await query("update members set admin_level = 5 where id = $1", [person.id]);
    await expect.poll(async () => (await person.call("GET /api/admin/reports")).status).toBe(200);
    expect((await ban(person)).answer.error.error).toBe("step_up_required");
    expect(await person.must("GET /api/auth/step-up")).toEqual({ code: true, passkey: false, until: null });

    const wrong = await person.call("POST /api/auth/step-up", { body: { code: "000000" } });
    expect([wrong.status, wrong.error.error]).toEqual([403, "invalid_totp"]);
    expect((await person.call("POST /api/auth/step-up", { body: {} })).error.error).toBe("totp_required");
    const { until } = await person.must("POST /api/auth/step-up", { body: { code: await codeNow() } });
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(14 * 60_000);
    const { author, answer } = await ban(person);
    expect(answer.status).toBe(200);
    expect((await author.call("GET /api/me")).status).toBe(403);
    expect((await eventsOf(author.id)).find(({ type }) => type === "banned")?.actor_id).toBe(person.id);
    expect((await eventsOf(person.id)).map(({ type }) => type)).toContain("stepped_up");

    await query("update sessions set confirmed_at = now() - interval '16 minutes' where member_id = $1", [
      person.id,
    ]);
    await expect.poll(async () => (await person.must("GET /api/auth/step-up")).until).toBeNull();
    expect((await ban(person)).answer.error.error).toBe("step_up_required");
  });

  test("confirms by a backup code as well, once", async () => {
    const { person, codes } = await withApp();
    const body = { backup_code: codes[0] ?? "" };
    expect((await person.call("POST /api/auth/step-up", { body })).status).toBe(200);
    expect((await person.call("POST /api/auth/step-up", { body })).error.error).toBe("invalid_totp");
  });

  test("has confirmed already who signed in by both factors", async () => {
    const { person, codeNow } = await withApp();
    const guest = aGuest(server);
    const { pending_token } = await guest.must("POST /api/auth/sign-in", {
      body: { email: person.email, password: PASSWORD },
    });
    await guest.must("POST /api/auth/2fa/sign-in", {
      body: { pending_token: pending_token ?? "", code: await codeNow() },
    });
    expect((await guest.must("GET /api/auth/step-up")).until).not.toBeNull();
  });

  test("may not confirm by an app that is only being set up", async () => {
    const person = await aMember(server);
    await person.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
    expect((await person.call("POST /api/auth/step-up", { body: { code: "123456" } })).error.error).toBe(
      "invalid_totp",
    );
  });
});

describe("a passkey", () => {
  async function withPasskey() {
    const person = await aMember(server);
    const device = new Authenticator(server.url);
    const options = await person.must("POST /api/auth/passkeys/options", { body: { password: PASSWORD } });
    const response = device.create(options as { challenge: string }); // as WebAuthn has it
    await person.must("POST /api/auth/passkeys", { body: { name: "Laptop", response } });
    return { person, device };
  }
  const challengeFor = async (person: Person) =>
    (await person.must("POST /api/auth/step-up/options")) as { challenge: string }; // as WebAuthn has it

  test("confirms its own member, by a challenge that was issued to them", async () => {
    const { person, device } = await withPasskey();
    const other = await withPasskey();
    const response = device.get(await challengeFor(person));
    expect((await other.person.call("POST /api/auth/step-up", { body: { response } })).error.error).toBe(
      "passkey_invalid",
    );
    expect((await person.call("POST /api/auth/step-up", { body: { response } })).status).toBe(200);
    expect((await person.call("POST /api/auth/step-up", { body: { response } })).error.error).toBe(
      "passkey_invalid",
    );
    const foreign = device.get(await challengeFor(other.person));
    expect((await person.call("POST /api/auth/step-up", { body: { response: foreign } })).error.error).toBe(
      "passkey_invalid",
    );
  });

  test("is not asked for where there is none", async () => {
    const answer = await (await aMember(server)).call("POST /api/auth/step-up/options");
    expect([answer.status, answer.error.error]).toEqual([403, "passkey_invalid"]);
  });
});

describe("the security log", () => {
  test("is read by admins alone, page by page and by type", async () => {
    const person = await aMember(server);
    expect((await person.call("GET /api/admin/security-events")).status).toBe(403);
    await recordEvent(person.id, "admin_refused", {
      route: "GET /api/admin/security-events",
      code: "forbidden",
    });
    await person.call("GET /api/admin/audit");
    await recordEvent(person.id, "admin_refused", { route: "GET /api/admin/audit" });
    const query = { member: person.id, limit: 1 };
    const first = await admin.must("GET /api/admin/security-events", { query });
    expect(first.items).toMatchObject([{ type: "admin_refused", detail: { route: "GET /api/admin/audit" } }]);
    const cursor = first.next_cursor ?? "";
    const second = await admin.must("GET /api/admin/security-events", { query: { ...query, cursor } });
    expect(second.items).toMatchObject([{ detail: { route: "GET /api/admin/security-events" } }]);
    const other = await admin.must("GET /api/admin/security-events", {
      query: { member: person.id, type: "stepped_up" },
    });
    expect(other).toEqual({ items: [], next_cursor: null });
  });

  test("can't be changed, and goes after a year", async () => {
    const person = await aMember(server);
    await expect(query("update security_events set type = 'banned'")).rejects.toThrow("append-only");
    await expect(query("delete from security_events where member_id = $1", [person.id])).rejects.toThrow(
      "append-only",
    );
    await query(
      "insert into security_events (id, at, type, detail) values (gen_random_uuid(), now() - interval '366 days', 'banned', '{}')",
    );
    const { rowCount } = await query("delete from security_events where at < now() - interval '365 days'");
    expect(rowCount).toBe(1);
  });

  test("records every sign-in, every change to it and every refusal, by ids alone", async () => {
    const { person, codeNow, codes } = await withApp();
    const signIn = (password: string, guest = aGuest(server)) =>
      guest.call("POST /api/auth/sign-in", { body: { email: person.email, password } });
    expect((await signIn("ein falsches Passwort 1")).status).toBe(401);
    await recordEvent(person.id, "sign_in_refused", { code: "wrong_credentials" });
    const guest = aGuest(server);
    const { body } = await signIn(PASSWORD, guest);
    const pending_token = body.pending_token ?? "";
    await guest.call("POST /api/auth/2fa/sign-in", { body: { pending_token, code: "000000" } });
    await recordEvent(person.id, "second_factor_refused", { route: "POST /api/auth/2fa/sign-in" });
    await guest.must("POST /api/auth/2fa/sign-in", { body: { pending_token, code: await codeNow() } });
    await recordEvent(person.id, "signed_in", { method: "code" });
    await guest.must("POST /api/auth/signout");
    await recordEvent(person.id, "signed_out");
    await person.call("PUT /api/auth/password", {
      body: { current_password: "falsch falsch", new_password: "ein anderes Passwort 3" },
    });
    await recordEvent(person.id, "password_refused");
    await person.must("POST /api/auth/2fa/backup-codes", { body: { code: await codeNow() } });
    await recordEvent(person.id, "backup_codes_made");
    await person.must("POST /api/me/export", { body: { password: PASSWORD, code: await codeNow() } });
    await recordEvent(person.id, "exported");
    await person.must("POST /api/auth/2fa/disable", { body: { code: await codeNow() } });
    const types = (await eventsOf(person.id)).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["two_factor_on", "two_factor_off", "signed_in"]));
    expect(codes).toHaveLength(10);
    const { rows } = await query<{ told: string }>(
      "select string_agg(e::text, ' ') as told from security_events e where member_id = $1",
      [person.id],
    );
    expect(rows[0]?.told).not.toContain(person.email);
  });

  test("a refused sign-in without an account is recorded without a member", async () => {
    await aGuest(server).call("POST /api/auth/sign-in", {
      body: { email: "niemand@example.test", password: PASSWORD },
    });
    const of = async () =>
      (await admin.must("GET /api/admin/security-events", { query: { type: "sign_in_refused" } })).items;
    await expect.poll(async () => (await of()).some(({ member_id }) => member_id === null)).toBe(true);
  });
});
