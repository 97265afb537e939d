import { afterAll, beforeAll, expect, test } from "vitest";
import {
  anEvent,
  aSession,
  BROWSER,
  latestSession,
  rowsOf,
  written,
} from "#features/analytics/test-analytics.ts";
import { archiveOf } from "#testing/archive.ts";
import { aGuest, aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
let anna: Person;
let session: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
  anna = await aMember(server, { username: "Annalena" });
  session = await aSession(anna, "/dashboard/feed");
  for (const pageUrl of ["/dashboard/feed", "/pricing"]) {
    const { pageViewId } = await anna.must("POST /api/analytics/pageview", {
      body: { sessionId: session, pageUrl },
    });
    await anna.must("PATCH /api/analytics/pageviews/{id}", {
      params: { id: pageViewId },
      body: { timeOnPage: 20, maxScrollDepth: 50 },
    });
  }
  await anna.must("POST /api/analytics/events/batch", {
    body: { events: Array.from({ length: 49 }, (_, n) => anEvent(session, { eventLabel: `Nr. ${n}` })) },
  });
  await anna.must("POST /api/analytics/events/batch", {
    body: { events: [anEvent(session, { eventType: "scroll" })] },
  });
  for (const funnelStep of ["pricing_open", "order_open"])
    await anna.must("POST /api/analytics/conversions", {
      body: { sessionId: session, conversionType: "funnel", funnelName: "premium", funnelStep },
    });
  const guest = aGuest(server);
  const guestSession = await aSession(guest);
  await guest.must("POST /api/analytics/pageview", {
    body: { sessionId: guestSession, pageUrl: "/pricing" },
  });
  await guest.must("POST /api/analytics/conversions", {
    body: { sessionId: guestSession, conversionType: "sign_up", funnelName: "premium", funnelStep: 1 },
  });
  await guest.must("POST /api/analytics/heatmaps", {
    body: {
      sessionId: guestSession,
      pagePathname: "/pricing",
      viewport: { width: 1440, height: 900 },
      heatmapType: "click",
      position: { x: 720, y: 100 },
    },
  });
  await guest.must("POST /api/analytics/outlines", {
    body: {
      sessionId: guestSession,
      pagePathname: "/pricing",
      device: "desktop",
      width: 1440,
      height: 2000,
      boxes: [[0, 0, 0, 1440, 80]],
    },
  });
  await guest.must("POST /api/analytics/errors", {
    body: { sessionId: guestSession, errorType: "console", errorMessage: "nicht da", pageUrl: "/pricing" },
  });
  await Object.assign(aGuest(server), { agent: BROWSER }).must("POST /api/analytics/counts", {
    body: { pagePathname: "/pricing" },
  });
  await written(server);
});
afterAll(() => server.stop());

const rows = (sql: string, values: unknown[] = []) => rowsOf(server)(sql, values);
type Asked = { userType: "all" | "logged_in" | "guests"; timeRange: "24h" | "7d" | "30d" };
const overview = (userType: Asked["userType"], timeRange: Asked["timeRange"]) =>
  admin.must("GET /api/analytics/admin/overview", { query: { userType, timeRange } });

test("the overview tells sums, pages and the course of each stretch and kind of visitor", async () => {
  const all = await overview("all", "24h");
  expect(all).toMatchObject({
    totalSessions: 2,
    activeSessions: 2,
    uniqueUsers: 2,
    guestSessions: 1,
    totalEvents: 50,
    totalClicks: 49,
    totalViews: 4,
    countedViews: 1,
    totalErrors: 1,
    conversionRate: 0.5,
    avgPagesPerSession: 1.5,
    topPages: [
      { page_path: "/pricing", views: 3, avg_time: 20, avg_scroll_depth: 50 },
      { page_path: "/dashboard/feed", views: 1, avg_time: 20, avg_scroll_depth: 50 },
    ],
    browsers: [{ name: "Chrome", count: 2 }],
    countries: [{ name: "DE", count: 2 }],
    conversions: [{ name: "sign_up", count: 1 }],
  });
  expect(all.series).toHaveLength(24);
  expect(all.series.at(-1)).toMatchObject({ sessions: 2, views: 4, counted: 1, events: 50, errors: 1 });
  const members = await overview("logged_in", "30d");
  expect(members).toMatchObject({
    totalSessions: 1,
    uniqueUsers: 1,
    guestSessions: 0,
    totalEvents: 50,
    conversionRate: 0,
  });
  expect(members.series).toHaveLength(30);
  const guests = await overview("guests", "7d");
  expect(guests).toMatchObject({
    totalSessions: 1,
    uniqueUsers: 1,
    totalEvents: 0,
    totalErrors: 1,
    conversionRate: 1,
  });
});

