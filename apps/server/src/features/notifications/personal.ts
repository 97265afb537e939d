import { preferencesOf } from "#features/notifications/preferences/preferences.ts";
import { exportSubscriptions } from "#features/notifications/push/push-queries.ts";
import { exportNotifications } from "#features/notifications/queries.ts";
import { forgetActor } from "#features/notifications/removal.ts";
import type { Queryable } from "#platform/db/database.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the notifications feature holds about a member. */
export const notificationsPersonal = (platform: Platform): PersonalData => ({
  erase: { after: ["posts"], run: (tx, memberId) => forgetActor(platform, tx, memberId) },
  async *collect(memberId) {
    yield jsonFile("notifications.json", await notificationsExport(platform.db, memberId));
  },
});

async function notificationsExport(db: Queryable, memberId: string) {
  const [notifications, preferences, devices] = await Promise.all([
    exportNotifications(db, memberId),
    preferencesOf(db, memberId),
    exportSubscriptions(db, memberId),
  ]);
  return {
    notifications: notifications.map(({ type, count, data, createdAt, readAt }) => ({
      type,
      count,
      text: data.text,
      created_at: createdAt,
      read_at: readAt,
    })),
    preferences,
    push_devices: devices.map(({ endpoint, createdAt }) => ({ endpoint, created_at: createdAt })),
  };
}
