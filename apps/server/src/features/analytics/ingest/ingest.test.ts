import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishVisits } from "#features/analytics/feature.ts";
import {
  aBrowser,
  anEvent,
  aSession,
  BROWSER,
  rowsOf,
  sumsOf,
  written,
} from "#features/analytics/test-analytics.ts";
import { aGuest, aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = <R extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  rowsOf(server)<R>(sql, values);
const sums = () => sumsOf(server);
const sessionRow = async (person?: Person) => {
  await written(server);
  const [row] = await rows(
    "select s.*, a.path as entry from analytics_sessions s join analytics_paths a on a.id = s.entry_path where ($1::uuid is null or member_id = $1) order by started_at desc, id desc limit 1",
    [person?.id ?? null],
  );
  return row ?? {};
};

test("a visit is written with what was agreed to, and nothing more", async () => {
  const guest = aBrowser(server);
  const answer = await guest.request(
    "POST",
    "/api/analytics/sessions/start",
    JSON.stringify({
      entryPage: "https://x.example/en/pricing?token=geheim#teil",
      entryPageTitle: "Preise",
      referrer: "https://www.Suche.example/?q=meine+krankheit",
      utm: { source: "brief" },
      viewport: { width: 390, height: 800 },
      deviceFingerprint: {
        userAgent: "egal",
        language: "de-AT",
        screenResolution: "390x844",
        timezone: "Europe/Vienna",
        canvas: "mark",
      },
    }),
  );
  expect(answer.status).toBe(200);
  expect(await sessionRow()).toMatchObject({
    member_id: null,
    entry: "/pricing",
    entry_title: "Preise",
    referrer_host: "www.suche.example",
    utm: { source: "brief" },
    device: "phone",
    browser: "Chrome",
    os: "Linux",
    language: "de",
    screen: "390x844",
    country: "AT",
    address: "127.0.0.0",
    consent: CONSENT_VERSION,
  });
  const everything = JSON.stringify(await rows("select * from analytics_sessions"));
  for (const secret of ["geheim", "krankheit", "127.0.0.1", "mark", "egal"])
    expect(everything).not.toContain(secret);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("views, events, heat, errors, conversions and uses are counted where they belong", async () => {
  const member = await aMember(server);
  const before = await sums();
  const sessionId = await aSession(member, "/dashboard/feed");
  const { pageViewId } = await member.must("POST /api/analytics/pageview", {
    body: { sessionId, pageUrl: "/dashboard/user/0198a7e2-0000-7000-8000-000000000001", pageTitle: "Anna" },
  });
  await written(server);
  await member.must("PATCH /api/analytics/pageviews/{id}", {
    params: { id: pageViewId },
    body: { timeOnPage: 10, maxScrollDepth: 40, scrollEventsCount: 2 },
  });
  await member.must("PATCH /api/analytics/pageviews/{id}", {
    params: { id: pageViewId },
    body: { timeOnPage: 12, maxScrollDepth: 30, scrollEventsCount: 3 },
  });
  const events = [
    anEvent(sessionId, { pageViewId, element: { tag: "button", text: "Merken" } }),
    anEvent(sessionId, { eventType: "scroll", eventData: { depth: 40 } }),
  ];
  const batchId = "0198a7e2-0000-4000-8000-000000000001";
  expect(await member.must("POST /api/analytics/events/batch", { body: { events, batchId } })).toEqual({
    ok: true,
    taken: 2,
  });
  expect(await member.must("POST /api/analytics/events/batch", { body: { events, batchId } })).toEqual({
    ok: true,
    taken: 0,
  });
  const place = {
    pagePathname: "/dashboard/feed",
    viewport: { width: 1000, height: 700 },
    position: { x: 999, y: 45 },
  };
  await member.must("POST /api/analytics/heatmaps", { body: { sessionId, ...place, heatmapType: "click" } });
  await member.must("POST /api/analytics/heatmaps", {
    // Without a session: the visitor's own is found.
    body: {
      heatmaps: [
        { ...place, heatmapType: "click" },
        { ...place, heatmapType: "move" },
      ],
    },
  });
  await member.must("POST /api/analytics/errors", {
    body: {
      sessionId,
      errorType: "javascript",
      errorMessage: "kaputt bei anna@example.test",
      pageUrl: "/dashboard/feed",
      errorStack: "at https://x.example/a.js?token=geheim:1",
      lineNumber: 3,
      sourceFile: "https://x.example/a.js?v=1",
    },
  });
  const conversion = { sessionId, conversionType: "match", funnelName: "matching", funnelStep: "match" };
  await member.must("POST /api/analytics/conversions", { body: conversion });
  await member.must("POST /api/analytics/conversions", { body: conversion });
  await member.must("POST /api/analytics/features/usage", { body: { featureName: "feed", duration: 7 } });
  const after = await sums();
  expect(Object.fromEntries(Object.entries(after).map(([key, n]) => [key, n - (before[key] ?? 0)]))).toEqual({
    sessions: 1,
    views: 1,
    events: 2,
    clicks: 1,
    errors: 1,
    counted: 0,
    converted: 1,
    visitors: 1,
  });
  const [view] = await rows(
    "select v.*, p.path from analytics_views v join analytics_paths p on p.id = v.path",
  );
  expect(view).toMatchObject({ path: "/dashboard/user/:id", title: "", seconds: 12, depth: 40, scrolls: 3 });
  const named = await rows(
    "select kind, name, n, seconds, depth, measured from analytics_sums where unit = 'day' and not guest and kind in ('path', 'feature', 'conversion', 'event') order by 1, 2",
  );
  expect(named).toEqual([
    { kind: "conversion", name: "match", n: 2, seconds: 0, depth: 0, measured: 2 },
    { kind: "event", name: "click", n: 1, seconds: 0, depth: 0, measured: 1 },
    { kind: "event", name: "scroll", n: 1, seconds: 0, depth: 0, measured: 1 },
    { kind: "feature", name: "feed", n: 1, seconds: 7, depth: 0, measured: 1 },
    { kind: "path", name: "/dashboard/user/:id", n: 1, seconds: 12, depth: 40, measured: 1 },
  ]);
  expect(await rows('select type, device, col, "row", n from analytics_heat order by 1')).toEqual([
    { type: "click", device: "tablet", col: 49, row: 2, n: 2 },
    { type: "move", device: "tablet", col: 49, row: 2, n: 1 },
  ]);
  expect(await rows("select message, source, line, n from analytics_errors")).toEqual([
    { message: "kaputt bei …@…", source: "/a.js", line: 3, n: 1 },
  ]);
  expect(await rows("select funnel, step from analytics_steps")).toEqual([
    { funnel: "matching", step: "match" },
  ]);
});

test("a session can only be used by the member or guest who started it", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const guest = aBrowser(server);
  berta.agent = BROWSER;
  const sessionId = await aSession(anna);
  const foreignGuest = await aSession(aGuest(server));
  // The first letter: of the last one not every bit counts.
  const tampered = `${sessionId.startsWith("A") ? "B" : "A"}${sessionId.slice(1)}`;
  const before = await sums();
  for (const [person, id] of [
    [berta, sessionId],
    [guest, sessionId],
    [anna, tampered],
    [guest, "0198a7e2-0000-7000-8000-000000000001"],
  ] as const) {
    const { status, error } = await person.call("POST /api/analytics/events/batch", {
      body: { events: [anEvent(id)] },
    });
    expect([status, error.error]).toEqual([404, "session_unknown"]);
    expect(
      (await person.call("POST /api/analytics/sessions/{id}/heartbeat", { params: { id } })).status,
    ).toBe(404);
  }
  // A guest who signed in goes on with what they began as a guest; all or none of a batch are taken.
  await anna.must("POST /api/analytics/events/batch", { body: { events: [anEvent(foreignGuest)] } });
  const mixed = { events: [anEvent(sessionId), anEvent(tampered)] };
  expect((await anna.call("POST /api/analytics/events/batch", { body: mixed })).status).toBe(404);
  expect((await sums())["events"]).toBe((before["events"] ?? 0) + 1);
});

test("bots, and browsers that ask not to be tracked, are refused; pages are counted without a mark", async () => {
  const before = await sums();
  for (const agent of [
    "",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "curl/8.5.0",
  ]) {
    const headers = { "user-agent": agent };
    for (const [path, body] of [
      ["counts", { pagePathname: "/pricing" }],
      ["sessions/start", { entryPage: "/pricing" }],
    ] as const) {
      const answer = await aGuest(server).request(
        "POST",
        `/api/analytics/${path}`,
        JSON.stringify(body),
        headers,
      );
      expect([answer.status, answer.error.error]).toEqual([403, "bot_refused"]);
    }
  }
  for (const header of ["dnt", "sec-gpc"]) {
    const body = JSON.stringify({ entryPage: "/" });
    const answer = await aBrowser(server).request("POST", "/api/analytics/sessions/start", body, {
      [header]: "1",
    });
    expect([answer.status, answer.error.error]).toEqual([403, "tracking_refused"]);
  }
  const guest = aBrowser(server);
  expect(
    (await guest.call("POST /api/analytics/counts", { body: { pagePathname: "/pricing?a=b" } })).status,
  ).toBe(204);
  await guest.must("POST /api/analytics/counts", { body: { pagePathnames: ["/pricing", "/de/privacy"] } });
  expect(guest.cookie + guest.device).toBe("");
  expect(await sums()).toEqual({ ...before, counted: (before["counted"] ?? 0) + 3 });
  expect(
    await rows("select name, counted from analytics_sums where unit = 'day' and counted > 0 order by 1"),
  ).toEqual([
    { name: "/pricing", counted: 2 },
    { name: "/privacy", counted: 1 },
  ]);
});

test("visits that are over are counted once, and those that go on once more", async () => {
  const member = await aMember(server);
  const sessionId = await aSession(member);
  await member.must("POST /api/analytics/pageview", { body: { sessionId, pageUrl: "/pricing" } });
  await member.must("POST /api/analytics/sessions/{id}/end", { params: { id: sessionId } });
  await written(server);
  const { db } = server.platform;
  const finished = async () =>
    (
      await rows(
        "select sum(finished)::int as finished, sum(pages)::int as pages, sum(seconds) as seconds from analytics_hours",
      )
    )[0];
  // The table of those under way is empty after a crash of the database.
  await db.rawQuery("delete from analytics_live");
  await db.rawQuery(
    "insert into analytics_live (id, last_at) select id, started_at + interval '60 seconds' from analytics_sessions where member_id = $1",
    [member.id],
  );
  await db.rawQuery("update analytics_live set last_at = last_at - interval '2 hours'");
  await db.rawQuery(
    "update analytics_sessions set started_at = started_at - interval '2 hours', last_at = last_at - interval '2 hours' where member_id = $1",
    [member.id],
  );
  await finishVisits(server.platform);
  await finishVisits(server.platform);
  expect(await finished()).toEqual({ finished: 1, pages: 1, seconds: 60 });
  expect(await sessionRow(member)).toMatchObject({ pages: 1, finished: true });
  await member.must("POST /api/analytics/pageview", { body: { sessionId, pageUrl: "/faq" } });
  await written(server);
  await db.rawQuery(
    "update analytics_live set last_at = (select last_at + interval '40 seconds' from analytics_sessions s where s.id = analytics_live.id)",
  );
  await finishVisits(server.platform);
  expect(await finished()).toEqual({ finished: 1, pages: 2, seconds: 100 });
});
