import type { notifications } from "@kompagnon/contract/notifications/endpoints.ts";
import {
  CHANNELS,
  NOTIFICATION_TYPES,
  NOTIFICATIONS,
  type NotificationType,
  type Preferences,
} from "@kompagnon/contract/notifications/model.ts";
import { isQuiet, localTime, USUAL_TIME_ZONE } from "#features/notifications/digest/local-time.ts";
import {
  findPreferences,
  findQuietHours,
  type PreferencesRow,
  savePreferences,
} from "#features/notifications/preferences/preference-queries.ts";
import { muteTypes } from "#features/notifications/queries.ts";
import { lockMember, publishTotal } from "#features/notifications/unread.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of notifications declares. */
export const Fail = failOf<typeof notifications.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** The channels of a notification type. */
export type Channels = Preferences["types"][NotificationType];

/** Kinds that are in the daily mail unless switched off. */
export const MAILED_BY_DEFAULT = NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].mailed);

/** The channels of a kind: as stored, else as usual. Kinds may be younger than what is stored. */
export function channelsOf(stored: PreferencesRow["types"] | undefined, type: NotificationType): Channels {
  const usual: Channels = { in_app: true, push: true, mail: MAILED_BY_DEFAULT.includes(type) };
  const given = stored?.[type] ?? {};
  return Object.fromEntries(
    CHANNELS.map((channel) => [channel, given[channel] ?? usual[channel]]),
  ) as Channels; // CHANNELS are its keys
}

const present = (row: PreferencesRow | null): Preferences => ({
  types: Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, channelsOf(row?.types, type)]),
  ) as Preferences["types"], // NOTIFICATION_TYPES are its keys
  quiet_from: row?.quietFrom ?? null,
  quiet_to: row?.quietTo ?? null,
  time_zone: row?.timeZone ?? USUAL_TIME_ZONE,
});

/** How a member wants to hear of things. */
export const preferencesOf = async (db: Queryable, memberId: string): Promise<Preferences> =>
  present(await findPreferences(db, memberId));

/** The day (2026-11-20) that it is for a member at a moment. */
export const dayOfMember = async (db: Queryable, memberId: string, at: Date): Promise<string> =>
  localTime((await preferencesOf(db, memberId)).time_zone, at).day;

/** Those of these members in whose quiet hours a moment falls: what has time waits until they are over. */
export async function whoRests(db: Queryable, ids: readonly string[], at: Date): Promise<Set<string>> {
  const rows = await findQuietHours(db, ids);
  return new Set(rows.flatMap(({ memberId, ...hours }) => (isQuiet(hours, at) ? [memberId] : [])));
}

/** Quiet hours need both ends. Throws invalid_input. */
function requireBothEnds({ quiet_from, quiet_to }: Preferences): void {
  if ((quiet_from === null) === (quiet_to === null)) return;
  const field = quiet_from === null ? "quiet_from" : "quiet_to";
  throw new Fail("invalid_input", { details: [{ field, code: "required" }] });
}

/** The daily mail, as a kind of mail that can be switched off. */
export const DAILY_MAIL = "digest";
/** Switches the daily mail off: no type is mailed any more. */
export async function stopDailyMail(tx: Tx, memberId: string): Promise<void> {
  await lockMember(tx, memberId);
  const row = await findPreferences(tx, memberId);
  const { types } = present(row);
  const unmailed = NOTIFICATION_TYPES.map((type) => [type, { ...types[type], mail: false }]);
  const { quietFrom = null, quietTo = null, timeZone = USUAL_TIME_ZONE } = row ?? {};
  await savePreferences(tx, memberId, { types: Object.fromEntries(unmailed), quietFrom, quietTo, timeZone });
}

/** Changes them. What was unread of kinds that no longer show in the app stops counting at once. */
export async function changePreferences(
  { db, live }: Platform,
  memberId: string,
  wanted: Preferences,
): Promise<Preferences> {
  requireBothEnds(wanted);
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await savePreferences(tx, memberId, {
      types: wanted.types,
      quietFrom: wanted.quiet_from,
      quietTo: wanted.quiet_to,
      timeZone: wanted.time_zone,
    });
    const muted = NOTIFICATION_TYPES.filter((type) => !wanted.types[type].in_app);
    if ((await muteTypes(tx, memberId, muted)) > 0) await publishTotal(live, tx, memberId);
    return present(await findPreferences(tx, memberId));
  });
}
