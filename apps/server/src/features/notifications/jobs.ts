import { mailDigests } from "#features/notifications/digest/digest.ts";
import { DAILY_MAIL, stopDailyMail } from "#features/notifications/preferences/preferences.ts";
import { sendPushes } from "#features/notifications/push/push-sender.ts";
import { sweepNotifications } from "#features/notifications/queries.ts";
import { removeHidden, removeOneAnother } from "#features/notifications/removal.ts";
import { workGroupNews } from "#features/notifications/sending/group-news.ts";
import { noticeJob, notifyAll } from "#features/notifications/sending/notify.ts";
import { workRewritten } from "#features/notifications/sending/taken-back.ts";
import { sweepRewritten } from "#features/notifications/sending/taken-back-queries.ts";
import { workWithdrawals } from "#features/notifications/sending/withdrawal.ts";
import { sweepWithdrawn } from "#features/notifications/sending/withdrawal-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Longer than anything waits to be told. */
const REWRITTEN_RETENTION_DAYS = 30;
/** What was read stays this long. */
const READ_RETENTION_DAYS = 90;

/** What notifications do by the clock and in queues. */
export function notificationsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  platform.mail.onUnsubscribe(DAILY_MAIL, stopDailyMail);
  sendPushes(platform);
  workRewritten(platform);
  workGroupNews(platform);
  removeOneAnother(platform);
  removeHidden(platform);
  workWithdrawals(platform);
  jobs.workShared(noticeJob, (tx, all) =>
    notifyAll(
      platform,
      tx,
      all.map(({ notice, ordinal }) => ({ ...notice, ordinal })),
    ),
  );
  jobs.repeat("notifications.digest", "3 * * * *", () => mailDigests(platform, new Date()));
  jobs.repeat("notifications.sweep", "37 3 * * *", () =>
    sweepNotifications(db, READ_RETENTION_DAYS)
      .then(() => sweepRewritten(db, REWRITTEN_RETENTION_DAYS))
      .then(() => sweepWithdrawn(db, REWRITTEN_RETENTION_DAYS))
      .then(() => undefined),
  );
}