test("live: who is here and what happens, to level 5 alone with addresses", async () => {
  const { items, total } = await admin.must("GET /api/analytics/admin/live-users", {
    query: { userType: "all" },
  });
  expect(total).toBe(2);
  expect(items.find((one) => !one.is_guest)).toMatchObject({
    username: "Annalena",
    email: anna.email,
    current_page: "/pricing",
    pages_visited: 2,
    events_count: 50,
    country: "DE",
    country_name: "Deutschland",
    city: null,
    browser_name: "Chrome",
  });
  const stream = await admin.must("GET /api/analytics/admin/events/stream", {
    query: { userType: "all", limit: 50 },
  });
  expect(stream.items).toHaveLength(50);
  expect(stream.items[0]).toMatchObject({ event_type: "scroll", username: "Annalena", page_url: "/pricing" });
  const guests = await admin.must("GET /api/analytics/admin/events/stream", {
    query: { userType: "guests" },
  });
  expect(guests.items).toEqual([]);
  await anna.must("POST /api/analytics/sessions/{id}/end", { params: { id: session } });
  await written(server);
  const members = await admin.must("GET /api/analytics/admin/live-users", {
    query: { userType: "logged_in" },
  });
  expect(members).toEqual({ items: [], total: 0 });
  await anna.must("POST /api/analytics/sessions/{id}/heartbeat", { params: { id: session } });
});

test("sessions are paginated, and a session's timeline starts at its beginning", async () => {
  const first = await admin.must("GET /api/analytics/admin/sessions", { query: { limit: 1 } });
  const next = await admin.must("GET /api/analytics/admin/sessions", {
    query: { limit: 1, cursor: first.next_cursor ?? "" },
  });
  expect([first.items[0]?.is_guest, next.items[0]?.is_guest, next.next_cursor]).toEqual([true, false, null]);
  const id = await latestSession(server, anna);
  const detail = await admin.must("GET /api/analytics/admin/sessions/{id}", { params: { id } });
  expect(detail.session).toMatchObject({
    username: "Annalena",
    email: anna.email,
    ip_address: "127.0.0.0",
    pages_visited: 2,
    events_count: 50,
    entry_page: "/dashboard/feed",
    exit_page: "/pricing",
    clicks_count: 49,
    country_name: "Deutschland",
  });
  expect([detail.pageViews.length, detail.events.length]).toEqual([2, 50]);
  const story: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string; at: string }[]; next_cursor: string | null } = await admin.must(
      "GET /api/analytics/admin/sessions/{id}/timeline",
      { params: { id }, query: { limit: 20, ...(cursor && { cursor }) } },
    );
    expect(page.items.length).toBeLessThanOrEqual(20);
    story.push(...page.items.map((one) => one.id));
    cursor = page.next_cursor;
  } while (cursor);
  expect([story.length, new Set(story).size]).toEqual([54, 54]);
  const missing = { params: { id: "0198a7e2-0000-7000-8000-000000000001" } };
  expect((await admin.call("GET /api/analytics/admin/sessions/{id}", missing)).status).toBe(404);
});

test("heatmaps, ways, errors and who came again", async () => {
  expect((await admin.must("GET /api/analytics/admin/heatmaps", {})).items).toEqual([
    { page_path: "/pricing", clicks: 1, moves: 0, scrolls: 0 },
  ]);
  expect(
    await admin.must("GET /api/analytics/admin/heatmap", { query: { pagePath: "/pricing" } }),
  ).toMatchObject({
    total: 1,
    bins: [[25, 5, 1]],
    columns: 50,
    row_px: 20,
    outline: { width: 1440, height: 2000, boxes: [[0, 0, 0, 1440, 80]] },
  });
  // A session that enters the funnel at a later step does not count for the following steps.
  const late = aGuest(server);
  const lateSession = await aSession(late);
  for (const funnelStep of ["order_open", "checkout", "premium"])
    await late.must("POST /api/analytics/conversions", {
      body: { sessionId: lateSession, conversionType: "funnel", funnelName: "premium", funnelStep },
    });
  await written(server);
  const { items } = await admin.must("GET /api/analytics/admin/funnels", {});
  expect(items.find(({ name }) => name === "premium")?.steps).toEqual([
    { step: "pricing_open", sessions: 2, share: 1, total: null },
    { step: "order_open", sessions: 1, share: 0.5, total: null },
    { step: "checkout", sessions: 0, share: 0, total: 0 },
    { step: "premium", sessions: 0, share: 0, total: 0 },
  ]);
  expect((await admin.must("GET /api/analytics/admin/errors", {})).items).toMatchObject([
    { error_type: "console", message: "nicht da", count: 1, page_url: "/pricing", browser_name: "Chrome" },
  ]);
  // What came before the stretch is not counted in it.
  await rows(
    `insert into analytics_errors (day, id, type, message, source, line, stack, path, browser, n, first_at, last_at)
       select day - 1, id, type, message, source, line, stack, path, browser, 5, first_at - interval '1 day', last_at - interval '1 day'
       from analytics_errors`,
  );
  const timesIn = async (timeRange: Asked["timeRange"]) =>
    (await admin.must("GET /api/analytics/admin/errors", { query: { timeRange } })).items.map(
      ({ count }) => count,
    );
  expect([await timesIn("24h"), await timesIn("7d")]).toEqual([[1], [6]]);
  await rows(
    "insert into analytics_member_days (day, member_id) values ((now() at time zone 'UTC')::date - 7, $1)",
    [anna.id],
  );
  const cohorts = (await admin.must("GET /api/analytics/admin/retention")).items;
  expect(cohorts).toMatchObject([{ members: 1, shares: [1, 1] }]);
});

