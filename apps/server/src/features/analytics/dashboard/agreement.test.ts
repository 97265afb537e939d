import {
  DEVICES,
  OVERVIEW_FIGURES,
  TIME_RANGES,
  type TimeRange,
  USER_TYPES,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { workOutWeeks } from "#features/analytics/health/health.ts";
import { makeDays } from "#features/analytics/ingest/day-queries.ts";
import type { Hit } from "#features/analytics/ingest/records.ts";
import { writeHits } from "#features/analytics/ingest/write.ts";
import { finishIdle } from "#features/analytics/retention/finish-queries.ts";
import { hourSumsOf } from "#features/analytics/sample/earlier.ts";
import { type Achievement, visitsOf } from "#features/analytics/sample/visits.ts";
import { rowsOf } from "#features/analytics/test-analytics.ts";
import { newId } from "#platform/id.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

const DAY = 86_400_000;
const CASES = USER_TYPES.flatMap((userType) =>
  TIME_RANGES.map((timeRange) => [userType, timeRange] as const),
);

let server: TestServer;
let admin: Person;
let hits: Hit[] = [];

/** Sixty days of simulated visits by members and guests, so that every period has one before it. */
beforeAll(async () => {
  server = await startTestServer();
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
  const people = await Promise.all(Array.from({ length: 5 }, () => aMember(server)));
  const now = Date.now();
  const visitors = people.map(({ id }, place) => ({ id, place, language: "de", joinedAt: 0 }));
  const community = {
    platform: server.platform,
    ids: people.map(({ id }) => id),
    makeId: () => newId(),
  };
  const achievements = visitors.map(
    (visitor, nth): Achievement => ({
      visitor,
      what: nth % 2 === 0 ? "sign_up" : "premium",
      at: now - nth * 5 * 3_600_000 - 3_600_000,
    }),
  );
  hits = visitsOf({ ...community, now }, visitors, achievements);
  await server.platform.db.transaction(async (tx) => {
    await makeDays(tx, new Date(now - 63 * DAY), 66);
    for (let from = 0; from < hits.length; from += 2_000)
      await writeHits(tx, newId(), hits.slice(from, from + 2_000));
    while ((await finishIdle(tx, 5_000)) === 5_000);
  });
}, 60_000);
afterAll(() => server.stop());

const overviewOf = (userType: UserType, timeRange: TimeRange) =>
  admin.must("GET /api/analytics/admin/overview", { query: { userType, timeRange } });
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
const isOfType = (userType: UserType, guest: boolean): boolean =>
  userType === "all" || guest === (userType === "guests");
const countedSince = (userType: UserType, since: Date): number =>
  hits.filter((hit) => hit.what === "count" && hit.at >= since && isOfType(userType, hit.guest)).length;

/** The figures of a span by plain SQL over the visits and events themselves. */
async function countedBySql(userType: UserType, since: Date) {
  const guest = userType === "all" ? null : userType === "guests";
  const [found] = await rowsOf(server)<Record<string, number>>(
    `with s as (
       select *, member_id is null as guest from analytics_sessions
       where started_at >= $1 and ($2::boolean is null or (member_id is null) = $2)
     ), e as (select * from analytics_events where at >= $1 and ($2::boolean is null or guest = $2))
     select (select count(*)::int from s) as "totalSessions",
       ((select count(distinct member_id) from s) + (select count(distinct (started_at::date, visitor)) from s where guest))::int as "uniqueUsers",
       (select count(*)::int from s where guest) as "guestSessions",
       (select coalesce(avg(extract(epoch from coalesce(l.last_at, s.last_at) - s.started_at)), 0)::float8
         from s left join analytics_live l using (id)) as "avgSessionDuration",
       (select coalesce((select count(*) from analytics_views v where v.session in (select id from s))::float8 / nullif((select count(*) from s), 0), 0)) as "avgPagesPerSession",
       (select coalesce(avg(converted::int), 0)::float8 from s) as "conversionRate",
       (select count(*)::int from analytics_views where at >= $1 and ($2::boolean is null or guest = $2)) as "seenViews",
       (select count(*)::int from e where kind = 1) as "totalEvents",
       (select count(*)::int from e where kind = 1 and type = 'click') as "totalClicks",
       (select count(*)::int from e where kind = 2) as "totalErrors"`,
    [since, guest],
  );
  const { seenViews = 0, ...figures } = found ?? {};
  const counted = countedSince(userType, since);
  return { ...figures, countedViews: counted, totalViews: seenViews + counted };
}

/** Every session of the list, page by page. */
async function listed(userType: UserType, timeRange: TimeRange) {
  const items: { is_guest: boolean; converted: boolean; username: string | null }[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: typeof items; next_cursor: string | null } = await admin.must(
      "GET /api/analytics/admin/sessions",
      { query: { userType, timeRange, limit: 50, ...(cursor && { cursor }) } },
    );
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor);
  return items;
}

