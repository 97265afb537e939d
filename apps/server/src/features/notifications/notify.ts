import { isQuiet, USUAL_TIME_ZONE } from "#features/notifications/local-time.ts";
import type { Notice } from "#features/notifications/notice.ts";
import { channelsOf } from "#features/notifications/preferences.ts";
import { present } from "#features/notifications/present.ts";
import { payloadOf, pushJob } from "#features/notifications/push-message.ts";
import { addNotification, isKnown } from "#features/notifications/queries.ts";
import { findRecipient, type Recipient } from "#features/notifications/recipient-queries.ts";
import { lockMember, publishTotal } from "#features/notifications/unread.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** Characters of a text that are kept. */
const TEXT_KEPT = 140;
const beginningOf = (text: string | null): string | null =>
  text === null ? null : [...text.slice(0, TEXT_KEPT * 2)].slice(0, TEXT_KEPT).join("");

/**
 * Tells a member something: in the app, by push, in the daily mail, as they want it. Nothing to oneself, between blocked
 * members, or to members who are banned or leaving.
 *
 * Call it in a transaction of its own, or before the transaction's first write (see `lockMember`); where that can't be,
 * use `notifyLater`.
 */
export async function notify(platform: Platform, tx: Tx, notice: Notice, occurrence?: string): Promise<void> {
  const { memberId, type, actorId } = notice;
  if (memberId === actorId) return;
  await lockMember(tx, memberId);
  if (occurrence && (await isKnown(tx, memberId, occurrence))) return;
  const recipient = await findRecipient(tx, memberId, actorId);
  if (!recipient) return;
  const { in_app, push, mail } = channelsOf(recipient.types ?? undefined, type);
  const text = beginningOf(notice.text);
  const times = notice.times ?? 1;
  const stored =
    in_app || mail
      ? await addNotification(tx, {
          id: newId(),
          ...{ memberId, type, times, actorId },
          bundle: notice.bundle,
          data: {
            text,
            about: notice.about,
            occurrence: occurrence ?? null,
          },
          inApp: in_app,
          once: notice.once ?? false,
        })
      : null;
  const cards = await memberCards(tx, actorId ? [actorId] : []);
  if (stored && in_app) {
    await platform.live.publish(tx, memberTopic(memberId), "notification_created", present(stored, cards));
    await publishTotal(platform.live, tx, memberId);
  }
  if (!push || recipient.subscriptions.length === 0 || isQuietFor(recipient)) return;
  const count = stored?.count ?? times;
  const username = (actorId && cards.get(actorId)?.username) || null;
  const payload = payloadOf(platform, recipient.language, { ...notice, text, count, username });
  for (const hash of recipient.subscriptions) await platform.jobs.send(tx, pushJob, { hash, payload });
}

const isQuietFor = ({ quietFrom, quietTo, timeZone }: Recipient): boolean =>
  isQuiet({ quietFrom, quietTo, timeZone: timeZone ?? USUAL_TIME_ZONE }, new Date());

/** Telling that was put off, with a name of its own: doing it twice has the effect of once. */
export const noticeJob = defineJob<{ notice: Notice; occurrence: string }>("notifications.notify");

/** Tells a member something if and only if this transaction commits, shortly after it. */
export const notifyLater = ({ jobs }: Pick<Platform, "jobs">, tx: Tx, notice: Notice): Promise<void> =>
  jobs.send(tx, noticeJob, { notice, occurrence: newId() });
