import { afterAll, beforeAll, expect, test } from "vitest";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import { aBrowser, anEvent, aSession, rowsOf, sumsOf, written } from "#features/analytics/test-analytics.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = <R extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  rowsOf(server)<R>(sql, values);
const sums = () => sumsOf(server);
test("what is too large, too much or no number is refused and changes nothing", async () => {
  const guest = aBrowser(server);
  const sessionId = await aSession(guest);
  const before = await sums();
  const bad = [
    ["events/batch", { events: [] }],
    ["events/batch", { events: Array.from({ length: 51 }, () => anEvent(sessionId)) }],
    ["events/batch", { events: [anEvent(sessionId, { eventType: "x".repeat(200) })] }],
    ["events/batch", { events: [anEvent(sessionId, { eventData: { "a b": 1 } })] }],
    ["events/batch", { events: [anEvent(sessionId, { eventData: { deep: { er: 1 } } })] }],
    [
      "events/batch",
      {
        events: [
          anEvent(sessionId, {
            eventData: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n])),
          }),
        ],
      },
    ],
    ["events/batch", { events: [anEvent(sessionId, { position: { x: 1e9, y: 0 } })] }],
    ["pageview", { sessionId, pageUrl: "/".repeat(3_000) }],
    [
      "heatmaps",
      {
        sessionId,
        pagePathname: "/",
        viewport: { width: 1, height: 1 },
        heatmapType: "eyes",
        position: { x: 0, y: 0 },
      },
    ],
    ["errors", { sessionId, errorType: "javascript", errorMessage: "x", pageUrl: "/", lineNumber: 1.5 }],
    ["conversions", { sessionId, conversionType: "match", conversionValue: "viel" }],
    ["sessions/start", { entryPage: "/", consent: "2020-01" }],
  ] as const;
  for (const [path, body] of bad) {
    const answer = await guest.request("POST", `/api/analytics/${path}`, JSON.stringify(body));
    expect([path, answer.status, answer.error.error]).toEqual([path, 400, "invalid_input"]);
  }
  expect(await sums()).toEqual(before);
});

test("whatever signs a text holds, it is written as it is, and stops nothing", async () => {
  const guest = aBrowser(server);
  const sessionId = await aSession(guest);
  const odd = "a\tb\\n\n\\. \u2028 'x' \\N {\"y\"} 👍🏽";
  const eventLabel = `${odd}\0\ud800`;
  await guest.must("POST /api/analytics/events/batch", {
    body: { events: [anEvent(sessionId, { eventLabel, eventData: { note: eventLabel } })] },
  });
  await written(server);
  const [row] = await rows("select label, data from analytics_events where data ? 'note'");
  expect(row).toEqual({ label: `${odd}\ufffd`, data: { note: `${odd}\ufffd` } });
});

test("a full buffer says so, leaves moves out first, and counts what it refused", async () => {
  const { buffer } = ingestOf(server.platform);
  const guest = aBrowser(server);
  const sessionId = await aSession(guest);
  await written(server);
  const { offer, hasRoom } = buffer;
  const move = {
    sessionId,
    pagePathname: "/faq",
    viewport: { width: 800, height: 600 },
    heatmapType: "move" as const,
    position: { x: 1, y: 1 },
  };
  buffer.hasRoom = () => false;
  await guest.must("POST /api/analytics/heatmaps", { body: move });
  buffer.hasRoom = hasRoom;
  buffer.offer = () => false;
  const refused = await guest.call("POST /api/analytics/events/batch", {
    body: { events: [anEvent(sessionId)] },
  });
  expect([refused.status, refused.error.error]).toEqual([503, "unavailable"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  buffer.offer = offer;
  await guest.must("POST /api/analytics/events/batch", { body: { events: [anEvent(sessionId)] } });
  await written(server);
  expect(
    await rows(
      "select 1 from analytics_heat h join analytics_paths p on p.id = h.path where p.path = '/faq'",
    ),
  ).toEqual([]);
});
