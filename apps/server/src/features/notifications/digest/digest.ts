import { ACTIVITY_DAYS, DIGEST_HOUR } from "@kompagnon/contract/notifications/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import {
  type Addressee,
  claimAddressees,
  type Due,
  listTimeZones,
  type MailedRow,
  takeWaiting,
} from "#features/notifications/digest/digest-queries.ts";
import { localTime, whenOf } from "#features/notifications/digest/local-time.ts";
import { DAILY_MAIL, MAILED_BY_DEFAULT } from "#features/notifications/preferences/preferences.ts";
import { textKey } from "#features/notifications/push/push-message.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** What a mail lists; the rest is counted. */
const LINES_MAX = 10;
/** Characters of a written text in a line. */
const LINE_TEXT_MAX = 80;
const BATCH = 50;
/** Older ones are no news any more. */
const WINDOW = { daysBack: ACTIVITY_DAYS, mailed: MAILED_BY_DEFAULT };
/** Before the first id there is. */
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** The zones whose clocks show the hour of the mail. */
function dueAt(zones: readonly string[], now: Date): Due {
  const due = zones
    .map((zone) => ({ zone, ...localTime(zone, now) }))
    .filter(({ hour }) => hour === DIGEST_HOUR);
  return { zones: due.map(({ zone }) => zone), days: due.map(({ day }) => day) };
}

/** Mails unseen notifications to every member whose time of day is due; at most one mail per member and day. */
export async function mailDigests(platform: Platform, now: Date): Promise<void> {
  const { db } = platform;
  const due = dueAt(await listTimeZones(db), now);
  if (due.zones.length === 0) return;
  for (let after: string | null = BEFORE_ALL; after; ) after = await mailBatch(platform, due, after);
}

/** Claims and mails a batch in one transaction. Returns the id to continue from. */
const mailBatch = (platform: Platform, due: Due, after: string): Promise<string | null> =>
  platform.db.transaction(async (tx) => {
    const { addressees, last } = await claimAddressees(tx, due, { ...WINDOW, after, size: BATCH });
    const rows = await takeWaiting(
      tx,
      addressees.map(({ memberId }) => memberId),
      WINDOW,
    );
    const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
    for (const addressee of addressees)
      await write(platform, tx, addressee, byMember.get(addressee.memberId));
    return last;
  });

async function write(
  platform: Platform,
  tx: Tx,
  { memberId, email, language, zone }: Addressee,
  rows: readonly MailedRow[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const { texts, mail, config } = platform;
  const line = ({ type, count, username, data }: MailedRow) =>
    texts.say(language, textKey(platform, { type, about: data.about }, "line"), {
      name: username ?? texts.say(language, "notifications/notifications:someone"),
      count,
      group: data.about.group_name ?? "",
      when: whenOf(data.about, language, zone),
      text: shorten(data.text ?? ""),
    });
  const lines = rows.slice(0, LINES_MAX).map((row) => `• ${line(row)}`);
  const more = rows.length - lines.length;
  if (more > 0) lines.push(texts.say(language, "notifications/notifications:more", { count: more }));
  await mail.send(tx, {
    to: email,
    language,
    template: "digest",
    data: { count: rows.length, lines: lines.join("\n") },
    link: `${config.origin}${notificationsPaths.notifications}`,
    subscription: { kind: DAILY_MAIL, ref: memberId },
  });
}

/** A written text on one line. */
const shorten = (text: string): string => {
  const signs = [...text.replace(/\s+/g, " ")];
  return signs.length > LINE_TEXT_MAX ? `${signs.slice(0, LINE_TEXT_MAX - 1).join("")}…` : signs.join("");
};
