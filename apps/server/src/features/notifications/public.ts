import { preferencesOf } from "#features/notifications/preferences.ts";
import { exportSubscriptions } from "#features/notifications/push-queries.ts";
import { exportNotifications } from "#features/notifications/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

export type { Notice } from "#features/notifications/notice.ts";
export { notify, notifyLater } from "#features/notifications/notify.ts";

/** Everything this feature holds about a member, for their export. */
export async function notificationsExport(db: Queryable, memberId: string) {
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
