import { afterAll, beforeAll, expect, test } from "vitest";
import { teamsOf } from "#features/teams/service.ts";
import { aTeam } from "#features/teams/test-teams.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  ["Asia/Tokyo", "2026-12-04T15:30:00Z", 1],
  ["America/Los_Angeles", "2026-12-05T07:30:00Z", 0],
  ["Europe/Berlin", "2026-12-04T23:30:00Z", 1],
])("a day is over for a member when it is in their time zone: %s", async (time_zone, now, overdue) => {
  const { anna, params } = await aTeam(server);
  const usual = await anna.must("GET /api/notifications/preferences");
  await anna.must("PUT /api/notifications/preferences", { body: { ...usual, time_zone } });
  await anna.must("POST /api/teams/{id}/tasks", { params, body: { title: "Abgabe", due_at: "2026-12-04" } });
  const { items } = await teamsOf(server.platform.db, anna.id, { limit: 10, now: new Date(now) });
  expect(items[0]).toMatchObject({ overdue_count: overdue, next: [{ due_at: "2026-12-04" }] });
});
