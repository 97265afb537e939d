import { isQuiet, USUAL_TIME_ZONE } from "#features/notifications/digest/local-time.ts";
import type { Notice } from "#features/notifications/payload.ts";
import { type Channels, channelsOf } from "#features/notifications/preferences/preferences.ts";
import { present } from "#features/notifications/present.ts";
import { payloadOf, pushJob } from "#features/notifications/push/push-message.ts";
import {
  addNotifications,
  type NewNotification,
  type NotificationRow,
} from "#features/notifications/queries.ts";
import { findRecipients, type Recipient } from "#features/notifications/sending/recipient-queries.ts";
import { beginningOf, withWordsOfNow } from "#features/notifications/sending/taken-back.ts";
import { withoutWithdrawn } from "#features/notifications/sending/withdrawal.ts";
import { lockMembers, totalsOf } from "#features/notifications/unread.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineSharedJob } from "#platform/jobs/jobs.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** A notice with its recipient and the channels. */
type Reaching = { notice: Notice; recipient: Recipient; channels: Channels };
type StoredNotification = Reaching & { stored: NotificationRow | null };

/**
 * Tells a member something: in the app, by push, in the daily mail, as they want it. Nothing to oneself, between blocked
 * members, or to members who are banned or leaving.
 *
 * Call it in a transaction of its own, or before the transaction's first write (see `lockMembers`); where that can't be,
 * use `notifyLater`.
 */
export const notify = (platform: Platform, tx: Tx, notice: Notice): Promise<void> =>
  notifyAll(platform, tx, [notice]);

/** The same for several, with as many statements as for one. */
export async function notifyAll(platform: Platform, tx: Tx, notices: readonly Notice[]): Promise<void> {
  const toOthers = notices.filter(({ memberId, actorId }) => memberId !== actorId);
  if (toOthers.length === 0) return;
  await lockMembers(
    tx,
    toOthers.map(({ memberId }) => memberId),
  );
  const others = await withWordsOfNow(tx, await withoutWithdrawn(tx, toOthers));
  const recipients = await findRecipients(tx, others);
  const reaching = others.flatMap((notice, n): Reaching[] => {
    const recipient = recipients[n];
    return recipient
      ? [{ notice, recipient, channels: channelsOf(recipient.types ?? undefined, notice.type) }]
      : [];
  });
  const notified = await store(tx, reaching);
  const wanted = notified.filter(
    ({ stored, channels, recipient }) => (stored && channels.in_app) || mayPush(channels, recipient),
  );
  const cards = await memberCards(
    tx,
    wanted.flatMap(({ notice: { actorId } }) => actorId ?? []),
  );
  const counting = notified.flatMap((one) =>
    one.channels.in_app && one.stored ? [{ ...one, stored: one.stored }] : [],
  );
  const totals = await totalsOf(
    tx,
    counting.map(({ notice }) => notice.memberId),
  );
  const last = new Map(counting.map((one) => [one.notice.memberId, one]));
  for (const one of counting) {
    const { memberId, source = null } = one.notice;
    const count = last.get(memberId) === one ? totals.get(memberId) : undefined;
    await platform.live.publishEvent(tx, {
      topic: memberTopic(memberId),
      kind: "notification_created",
      data: present(one.stored, cards),
      source,
      // Behind the last of theirs.
      next: count === undefined ? null : { kind: "notification_unread_total", data: { count } },
    });
  }
  for (const { notice, recipient, channels, stored } of notified) {
    if (!mayPush(channels, recipient)) continue;
    const { actorId, times = 1 } = notice;
    const payload = payloadOf(platform, recipient.language, {
      ...notice,
      text: beginningOf(notice.text),
      count: stored?.count ?? times,
      username: (actorId && cards.get(actorId)?.username) || null,
      timeZone: recipient.timeZone,
    });
    const from = { actorId, source: notice.source ?? null };
    for (const hash of recipient.subscriptions)
      await platform.jobs.send(tx, pushJob, { hash, payload, from });
  }
}

/** Stores what shows in the app or waits for the daily mail. */
async function store(tx: Tx, reaching: readonly Reaching[]): Promise<StoredNotification[]> {
  const isStored = ({ channels }: Reaching) => channels.in_app || channels.mail;
  const rows = await addNotifications(tx, reaching.filter(isStored).map(newRow));
  let next = 0;
  return reaching.map((one) => ({ ...one, stored: isStored(one) ? (rows[next++] ?? null) : null }));
}

const newRow = ({ notice, channels }: Reaching): NewNotification => ({
  id: newId(),
  memberId: notice.memberId,
  type: notice.type,
  times: notice.times ?? 1,
  actorId: notice.actorId,
  bundle: notice.bundle,
  data: { text: beginningOf(notice.text), about: notice.about },
  source: notice.source ?? null,
  inApp: channels.in_app,
  once: notice.once ?? false,
  ordinal: notice.ordinal ?? null,
  entryId: newId(),
});

const mayPush = ({ push }: Channels, recipient: Recipient): boolean =>
  push && recipient.subscriptions.length > 0 && !isQuietFor(recipient);

const isQuietFor = ({ quietFrom, quietTo, timeZone }: Recipient): boolean =>
  isQuiet({ quietFrom, quietTo, timeZone: timeZone ?? USUAL_TIME_ZONE }, new Date());

/** Telling that was put off. */
export const noticeJob = defineSharedJob<{ notice: Notice }>("notifications.notify");

/** Tells a member something if and only if this transaction commits, shortly after it. */
export const notifyLater = ({ jobs }: Pick<Platform, "jobs">, tx: Tx, notice: Notice): Promise<void> =>
  // No more of the text than is kept travels through the queue.
  jobs.sendShared(tx, noticeJob, { notice: { ...notice, text: beginningOf(notice.text) } });