describe.each(CASES)("figures of %s in %s", (userType, timeRange) => {
  test("the overview is what plain SQL counts", async () => {
    const overview = await overviewOf(userType, timeRange);
    const since = new Date(overview.series[0]?.at ?? 0);
    const counted = await countedBySql(userType, since);
    for (const [name, value] of Object.entries(counted)) {
      const figure = overview[name as (typeof OVERVIEW_FIGURES)[number]]; // every name above is a figure
      expect([name, Math.abs(figure - value) < 0.06]).toEqual([name, true]);
    }
  });

  test("the parts of the overview sum to its figures", async () => {
    const overview = await overviewOf(userType, timeRange);
    expect(sum(overview.series, ({ sessions }) => sessions)).toBe(overview.totalSessions);
    expect(sum(overview.series, ({ views }) => views)).toBe(overview.totalViews);
    expect(sum(overview.series, ({ counted }) => counted)).toBe(overview.countedViews);
    expect(sum(overview.series, ({ events }) => events)).toBe(overview.totalEvents);
    expect(sum(overview.series, ({ errors }) => errors)).toBe(overview.totalErrors);
    expect(sum(overview.topPages, ({ views }) => views)).toBeLessThanOrEqual(overview.totalViews);
    expect(sum(overview.devices, ({ count }) => count)).toBe(overview.totalSessions);
    expect(sum(overview.browsers, ({ count }) => count)).toBe(overview.totalSessions);
  });

  test("lists, funnels, file and paper show the same as the overview", async () => {
    const query = { userType, timeRange };
    const overview = await overviewOf(userType, timeRange);
    const sessions = await listed(userType, timeRange);
    expect(sessions.length).toBe(overview.totalSessions);
    expect(sessions.filter(({ is_guest: guest }) => guest).length).toBe(overview.guestSessions);
    expect(sessions.filter(({ converted }) => converted).length / Math.max(1, sessions.length)).toBeCloseTo(
      overview.conversionRate,
      3,
    );
    const funnels = await admin.must("GET /api/analytics/admin/funnels", { query });
    for (const { steps } of funnels.items)
      for (const { step, sessions: came, total } of steps) {
        if (total === null) continue;
        expect([step, total]).toEqual([
          step,
          overview.conversions.find(({ name }) => name === step)?.count ?? 0,
        ]);
        expect(came).toBeLessThanOrEqual(total);
      }
    const csv = await (await admin.must("GET /api/analytics/admin/report.csv", { query })).text();
    const pdf = vi.spyOn(server.platform.papers, "pdf");
    await (await admin.must("GET /api/analytics/admin/report.pdf", { query })).arrayBuffer();
    const paper = JSON.stringify(pdf.mock.lastCall?.[0].data);
    pdf.mockRestore();
    const german = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });
    for (const name of OVERVIEW_FIGURES) {
      const shown = String(overview[name]).replace(".", ",");
      expect(csv.split("\r\n")).toContainEqual(
        expect.stringMatching(new RegExp(`^figures;${name};value;"?${shown}"?$`)),
      );
      if (name !== "conversionRate") expect(paper).toContain(german.format(overview[name]));
    }
  });
});

test("errors and the number of active visitors are the same in their tabs", async () => {
  for (const timeRange of TIME_RANGES) {
    const { items } = await admin.must("GET /api/analytics/admin/errors", { query: { timeRange } });
    expect(sum(items, ({ count }) => count)).toBe((await overviewOf("all", timeRange)).totalErrors);
  }
  const live = await admin.must("GET /api/analytics/admin/live-users", { query: { userType: "all" } });
  expect(live.total).toBe((await overviewOf("all", "24h")).activeSessions);
});

test("a page's heatmaps of all widths sum to what the list of heatmaps says", async () => {
  for (const timeRange of ["7d", "30d"] as const) {
    const { items } = await admin.must("GET /api/analytics/admin/heatmaps", { query: { timeRange } });
    const [page] = items;
    const heatmaps = await Promise.all(
      DEVICES.map((device) =>
        admin.must("GET /api/analytics/admin/heatmap", {
          query: { pagePath: page?.page_path ?? "", device, timeRange },
        }),
      ),
    );
    expect(sum(heatmaps, ({ total }) => total)).toBe(page?.clicks);
  }
});

