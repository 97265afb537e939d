import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetSettled } from "#features/contact/queries.ts";
import { aGuest, aMember } from "#testing/builders.ts";
import { solveCaptcha } from "#testing/captcha.ts";
import { mailsTo, mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { CONTACT_TO: "post@operator.example.test" }, working: true });
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
});
afterAll(() => server.stop());

let counter = 0;
const formWith = (more: object = {}) => ({
  name: "  Jo Beispiel ",
  email: ` Jo${++counter}@Example.test `,
  message: " Hallo, {{name}} $t(x)?  ",
  topic: "support" as const,
  language: "fr" as const,
  ...more,
});
/** Writes a message; the message as the inbox has it, with its sender's address. */
async function written(by: Person = aGuest(server), more: object = {}) {
  const body = formWith(more);
  await by.must("POST /api/contact", { body });
  const { items } = await admin.must("GET /api/admin/contact-messages", { query: { limit: 1 } });
  const [message] = items;
  if (!message) throw new Error("it is in the inbox");
  return { ...message, email: body.email.trim().toLowerCase() };
}

describe("writing to the team", () => {
  test("is open to guests; what they wrote is trimmed and waits", async () => {
    const before = (await admin.must("GET /api/admin/overview")).waiting["contact_messages"] ?? 0;
    const message = await written();
    expect(message).toMatchObject({
      name: "Jo Beispiel",
      email_hint: "j…@e….test",
      message: "Hallo, {{name}} $t(x)?",
      topic: "support",
      state: "open",
      member: null,
      answers: [],
      erased_at: null,
    });
    expect((await admin.must("GET /api/admin/overview")).waiting["contact_messages"]).toBe(before + 1);
  });

  test("needs a name, an address and a text, and keeps to their limits", async () => {
    const guest = aGuest(server);
    for (const [more, field] of [
      [{ name: "  " }, "name"],
      [{ email: "jo@" }, "email"],
      [{ message: "" }, "message"],
      [{ message: "x".repeat(4001) }, "message"],
      [{ name: "x".repeat(81) }, "name"],
      [{ topic: "sales" }, "topic"],
    ] as const) {
      const { error } = await guest.call("POST /api/contact", { body: formWith(more) });
      expect(error).toMatchObject({ error: "invalid_input", details: [{ field }] });
    }
  });

  test("tells the operator once in a while, without who wrote what", async () => {
    await written();
    await mailTo(server, "post@operator.example.test", "Thema");
    await server.platform.db.rawQuery("update contact_messages set at = at - interval '1 hour'");
    const before = mailsTo(server, "post@operator.example.test").length;
    for (let nth = 0; nth < 3; nth++) await written();
    // A later mail of the same queue has gone out: there are no others on the way.
    const message = await written();
    await admin.must("POST /api/admin/contact-messages/{id}/answer", {
      params: { id: message.id },
      body: { text: "Später.", seen: 0 },
    });
    await mailTo(server, message.email, "Später.");
    const mails = mailsTo(server, "post@operator.example.test");
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toContain("/dashboard/admin/contact");
    expect(mails.join()).not.toContain("Jo Beispiel");
  });

  test("a member's message belongs to them, is part of their archive and is erased with them", async () => {
    const member = await aMember(server);
    const { id, member: card } = await written(member);
    expect(card?.id).toBe(member.id);
    await server.platform.db.rawQuery("delete from members where id = $1", [member.id]);
    const { rows } = await server.platform.db.rawQuery("select from contact_messages where id = $1", [id]);
    expect(rows).toEqual([]);
  });
});

test("guests do a proof of work, members need none", async () => {
  const working = await startTestServer({ env: { CAPTCHA_PROVIDER: "altcha", CAPTCHA_WORK: "50" } });
  try {
    const guest = aGuest(working);
    expect((await guest.call("POST /api/contact", { body: formWith() })).error.error).toBe(
      "captcha_required",
    );
    const wrong = { ...formWith(), captcha_token: "eyJ9" };
    expect((await guest.call("POST /api/contact", { body: wrong })).error.error).toBe("captcha_failed");
    const { challenge } = await guest.must("GET /api/auth/captcha");
    const captcha_token = await solveCaptcha(challenge ?? {});
    await guest.must("POST /api/contact", { body: { ...formWith(), captcha_token } });
    const again = await guest.call("POST /api/contact", { body: { ...formWith(), captcha_token } });
    expect(again.error.error).toBe("captcha_failed");
  } finally {
    await working.stop();
  }
});

