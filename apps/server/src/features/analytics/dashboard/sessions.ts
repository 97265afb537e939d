import type {
  AnalyticsSession,
  AnalyticsSessionDetail,
  TimelineEntry,
} from "@kompagnon/contract/analytics/dashboard-model.ts";
import { EVENTS_SHOWN, type TimeRange, type UserType } from "@kompagnon/contract/analytics/rules.ts";
import { countryName, presentEvent } from "#features/analytics/dashboard/live.ts";
import { eventsOfSession } from "#features/analytics/dashboard/live-queries.ts";
import { guestOf, periodOf } from "#features/analytics/dashboard/range.ts";
import {
  emailOf,
  findSession,
  listSessions,
  type SessionRow,
  timelineOf,
  viewsOfSession,
} from "#features/analytics/dashboard/session-queries.ts";
import { Fail } from "#features/analytics/errors.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";

/** A session as lists have it. */
const presentSession = (row: SessionRow): AnalyticsSession => ({
  session_id: row.id,
  is_guest: row.memberId === null,
  username: row.username,
  started_at: row.startedAt.toISOString(),
  last_activity_at: row.lastAt.toISOString(),
  active: row.active,
  duration: Math.round((row.lastAt.getTime() - row.startedAt.getTime()) / 1_000),
  entry_page: row.entryPath,
  exit_page: row.exitPath,
  pages_visited: row.pages,
  events_count: row.events,
  errors_count: row.errors,
  converted: row.converted,
  device_type: row.device,
  browser_name: row.browser,
  os_name: row.os,
  country: row.country,
  referrer_host: row.referrerHost,
});

/** A page of sessions, and where the next begins. */
export function sessionPage(rows: readonly SessionRow[], limit: number) {
  const { shown, next_cursor } = pageOf(rows, limit, ({ startedAt: at, id }) => encodeCursor({ at, id }));
  return { items: shown.map(presentSession), next_cursor };
}

type Query = { userType: UserType; timeRange: TimeRange; limit: number; cursor?: string | undefined };
/** The sessions of a time range. */
export async function sessionsOf(db: Queryable, { userType, timeRange, limit, cursor }: Query) {
  const before = cursor ? decodeCursor(cursor) : null;
  const { from } = periodOf(timeRange);
  return sessionPage(
    await listSessions(db, { since: from, guest: guestOf(userType), before, limit: limit + 1 }),
    limit,
  );
}

async function foundSession(db: Queryable, id: string): Promise<SessionRow> {
  const row = await findSession(db, id);
  if (!row) throw new Fail("not_found");
  return row;
}

/** A session with its beginning. Throws not_found. */
export async function sessionOf(
  db: Queryable,
  id: string,
  language: string,
): Promise<AnalyticsSessionDetail> {
  const row = await foundSession(db, id);
  const views = await viewsOfSession(db, id, row.startedAt, EVENTS_SHOWN);
  const events = await eventsOfSession(db, id, row.startedAt, EVENTS_SHOWN);
  const email = row.memberId ? await emailOf(db, row.memberId) : null;
  const { source, medium, campaign, term, content } = row.utm ?? {};
  return {
    session: {
      ...presentSession(row),
      ended_at: row.endedAt?.toISOString() ?? null,
      member_id: row.memberId,
      email,
      clicks_count: row.clicks,
      entry_page_title: row.entryTitle,
      ip_address: row.address,
      city: null,
      country_name: countryName(row.country, language),
      language: row.language,
      screen: row.screen,
      utm_source: source ?? null,
      utm_medium: medium ?? null,
      utm_campaign: campaign ?? null,
      utm_term: term ?? null,
      utm_content: content ?? null,
    },
    pageViews: views.map((view) => ({
      page_title: view.title,
      page_url: view.path,
      viewed_at: view.at.toISOString(),
      time_on_page: view.seconds,
      max_scroll_depth: view.depth,
    })),
    events: events.map(presentEvent),
  };
}

/** How the story calls rows of the events; a step on a way is a conversion to come. */
const KINDS: Readonly<Record<number, TimelineEntry["kind"]>> = {
  0: "view",
  1: "event",
  2: "error",
  3: "conversion",
  4: "feature",
  5: "conversion",
};
/** Everything of a session, page by page. Throws not_found. */
export async function timeline(db: Queryable, id: string, limit: number, cursor: string | undefined) {
  const { startedAt } = await foundSession(db, id);
  const after = cursor ? decodeCursor(cursor) : null;
  const rows = await timelineOf(db, { session: id, since: startedAt, after, limit: limit + 1 });
  const { shown, next_cursor } = pageOf(rows, limit, (last) => encodeCursor(last));
  const items = shown.map(
    (row): TimelineEntry => ({
      id: row.id,
      kind: KINDS[row.kind] ?? "event",
      at: row.at.toISOString(),
      page_url: row.path,
      page_title: row.title,
      time_on_page: row.seconds,
      max_scroll_depth: row.depth,
      name: row.name,
      detail: row.detail,
    }),
  );
  return { items, next_cursor };
}
