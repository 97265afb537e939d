import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { releaseSeats } from "#features/events/answers.ts";
import { eventsNotifications, notifyOfEvents } from "#features/events/notifications.ts";
import { collectEvents } from "#features/events/personal-queries.ts";
import { requireEvent } from "#features/events/present.ts";
import { publishEvent, remindDue } from "#features/events/publishing.ts";
import {
  findEvent,
  lockEvent,
  searchRows,
  setHidden,
  setRemoved,
  sweepOld,
} from "#features/events/queries.ts";
import { sweepReminders } from "#features/events/reminder-queries.ts";
import { eventsRoutes } from "#features/events/routes.ts";
import { continueSeries } from "#features/events/service.ts";
import type * as tables from "#features/events/tables.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold =
  (set: (tx: Queryable, id: string, on: boolean) => Promise<unknown>, on: boolean): Change =>
  async (platform, tx, { subjectId }) => {
    if (!(await lockEvent(tx, subjectId))) return;
    await set(tx, subjectId, on);
    const after = await findEvent(tx, subjectId);
    if (!after) return;
    await platform.domainEvents.publish(tx, "event.reworded", {
      eventId: subjectId,
      title: after.withheld ? null : after.title,
      authorId: after.creatorId,
    });
    await publishEvent(platform, tx, subjectId);
  };

const event: Reportable<"event"> = {
  read: async (db, viewerId, { id }) => {
    const { row } = await requireEvent(db, viewerId, id);
    return {
      authorId: row.creatorId,
      excerpt: [row.title, row.text, row.venueText].filter((text) => text !== "").join("\n\n"),
    };
  },
  hide: withhold(setHidden, true),
  show: withhold(setHidden, false),
  remove: withhold(setRemoved, true),
  restore: withhold(setRemoved, false),
  // Only its members can open a circle or a team.
  address: async (db, { subjectId, hidden }) => {
    const row = hidden ? null : await findEvent(db, subjectId);
    return row?.hostKind === "group" ? eventsPaths.event(subjectId) : null;
  },
};

/** What can be reported of events. */
const eventsReports = { event };

/** Finds events in the viewer's groups, circles and teams by words of the title. */
async function findEvents(
  db: Queryable,
  viewerId: string,
  q: string,
  limit: number,
): Promise<SearchFindings["events"]> {
  const search = fragmentSearchOf(q);
  if (!search) return [];
  const rows = await searchRows(db, viewerId, search.exact, limit);
  return rows.map(({ id, title, day, startsAt, hostKind, hostId, hostName }) => ({
    id,
    title,
    on: day,
    starts_at: startsAt.toISOString(),
    host: { kind: hostKind, id: hostId, name: hostName },
  }));
}

/** What events hold about a member. */
const eventsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation", "groups", "teams", "pods"],
    // Others move up to their seats; the events they made stay, without a creator.
    run: (tx, memberId) => releaseSeats(platform, tx, memberId, null),
  },
  async *collect(memberId) {
    yield jsonFile("events.json", await collectEvents(platform.db, memberId));
  },
});

/** Who leaves a group, circle or team, is banned or leaves the community gives up their seats, and others move up. */
function eventsListeners(platform: Platform): void {
  const { domainEvents } = platform;
  notifyOfEvents(platform);
  domainEvents.within("group.left", (tx, { groupId, memberId }) =>
    releaseSeats(platform, tx, memberId, groupId),
  );
  domainEvents.within("team.left", async (tx, { teamId, memberIds }) => {
    for (const memberId of memberIds) await releaseSeats(platform, tx, memberId, teamId);
  });
  domainEvents.within("pod.left", (tx, { podId, memberId }) => releaseSeats(platform, tx, memberId, podId));
  domainEvents.within("member.banned", (tx, { memberId }) => releaseSeats(platform, tx, memberId, null));
  domainEvents.within("member.leaving", (tx, { memberId }) => releaseSeats(platform, tx, memberId, null));
}

const DAY_MS = 86_400_000;

/** What events do by the clock. */
function eventsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.repeat("events.remind", "* * * * *", () => remindDue(platform));
  jobs.repeat("events.continue", "50 3 * * *", () => continueSeries(platform));
  jobs.repeat("events.tidy", "10 4 * * *", async () => {
    await sweepReminders(db, new Date(Date.now() - DAY_MS));
    await sweepOld(db);
  });
}

const FILE = "events.json";

/** Events of groups, circles and teams, and calendar feeds. */
export const events = {
  name: "events",
  routes: eventsRoutes,
  jobs: eventsJobs,
  listeners: eventsListeners,
  data: {
    plannedEvents: { exported: FILE, erased: { stays: "the event, without its creator" } },
    eventDates: "nothing personal",
    eventAnswers: { exported: FILE, erased: "by erase" },
    eventReminders: { exported: { not: "that a reminder was sent, for a day" }, erased: "with the member" },
    calendarFeeds: { exported: FILE, erased: "with the member" },
  },
  personal: eventsPersonal,
  reports: eventsReports,
  notifications: eventsNotifications,
  search: { events: findEvents },
  sample: {
    after: ["groups", "teams", "pods"],
    prepare: async (community) => {
      const { loadEvents } = await import("#features/events/sample/load.ts");
      return (tx) => loadEvents(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