test("a figure changes by what it was in the same hours or days one period earlier", async () => {
  const { changes } = await overviewOf("all", "7d");
  const [found] = await rowsOf(server)<{ now: number; before: number }>(
    `select (count(*) filter (where started_at >= d - interval '6 days' and started_at < d))::int as now,
       (count(*) filter (where started_at >= d - interval '13 days' and started_at < d - interval '7 days'))::int as before
     from analytics_sessions, (select date_trunc('day', now(), 'UTC') as d) today`,
  );
  expect(changes?.totalSessions).toBeCloseTo((found?.now ?? 0) / (found?.before ?? 1) - 1, 3);
});

test.each(TIME_RANGES)("the simulated visits reach back far enough to compare %s", async (timeRange) => {
  const { changes } = await overviewOf("all", timeRange);
  expect(changes?.totalSessions).toEqual(expect.any(Number));
});

test("visits that are kept as sums only are summed up like those that were written", async () => {
  const rows = await rowsOf(server)<Record<string, number>>(
    "select (extract(epoch from hour) * 1000)::float8 as hour, guest, sessions, views, counted, events, clicks, errors, converted, finished, seconds, pages from analytics_hours order by hour, guest",
  );
  // A visit of the last hours may still be under way.
  const isOver = ({ hour }: { hour?: number }) => (hour ?? 0) < Date.now() - 3 * 3_600_000;
  const summed = hourSumsOf(hits).map(({ visitors: _, ...row }) => ({
    ...row,
    seconds: expect.closeTo(row.seconds, 0),
  }));
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(isOver)).toEqual(summed.filter(isOver));
  const [byDay] = await rowsOf(server)<{ n: number }>("select sum(visitors)::int as n from analytics_hours");
  expect(sum(hourSumsOf(hits), ({ visitors }) => visitors)).toBe(byDay?.n);
});

test("the visits of thirty days are more than those of the thirty before", async () => {
  const { changes } = await overviewOf("all", "30d");
  const [found] = await rowsOf(server)<{ now: number; before: number }>(
    `select (count(*) filter (where started_at >= d - interval '29 days' and started_at < d))::int as now,
       (count(*) filter (where started_at >= d - interval '59 days' and started_at < d - interval '30 days'))::int as before
     from analytics_sessions, (select date_trunc('day', now(), 'UTC') as d) today`,
  );
  expect(changes?.totalSessions).toBeCloseTo((found?.now ?? 0) / (found?.before ?? 1) - 1, 3);
  expect(changes?.totalSessions).toBeGreaterThan(0.2);
});

test("without a whole period before there is nothing to compare with", async () => {
  const young = await startTestServer();
  const owner = await aMember(young);
  await giveLevel(young, owner, 5);
  const query = { userType: "all", timeRange: "7d" } as const;
  expect((await owner.must("GET /api/analytics/admin/overview", { query })).changes).toBeNull();
  await young.stop();
});

test("retention begins with the first week that a member was ever here", async () => {
  await rowsOf(server)(
    "insert into analytics_member_days (day, member_id) values ((now() at time zone 'UTC')::date - 80, $1)",
    [admin.id],
  );
  await rowsOf(server)(
    "insert into analytics_member_days (day, member_id) values ((now() at time zone 'UTC')::date - 7, $1)",
    [admin.id],
  );
  await workOutWeeks(server.platform);
  const { items } = await admin.must("GET /api/analytics/admin/retention");
  const [first] = await rowsOf(server)<{ members: number }>(
    `select count(distinct member_id)::int as members from analytics_member_days
     where day >= date_trunc('week', (now() at time zone 'UTC')::date)::date - 7 * 7 and member_id not in
       (select member_id from analytics_member_days where day < date_trunc('week', (now() at time zone 'UTC')::date)::date - 7 * 7)`,
  );
  expect(sum(items, ({ members }) => members)).toBe(first?.members);
});

test("newcomers who got their money back have not bought premium", async () => {
  const [buyer, refunded] = await Promise.all([aMember(server), aMember(server)]);
  const row = async (memberId: string, kind: string, cents: number) =>
    rowsOf(server)(
      `insert into billing_ledger (id, member_id, livemode, payment, kind, cents, source, plan, order_id, at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, gen_random_uuid()::text, '30d', gen_random_uuid(), now())`,
      [memberId, server.platform.payments.livemode, `pi_${memberId}`, kind, cents],
    );
  await row(buyer.id, "paid", 1_999);
  await row(refunded.id, "paid", 1_999);
  await row(refunded.id, "refunded", -1_999);
  await workOutWeeks(server.platform);
  const [week] = (await admin.must("GET /api/analytics/admin/health", { query: { weeks: 1 } })).items;
  expect(week?.premium_conversion).toBeCloseTo(1 / (week?.members_joined ?? 1), 3);
});
