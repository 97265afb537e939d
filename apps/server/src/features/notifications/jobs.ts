import { mailDigests } from "#features/notifications/digest/digest.ts";
import { sendPushes } from "#features/notifications/push/push-sender.ts";
import { sweepNotifications } from "#features/notifications/queries.ts";
import { removeOneAnother } from "#features/notifications/removal.ts";
import { removeGroupNews } from "#features/notifications/sending/group-news.ts";
import { noticeJob, notifyAll } from "#features/notifications/sending/notify.ts";
import { removeGone } from "#features/notifications/sending/taken-back.ts";
import { sweepRetold } from "#features/notifications/sending/taken-back-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Longer than anything waits to be told. */
const RETOLD_KEPT_DAYS = 30;
/** What was read stays this long. */
const READ_KEPT_DAYS = 90;

/** What notifications do by the clock and in queues. */
export function notificationsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  sendPushes(platform);
  removeGone(platform);
  removeGroupNews(platform);
  removeOneAnother(platform);
  jobs.workShared(noticeJob, (tx, all) =>
    notifyAll(
      platform,
      tx,
      all.map(({ notice }) => notice),
    ),
  );
  jobs.repeat("notifications.digest", "3 * * * *", () => mailDigests(platform, new Date()));
  jobs.repeat("notifications.sweep", "37 3 * * *", () =>
    sweepNotifications(db, READ_KEPT_DAYS)
      .then(() => sweepRetold(db, RETOLD_KEPT_DAYS))
      .then(() => undefined),
  );
}
