import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { EVENT_REMINDERS, type EventReminder } from "@kompagnon/contract/events/rules.ts";
import type { EventNews } from "#features/events/publishing.ts";
import { notifyLater, rewriteNotices, withdraw } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

type Types = EventReminder | "event_seat" | "event_changed" | "event_cancelled";
const toEvent = {
  /** The title of the event. */
  ownWords: true as const,
  path: ({ event_id: id, event_on: on }: { event_id?: string | null; event_on?: string | null }) =>
    id ? eventsPaths.event(id, on ?? undefined) : eventsPaths.events,
};

/** The notifications that events send. */
export const eventsNotifications: NotificationKinds<Types> = {
  event_day: toEvent,
  event_hour: toEvent,
  event_minutes: toEvent,
  event_seat: toEvent,
  event_changed: toEvent,
  event_cancelled: toEvent,
};

/** Every notice of one date has its own bundle, so that a later one can take an older one back. */
const bundleOf = (type: Types, eventId: string, on: string): string => `${type}:${eventId}:${on}`;
/** The reminders that a later one replaces. */
const REPLACED: Record<EventReminder, readonly EventReminder[]> = {
  event_day: [],
  event_hour: ["event_day"],
  event_minutes: ["event_day", "event_hour"],
};

type News = EventNews & { on: string; startsAt: Date };

/**
 * Tells one member. No actor is named: a change or a cancellation also reaches a member who blocked, or was blocked by, the one
 * who made it.
 */
const notifyMember = (
  platform: Platform,
  tx: Tx,
  { memberId, type }: { memberId: string; type: Types },
  news: News,
): Promise<void> =>
  notifyLater(platform, tx, {
    memberId,
    type,
    actorId: null,
    text: news.title,
    source: news.eventId,
    bundle: bundleOf(type, news.eventId, news.on),
    about: {
      event_id: news.eventId,
      event_on: news.on,
      starts_at: news.startsAt.toISOString(),
      group_id: news.groupId,
    },
  });

const forget = async (
  platform: Platform,
  tx: Tx,
  { memberId, types }: { memberId: string; types: readonly Types[] },
  { eventId, on }: News,
): Promise<void> => {
  for (const type of types) await withdraw(platform, tx, { memberId, bundle: bundleOf(type, eventId, on) });
};

/** Notifies members of reminders, seats, changes and cancellations. */
export function notifyOfEvents(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("event.due", async (tx, { memberId, type, ...news }) => {
    await forget(platform, tx, { memberId, types: REPLACED[type] }, news);
    await notifyMember(platform, tx, { memberId, type }, news);
  });
  domainEvents.within("event.seats_given", async (tx, { memberIds, ...news }) => {
    for (const memberId of memberIds)
      await notifyMember(platform, tx, { memberId, type: "event_seat" }, news);
  });
  domainEvents.within("event.changed", async (tx, { memberIds, ...news }) => {
    for (const memberId of memberIds) {
      await forget(platform, tx, { memberId, types: EVENT_REMINDERS }, news);
      await notifyMember(platform, tx, { memberId, type: "event_changed" }, news);
    }
  });
  domainEvents.within("event.cancelled", async (tx, { memberIds, ...news }) => {
    for (const memberId of memberIds) {
      await forget(
        platform,
        tx,
        { memberId, types: [...EVENT_REMINDERS, "event_seat", "event_changed"] },
        news,
      );
      await notifyMember(platform, tx, { memberId, type: "event_cancelled" }, news);
    }
  });
  domainEvents.within("event.reworded", (tx, { eventId, title, authorId }) =>
    rewriteNotices(
      platform,
      tx,
      title === null || authorId === null
        ? { source: eventId, text: null }
        : { source: eventId, text: title, authorId },
    ),
  );
}
