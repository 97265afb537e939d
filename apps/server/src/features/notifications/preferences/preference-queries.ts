import type { Channel, NotificationType } from "@kompagnon/contract/notifications/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Preferences as stored; kinds and channels that are not there are as usual. */
export type PreferencesRow = {
  types: Partial<Record<NotificationType, Partial<Record<Channel, boolean>>>>;
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string;
};

const FIND_PREFERENCES = statement(
  "notifications_find_preferences",
  `select types, quiet_from as "quietFrom", quiet_to as "quietTo", time_zone as "timeZone"
     from notification_preferences where member_id = $1`,
);
/** A member's preferences; null for one who never set any. */
export async function findPreferences(db: Queryable, memberId: string): Promise<PreferencesRow | null> {
  const { rows } = await db.query(FIND_PREFERENCES, [memberId]);
  return rows[0] ?? null;
}

const FIND_QUIET_HOURS = statement(
  "notifications_find_quiet_hours",
  `select member_id as "memberId", quiet_from as "quietFrom", quiet_to as "quietTo", time_zone as "timeZone"
     from notification_preferences where member_id = any($1::uuid[]) and quiet_from is not null`,
);
/** The quiet hours of those of these members who have any. */
export async function findQuietHours(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.query(FIND_QUIET_HOURS, [ids]);
  return rows;
}

const SAVE_PREFERENCES = statement(
  "notifications_save_preferences",
  `insert into notification_preferences (member_id, types, quiet_from, quiet_to, time_zone) values ($1, $2, $3, $4, $5)
     on conflict (member_id) do update set types = excluded.types, quiet_from = excluded.quiet_from,
       quiet_to = excluded.quiet_to, time_zone = excluded.time_zone`,
);
/** Stores a member's preferences. */
export const savePreferences = (
  db: Queryable,
  memberId: string,
  { types, quietFrom, quietTo, timeZone }: PreferencesRow,
) => db.query(SAVE_PREFERENCES, [memberId, JSON.stringify(types), quietFrom, quietTo, timeZone]);
