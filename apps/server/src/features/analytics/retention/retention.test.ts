import { KEPT_DAYS } from "@kompagnon/contract/analytics/rules.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDays } from "#features/analytics/ingest/day-queries.ts";
import { findLost } from "#features/analytics/retention/finish-queries.ts";
import { forgetOlder } from "#features/analytics/retention/forget-queries.ts";
import { anEvent, aSession, latestSession, written } from "#features/analytics/test-analytics.ts";
import { aMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

const DAY_MS = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = async (sql: string, values: unknown[] = []) =>
  (await server.platform.db.rawQuery(sql, values)).rows;
const partitions = async () =>
  (
    await rows(
      "select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'analytics_events'::regclass order by 1",
    )
  ).map(({ name }) => String(name));

test("after ninety days single visits are gone, and their sums by hour are sums by day", async () => {
  const { db } = server.platform;
  const member = await aMember(server);
  const sessionId = await aSession(member);
  await member.must("POST /api/analytics/pageview", { body: { sessionId, pageUrl: "/pricing" } });
  await member.must("POST /api/analytics/events/batch", { body: { events: [anEvent(sessionId)] } });
  await written(server);
  // The same visit, two hours of a day that is too long ago, and one of the last that is kept.
  const long = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - (KEPT_DAYS + 1) * DAY_MS);
  const kept = new Date(long.getTime() + 2 * DAY_MS);
  await makeDays(db, long, 1);
  for (const [at, nth] of [
    [long, 0],
    [kept, 1],
  ] as const) {
    const session = `0198a7e2-0000-7000-8000-00000000000${nth}`;
    const id = `0198a7e2-0000-7000-8000-00000000001${nth}`;
    await rows(
      `insert into analytics_sessions (id, visitor, started_at, last_at, entry_path, entry_title, exit_path, browser, os, consent, finished)
       select $1, '\\x00', $2, $2, id, '', id, '', '', 'x', true from analytics_paths where path = '/pricing'`,
      [session, at],
    );
    await rows(
      `insert into analytics_events (id, at, session, kind, guest, path, type, category, action, label, element_text)
       select $1, $2, $3, 1, true, id, 'click', '', '', '', '' from analytics_paths where path = '/pricing'`,
      [id, at, session],
    );
    for (const hour of [0, 5])
      await rows("insert into analytics_hours (hour, guest, sessions, events) values ($1, true, 1, 3)", [
        new Date(at.getTime() + hour * 3_600_000),
      ]);
  }
  const before = await partitions();
  await forgetOlder(db, KEPT_DAYS);
  await forgetOlder(db, KEPT_DAYS);
  expect(before.length - (await partitions()).length).toBe(1);
  const left = "select count(*)::int as n from";
  expect(await rows(`${left} analytics_events`)).toEqual([{ n: 2 }]);
  expect(await rows(`${left} analytics_sessions`)).toEqual([{ n: 2 }]);
  expect(await rows("select hour, sessions, events from analytics_hours where guest order by hour")).toEqual([
    { hour: long, sessions: 2, events: 6 },
    { hour: kept, sessions: 1, events: 3 },
    { hour: new Date(kept.getTime() + 5 * 3_600_000), sessions: 1, events: 3 },
  ]);
});

test("tables of days are made ahead; what came before its table had one moves into it", async () => {
  const { db } = server.platform;
  const day = new Date("2031-05-01T00:00:00Z");
  await rows(
    `insert into analytics_events (id, at, session, kind, guest, path, type, category, action, label, element_text)
     select gen_random_uuid(), $1, gen_random_uuid(), 1, true, id, 'click', '', '', '', '' from analytics_paths where path = '/pricing'`,
    [new Date(day.getTime() + 3_600_000)],
  );
  expect(await makeDays(db, day, 2)).toBe(4);
  expect(await makeDays(db, day, 2)).toBe(0);
  expect(await rows("select count(*)::int as n from analytics_events_20310501")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*)::int as n from analytics_events_other where at >= $1", [day])).toEqual([
    { n: 0 },
  ]);
  const names = await partitions();
  for (const ahead of [0, 1, 2, 3]) {
    const name = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
    expect(names).toContain(`analytics_events_${name}`);
  }
});

test("visits that a crash of the database took from those under way are found again", async () => {
  const member = await aMember(server);
  await aSession(member);
  await written(server);
  const id = await latestSession(server, member);
  await rows(
    "update analytics_sessions set started_at = started_at - interval '3 hours', last_at = last_at - interval '3 hours' where id = $1",
    [id],
  );
  await rows("delete from analytics_live");
  expect(await findLost(server.platform.db)).toBe(1);
  expect(await rows("select id from analytics_live")).toEqual([{ id }]);
});