describe("the inbox", () => {
  test("finds by state, topic and words, page by page", async () => {
    const word = `Zaunkönig${counter}`;
    const ids: string[] = [];
    for (const message of [`${word} eins`, `zwei 100% ${word.toLowerCase()}`, `drei ${word}`])
      ids.unshift((await written(aGuest(server), { message, topic: "press" })).id);
    const find = async (query: object) =>
      admin.must("GET /api/admin/contact-messages", { query: { q: word, topic: "press", ...query } });
    expect((await find({})).items.map(({ id }) => id)).toEqual(ids);
    const first = await find({ limit: 2 });
    const rest = await find({ limit: 2, cursor: first.next_cursor ?? "" });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect((await find({ topic: "general" })).items).toEqual([]);
    expect((await find({ state: "closed" })).items).toEqual([]);
    expect((await find({ q: "100%" })).items.map(({ id }) => id)).toContain(ids[1]);
  });

  test("answers by mail in the sender's language, once for what was seen, and writes it down without words", async () => {
    const { id, email } = await written();
    const answer = (seen: number, text = "Gern geschehen $t(x) {{answer}}.") =>
      admin.call("POST /api/admin/contact-messages/{id}/answer", { params: { id }, body: { text, seen } });
    const outcomes = await Promise.all([answer(0), answer(0)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const mail = await mailTo(server, email, "Gern geschehen");
    expect(mail).toMatch(/Bonjour Jo Beispiel/);
    expect(mail).toContain("Gern geschehen $t(x) {{answer}}.");
    expect(mail).toContain("Hallo, {{name}} $t(x)?");
    const second = await answer(1, "Noch etwas.");
    expect(second.body).toMatchObject({ state: "answered", answers: [{}, { text: "Noch etwas." }] });
    const { items } = await admin.must("GET /api/admin/audit", { query: { subject: id } });
    expect(items).toMatchObject([
      { action: "contact.answered", before: { state: "answered" }, after: { state: "answered" } },
      { action: "contact.answered", before: { state: "open" }, after: { state: "answered" }, reason: "" },
    ]);
    expect(JSON.stringify(items)).not.toContain("Gern");
  });

  test("shows the sender's address one at a time, with a line in the log", async () => {
    const { id, email, ...listed } = await written();
    expect(JSON.stringify(listed)).not.toContain(email);
    const params = { id };
    expect(await admin.must("POST /api/admin/contact-messages/{id}/sender", { params })).toEqual({ email });
    const { items } = await admin.must("GET /api/admin/audit", { query: { subject: id } });
    expect(items).toMatchObject([{ action: "contact.sender_revealed" }]);
    expect(JSON.stringify(items)).not.toContain(email);
  });

  test("closes, opens again and erases, each with a reason in the log", async () => {
    const { id } = await written();
    const params = { id };
    const body = { reason: "Werbung." };
    const { state, erased_at } = await admin.must("POST /api/admin/contact-messages/{id}/close", {
      params,
      body,
    });
    expect([state, erased_at && Date.parse(erased_at) > Date.now() + 179 * 86_400_000]).toEqual([
      "closed",
      true,
    ]);
    const twice = await admin.call("POST /api/admin/contact-messages/{id}/close", { params, body });
    expect(twice.error.error).toBe("contact_changed");
    const open = await admin.must("POST /api/admin/contact-messages/{id}/reopen", { params, body: {} });
    expect([open.state, open.erased_at]).toEqual(["open", null]);
    await admin.must("POST /api/admin/contact-messages/{id}/erase", {
      params,
      body: { reason: "Auf Wunsch." },
    });
    const gone = await admin.call("POST /api/admin/contact-messages/{id}/erase", { params, body: {} });
    expect(gone.error.error).toBe("not_found");
    const { items } = await admin.must("GET /api/admin/audit", { query: { subject: id } });
    expect(items.map(({ action }) => action)).toEqual([
      "contact.erased",
      "contact.reopened",
      "contact.closed",
    ]);
  });

  test("is for admins who showed a second factor", async () => {
    const { id } = await written();
    const moderator = await aMember(server);
    await giveLevel(server, moderator, 3);
    expect((await moderator.call("GET /api/admin/contact-messages")).error.error).toBe("forbidden");
    await giveLevel(server, moderator, 5, { confirmed: false });
    for (const route of ["answer", "close", "reopen", "erase"] as const) {
      const { error } = await moderator.call(`POST /api/admin/contact-messages/{id}/${route}`, {
        params: { id },
        body: { text: "x", seen: 0, reason: "" },
      });
      expect(error.error).toBe("step_up_required");
    }
  });
});

test("what was settled long ago is erased, what is open stays", async () => {
  const old = await written();
  const open = await written();
  await admin.must("POST /api/admin/contact-messages/{id}/close", { params: { id: old.id }, body: {} });
  const { db } = server.platform;
  await db.rawQuery(
    "update contact_messages set settled_at = settled_at - interval '181 days', at = at - interval '400 days' where id = any($1) and settled_at is not null",
    [[old.id]],
  );
  await db.rawQuery("update contact_messages set at = at - interval '400 days' where id = $1", [open.id]);
  expect(await forgetSettled(db, 180)).toBe(1);
  const { rows } = await db.rawQuery("select id from contact_messages where id = any($1)", [
    [old.id, open.id],
  ]);
  expect(rows).toEqual([{ id: open.id }]);
});
