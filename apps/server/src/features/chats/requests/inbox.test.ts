import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOld } from "#features/chats/requests/requests.ts";
import { addDays, berlinDay, endOfDay } from "#platform/calendar.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
async function aConfirmed(): Promise<Person> {
  const person = await aMember(server, { age: 30 });
  await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
  return person;
}
const match = (a: Person, b: Person) => {
  const [lo = "", hi = ""] = [a.id, b.id].sort();
  return query("insert into matches (id, lo, hi) values (gen_random_uuid(), $1, $2)", [lo, hi]);
};
const ask = (from: Person, to: Person, text = "Hallo") =>
  from.call("POST /api/chat-requests", { body: { user_id: to.id, text } });
const set = (who: Person, body: Parameters<typeof who.must<"PATCH /api/chat-inbox">>[1]["body"]) =>
  who.must("PATCH /api/chat-inbox", { body });
const closed = async (from: Person, to: Person) =>
  (await from.must("GET /api/chat-inbox/of/{userId}", { params: { userId: to.id } })).closed;
const box = async (who: Person, which: "in" | "out") =>
  (await who.must("GET /api/chat-requests", { query: { box: which } })).items;
const relation = async (from: Person, to: Person) =>
  (await from.must("GET /api/users/{id}", { params: { id: to.id } })).relation;

describe("who may ask", () => {
  test("everybody, until one sets otherwise; what is not given stays", async () => {
    const anna = await aMember(server);
    expect(await anna.must("GET /api/chat-inbox")).toEqual({
      who: "everybody",
      paused: false,
      paused_until: null,
      weekly_cap: null,
      wording: "no_time",
      answer_days: null,
      received: 0,
    });
    await set(anna, { who: "verified", weekly_cap: 5 });
    expect(await set(anna, { answer_days: 14 })).toMatchObject({
      who: "verified",
      weekly_cap: 5,
      answer_days: 14,
      wording: "no_time",
    });
  });

  test("a pause is shown with its end before a member asks; matches can write all the same", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    const cora = await aConfirmed();
    const day = addDays(berlinDay(new Date()), 3);
    const until = endOfDay(day).toISOString();
    expect(await set(anna, { paused: true, paused_until: day })).toMatchObject({ paused_until: day });
    expect(await closed(berta, anna)).toEqual({ why: "paused", until });
    expect(await relation(berta, anna)).toMatchObject({ can_ask: false, closed: { why: "paused", until } });
    expect((await ask(berta, anna)).error.error).toBe("requests_paused");
    await match(anna, cora);
    expect(await closed(cora, anna)).toBeNull();
    expect((await ask(cora, anna)).status).toBe(201);
    await set(anna, { paused: false });
    expect((await ask(berta, anna)).status).toBe(201);
  });

  test("a pause ends by itself, and has to end in the future", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    for (const paused_until of ["2020-01-01", "2999-01-01"]) {
      const { status, error } = await anna.call("PATCH /api/chat-inbox", {
        body: { paused: true, paused_until },
      });
      expect([status, error.error]).toEqual([400, "pause_invalid"]);
    }
    await set(anna, { paused: true });
    expect(await closed(berta, anna)).toEqual({ why: "paused", until: null });
    await query("update inbox_settings set paused_until = $2 where member_id = $1", [
      anna.id,
      addDays(berlinDay(new Date()), -1),
    ]);
    expect(await closed(berta, anna)).toBeNull();
    expect(await anna.must("GET /api/chat-inbox")).toMatchObject({ paused: false, paused_until: null });
  });

  test("only verified members, or only matches", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    await set(anna, { who: "verified" });
    expect((await ask(berta, anna)).error.error).toBe("requests_verified");
    await query("update members set verified_at = now() where id = $1", [berta.id]);
    expect(await closed(berta, anna)).toBeNull();
    await set(anna, { who: "matches" });
    expect((await ask(berta, anna)).error.error).toBe("requests_matches");
    await match(anna, berta);
    expect((await ask(berta, anna)).status).toBe(201);
  });

  test("a member who was asked may ask back, whatever the other's settings", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    await ask(anna, berta);
    await set(anna, { paused: true });
    expect(await relation(berta, anna)).toMatchObject({ request: "received", can_ask: true, closed: null });
    expect((await ask(berta, anna)).body.status).toBe("accepted");
  });

  test("does not reveal settings of members that the viewer can't see", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
    const { status } = await berta.call("GET /api/chat-inbox/of/{userId}", { params: { userId: anna.id } });
    expect(status).toBe(404);
  });
});

