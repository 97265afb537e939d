import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workOutWeeks } from "#features/analytics/health/health.ts";
import { quantile } from "#features/analytics/health/latency.ts";
import { sendReports } from "#features/analytics/reports/reports.ts";
import { aSession, written } from "#features/analytics/test-analytics.ts";
import { aGuest, aMatchingMember, aMember } from "#testing/builders.ts";
import { mailsTo, mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
  const guest = aGuest(server);
  const sessionId = await aSession(guest);
  await guest.must("POST /api/analytics/pageview", { body: { sessionId, pageUrl: "/pricing" } });
  await written(server);
});
afterAll(() => server.stop());

const aReport = (name: string, weekly = false) =>
  ({ name, userType: "all", timeRange: "7d", weekly }) as const;

test("filters are saved, changed and deleted by who saved them, twenty at most", async () => {
  const report = await admin.must("POST /api/analytics/admin/reports", { body: aReport("Woche") });
  expect(report).toMatchObject({
    name: "Woche",
    userType: "all",
    timeRange: "7d",
    weekly: false,
    last_sent_at: null,
  });
  const params = { id: report.id };
  await admin.must("PUT /api/analytics/admin/reports/{id}", {
    params,
    body: { name: "Monat", userType: "guests", timeRange: "30d", weekly: false },
  });
  const { items } = await admin.must("GET /api/analytics/admin/reports");
  expect(items).toMatchObject([{ id: report.id, name: "Monat", userType: "guests", timeRange: "30d" }]);
  const other = await aMember(server);
  await giveLevel(server, other, 5);
  expect((await other.must("GET /api/analytics/admin/reports")).items).toEqual([]);
  for (const route of ["PUT", "DELETE"] as const) {
    const path = `/api/analytics/admin/reports/${report.id}`;
    expect((await other.request(route, path, JSON.stringify(aReport("x")))).status).toBe(404);
  }
  const names = Array.from({ length: 20 }, (_, n) => `Nr. ${n}`);
  const answers = await Promise.all(
    names.map((name) => admin.call("POST /api/analytics/admin/reports", { body: aReport(name) })),
  );
  expect(answers.filter(({ status }) => status === 409).map(({ error }) => error.error)).toEqual([
    "report_limit",
  ]);
  for (const { id } of (await admin.must("GET /api/analytics/admin/reports")).items)
    await admin.must("DELETE /api/analytics/admin/reports/{id}", { params: { id } });
  expect((await admin.must("GET /api/analytics/admin/reports")).items).toEqual([]);
});

test("a report is a table, and a paper in every language", async () => {
  const query = { userType: "all", timeRange: "30d" } as const;
  const csv = await (await admin.must("GET /api/analytics/admin/report.csv", { query })).text();
  expect(csv.split("\r\n")).toEqual(
    expect.arrayContaining([
      "figures;totalSessions;value;1",
      "figures;totalSessions;change;",
      "pages;/pricing;views;1",
      "browsers;Chrome;count;1",
    ]),
  );
  expect(csv.split("\r\n").filter((line) => line.startsWith("series;"))).toHaveLength(30 * 5);
  const papers = new Set<string>();
  for (const language of LANGUAGES) {
    admin.language = language;
    const pdf = Buffer.from(
      await (await admin.must("GET /api/analytics/admin/report.pdf", { query })).arrayBuffer(),
    );
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    papers.add(pdf.toString("base64"));
  }
  admin.language = "de";
  expect(papers.size).toBe(LANGUAGES.length);
});

test("weekly reports come by mail once, with both files, to those who may still see them", async () => {
  const former = await aMember(server);
  await giveLevel(server, former, 5);
  for (const person of [admin, former])
    await person.must("POST /api/analytics/admin/reports", { body: aReport("Montag früh", true) });
  await giveLevel(server, former, 0);
  await sendReports(server.platform);
  await sendReports(server.platform);
  const mail = await mailTo(server, admin.email, "Montag früh");
  for (const part of ["report.pdf", "report.csv", "figures;totalSessions;value;1", "/dashboard/admin/data"])
    expect(mail).toContain(part);
  const later = await aMember(server);
  await giveLevel(server, later, 5);
  await later.must("POST /api/analytics/admin/reports", { body: aReport("Danach", true) });
  await sendReports(server.platform);
  await mailTo(server, later.email, "Danach");
  expect(mailsTo(server, admin.email).filter((one) => one.includes("Montag früh"))).toHaveLength(1);
  expect(mailsTo(server, former.email).filter((one) => one.includes("Montag früh"))).toEqual([]);
});

test("the product's health: weeks from what is kept of them anyway", async () => {
  const anna = await aMatchingMember(server);
  const berta = await aMatchingMember(server);
  const clara = await aMatchingMember(server);
  const swipe = (by: Person, of: Person, liked: boolean) =>
    by.must("POST /api/matching/swipes", { body: { user_id: of.id, liked } });
  await swipe(anna, berta, true);
  const { matchId } = await swipe(berta, anna, true);
  await swipe(anna, clara, false);
  await swipe(clara, anna, false);
  const params = { matchId: matchId ?? "" };
  const { chatId } = await anna.must("POST /api/matching/matches/{matchId}/chat", { params });
  await anna.must("GET /api/matching/profiles", {});
  const { db } = server.platform;
  const later = "interval '4 days'";
  await db.rawQuery(`update deck_cards set joined = joined - ${later}`);
  await db.rawQuery(`update matches set created_at = created_at - ${later}`);
  await db.rawQuery(
    `insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at)
     values ($1, 1, gen_random_uuid(), $2, gen_random_uuid(), 'Hallo', now() - ${later}),
       ($1, 2, gen_random_uuid(), $3, gen_random_uuid(), 'Hi', now() - ${later} + interval '3 hours')`,
    [chatId, anna.id, berta.id],
  );
  await workOutWeeks(server.platform);
  const { items } = await admin.must("GET /api/analytics/admin/health", { query: { weeks: 2 } });
  expect(items).toMatchObject([{ running: true }, { running: false }]);
  const both = (field: "swipes" | "matches") => (items[0]?.[field] ?? 0) + (items[1]?.[field] ?? 0);
  expect([both("swipes"), both("matches")]).toEqual([4, 1]);
  const joined = items.find((week) => week.newcomers_matched_72h !== null);
  expect(joined?.newcomers_matched_72h).toBeCloseTo(2 / 3, 3);
  expect(items.find((week) => week.replies_within_day !== null)?.replies_within_day).toBe(1);
  // Two were seen twice in all, one … four decisions on three people: 2, 1, 1.
  expect(items.find((week) => week.exposure_gini !== null)?.exposure_gini).toBeCloseTo(1 / 6, 3);
  expect(items[0]?.members_joined).toBeGreaterThan(3);
});

test("a quantile lies between the bounds around it", () => {
  expect(quantile([], 0.5)).toBeNull();
  const counts = [
    { bound: 5, n: 50 },
    { bound: 10, n: 0 },
    { bound: 20, n: 50 },
  ];
  expect(quantile(counts, 0.5)).toBe(5);
  expect(quantile(counts, 0.99)).toBeGreaterThan(19);
});
