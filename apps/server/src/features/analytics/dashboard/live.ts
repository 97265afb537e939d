import type { AnalyticsEvent, LiveUser } from "@kompagnon/contract/analytics/dashboard-model.ts";
import {
  ACTIVE_MINUTES,
  EVENTS_SHOWN,
  OVERVIEW_POLL_MS,
  STREAM_MINUTES,
  STREAM_POLL_MS,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { type EventRow, newestEvents, usersHere } from "#features/analytics/dashboard/live-queries.ts";
import { guestOf } from "#features/analytics/dashboard/range.ts";
import { shared } from "#features/analytics/dashboard/shared.ts";
import type { Platform } from "#platform/platform.ts";

const SHOWN_MAX = 100;

/** A country's name in a language; null for one that is unknown. */
export const countryName = (country: string | null, language: string): string | null => {
  if (!country) return null;
  return (
    new Intl.DisplayNames([localeOf(language)], { type: "region", fallback: "none" }).of(country) ?? null
  );
};

export const presentEvent = (row: EventRow): AnalyticsEvent => ({
  id: row.id,
  session_id: row.session,
  event_type: row.type,
  event_category: row.category,
  event_action: row.action,
  event_label: row.label,
  element_text: row.elementText,
  page_url: row.path,
  timestamp: row.at.toISOString(),
  username: row.username,
  is_guest: row.guest,
});

/** Active sessions and recent events; both are refreshed slightly faster than dashboards poll. */
export function createLiveView({ db }: Pick<Platform, "db">) {
  const here = shared<Awaited<ReturnType<typeof usersHere>>>(OVERVIEW_POLL_MS - 1_000);
  const events = shared<AnalyticsEvent[]>(STREAM_POLL_MS - 1_000);
  return {
    async users(userType: UserType, language: string) {
      const rows = await here(userType, () => usersHere(db, guestOf(userType), ACTIVE_MINUTES, SHOWN_MAX));
      const items = rows.map(
        (row): LiveUser => ({
          session_id: row.id,
          is_guest: row.memberId === null,
          username: row.username,
          email: row.email,
          device_type: row.device,
          browser_name: row.browser,
          current_page: row.path ?? "/",
          current_page_title: row.title,
          city: null,
          country: row.country,
          country_name: countryName(row.country, language),
          pages_visited: row.pages,
          events_count: row.events,
          started_at: row.startedAt.toISOString(),
          last_activity_at: row.lastAt.toISOString(),
        }),
      );
      return { items, total: rows[0]?.total ?? 0 };
    },
    async stream(userType: UserType, limit: number) {
      const items = await events(userType, async () =>
        (await newestEvents(db, guestOf(userType), STREAM_MINUTES, EVENTS_SHOWN)).map(presentEvent),
      );
      return { items: items.slice(0, limit) };
    },
  };
}