describe("the weekly cap", () => {
  test("is exact under parallel callers, and says when it opens again", async () => {
    const anna = await aConfirmed();
    await set(anna, { weekly_cap: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => aConfirmed()));
    const answers = await Promise.all(people.map((one) => ask(one, anna)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const { status, error } of answers.filter((one) => one.status !== 201))
      expect([status, error.error]).toEqual([403, "requests_full"]);
    expect(await box(anna, "in")).toHaveLength(3);
    expect(await anna.must("GET /api/chat-inbox")).toMatchObject({ received: 3 });
    const late = await aConfirmed();
    const shut = await closed(late, anna);
    expect(shut?.why).toBe("full");
    const days = (new Date(shut?.until ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    await query(
      `update chat_requests set created_at = created_at - interval '7 days' where id =
         (select id from chat_requests where to_id = $1 order by created_at limit 1)`,
      [anna.id],
    );
    expect((await ask(late, anna)).status).toBe(201);
  });
});

describe("declining with words", () => {
  test("gives the sender a kind reply, and they can ask again after a month", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    const { body: request } = await ask(anna, berta);
    const params = { id: request.id };
    await berta.must("POST /api/chat-requests/{id}/answer", { params, body: { wording: "later" } });
    expect(await box(anna, "out")).toMatchObject([{ status: "declined", wording: "later" }]);
    expect(await box(berta, "in")).toEqual([]);
    expect((await ask(anna, berta)).error.error).toBe("declined_lately");
    expect((await closed(anna, berta))?.why).toBe("declined");
    await anna.must("DELETE /api/chat-requests/{id}", { params });
    expect(await box(anna, "out")).toEqual([]);
    expect((await ask(anna, berta)).error.error).toBe("declined_lately");
    await query("update chat_requests set decided_at = now() - interval '31 days' where id = $1", [
      request.id,
    ]);
    expect((await ask(anna, berta)).status).toBe(201);
    const again = await berta.call("POST /api/chat-requests/{id}/answer", {
      params,
      body: { wording: "later" },
    });
    expect(again.error.error).toBe("already_decided");
  });

  test("happens once under concurrent decisions", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    const params = { id: (await ask(anna, berta)).body.id };
    const answers = await Promise.all([
      berta.call("POST /api/chat-requests/{id}/answer", { params, body: { wording: "thanks" } }),
      berta.call("POST /api/chat-requests/{id}/answer", { params, body: { wording: "no_time" } }),
      berta.call("POST /api/chat-requests/{id}/accept", { params }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test("old requests answer themselves after the days that one has set, and never before", async () => {
  const anna = await aConfirmed();
  const berta = await aConfirmed();
  const cora = await aConfirmed();
  await set(anna, { answer_days: 7, wording: "other_plans" });
  const old = (await ask(berta, anna)).body.id;
  const fresh = (await ask(cora, anna)).body.id;
  await query("update chat_requests set created_at = now() - interval '8 days' where id = $1", [old]);
  await Promise.all([answerOld(server.platform), answerOld(server.platform)]);
  expect(await box(berta, "out")).toMatchObject([{ id: old, status: "declined", wording: "other_plans" }]);
  expect(await box(cora, "out")).toMatchObject([{ id: fresh, status: "pending", wording: null }]);
});

describe("a note with signs of a scam", () => {
  const SCAM = "Verdopple dein Geld in 7 Tagen, garantierte Rendite!";
  test("warns its receiver, and opens no case", async () => {
    const anna = await aConfirmed();
    const berta = await aConfirmed();
    await ask(anna, berta, SCAM);
    expect((await box(berta, "in"))[0]?.signs).toEqual(["promised_returns"]);
    expect((await box(anna, "out"))[0]?.signs).toEqual([]);
    const { rows } = await query("select from moderation_cases where author_id = $1", [anna.id]);
    expect(rows).toEqual([]);
  });

  test("sent to several strangers is a case about its sender, without their names", async () => {
    const anna = await aConfirmed();
    const moderator = await aMember(server);
    await giveLevel(server, moderator, 2);
    for (let n = 0; n < 4; n++) await ask(anna, await aConfirmed(), SCAM);
    const { items } = await moderator.must("GET /api/admin/reports", { query: {} });
    const about = items.filter(({ author }) => author?.id === anna.id);
    expect(about).toMatchObject([{ kind: "member", excerpt: SCAM, signs: ["promised_returns"] }]);
  });
});