test("looking one member up wants a factor, and is written down", async () => {
  const { items } = await admin.must("GET /api/analytics/admin/users", { query: { q: "annal" } });
  expect(items).toMatchObject([{ member_id: anna.id, username: "Annalena", consent: null, sessions: 1 }]);
  const sessions = await admin.must("GET /api/analytics/admin/users/{id}/sessions", {
    params: { id: anna.id },
  });
  expect(sessions.items).toHaveLength(1);
  const log = await rows(
    "select action, subject_id, after from audit_log where actor_id = $1 and action like 'analytics.%' order by at, id",
    [admin.id],
  );
  expect(log).toEqual([
    { action: "analytics.member_sought", subject_id: anna.id, after: { found: 1 } },
    { action: "analytics.member_viewed", subject_id: anna.id, after: { found: 1 } },
  ]);
  const hasty = await aMember(server);
  await giveLevel(server, hasty, 5, { confirmed: false });
  const refused = await hasty.call("GET /api/analytics/admin/users", { query: { q: "annal" } });
  expect([refused.status, refused.error.error]).toEqual([403, "step_up_required"]);
});

test("a member takes their visits along; declining and erasing take them away, sums stay", async () => {
  const berta = await aMember(server);
  const sessionId = await aSession(berta, "/dashboard/jobs");
  await berta.must("POST /api/analytics/pageview", { body: { sessionId, pageUrl: "/dashboard/jobs" } });
  await berta.must("POST /api/analytics/events/batch", {
    body: { events: [anEvent(sessionId, { eventLabel: "Berta drückt" })] },
  });
  await berta.must("PUT /api/analytics/consent", { body: { choice: "accepted", version: "2026-11" } });
  const { personal, db } = server.platform;
  const collect = async () =>
    [...(await archiveOf(personal, berta.id))]
      .filter(([path]) => path.startsWith("analytics"))
      .map(([, text]) => text)
      .join("");
  const archive = await collect();
  for (const held of ["accepted", "/dashboard/jobs", "Berta drückt", "127.0.0.0"])
    expect(archive).toContain(held);
  const traces = async () =>
    rows(
      `select (select count(*)::int from analytics_sessions where member_id = $1) as sessions,
         (select count(*)::int from analytics_events where label = 'Berta drückt') as events,
         (select count(*)::int from analytics_views v where not exists (select from analytics_sessions s where s.id = v.session)) as orphans,
         (select count(*)::int from analytics_member_days where member_id = $1) as days`,
      [berta.id],
    );
  const [sums] = await rows(
    "select sum(events)::int as events, sum(views)::int as views from analytics_hours",
  );
  expect(
    await berta.must("PUT /api/analytics/consent", { body: { choice: "declined", version: "2026-11" } }),
  ).toEqual({
    choice: "declined",
    version: "2026-11",
  });
  expect(await traces()).toEqual([{ sessions: 0, events: 0, orphans: 0, days: 0 }]);
  // What still comes of that session has nowhere to go; a new one is refused on every device.
  await berta.must("POST /api/analytics/events/batch", {
    body: { events: [anEvent(sessionId, { eventLabel: "Berta drückt" })] },
  });
  await written(server);
  expect(await traces()).toEqual([{ sessions: 0, events: 0, orphans: 0, days: 0 }]);
  expect(
    await rows("select sum(events)::int as events, sum(views)::int as views from analytics_hours"),
  ).toEqual([sums]);
  const again = await berta.call("POST /api/analytics/sessions/start", { body: { entryPage: "/" } });
  expect([again.status, again.error.error]).toEqual([403, "tracking_refused"]);
  await berta.must("PUT /api/analytics/consent", { body: { choice: "accepted", version: "2026-11" } });
  await berta.must("POST /api/analytics/events/batch", {
    body: { events: [anEvent(await aSession(berta), { eventLabel: "Berta drückt" })] },
  });
  await written(server);
  await db.transaction((tx) => personal.erase(tx, berta.id));
  expect(await traces()).toEqual([{ sessions: 0, events: 0, orphans: 0, days: 0 }]);
});

test("members see nothing of it", async () => {
  for (const route of ["GET /api/analytics/admin/overview", "GET /api/analytics/admin/live-users"] as const) {
    const { status, error } = await anna.call(route, {});
    expect([status, error.error]).toEqual([403, "forbidden"]);
  }
});
