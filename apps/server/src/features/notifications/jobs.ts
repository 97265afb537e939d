import { mailDigests } from "#features/notifications/digest.ts";
import { followDecisions, followFollowers, followPosts } from "#features/notifications/feed-sources.ts";
import { followGroups, followMentions } from "#features/notifications/group-sources.ts";
import { noticeJob, notify } from "#features/notifications/notify.ts";
import { notificationsExport } from "#features/notifications/public.ts";
import { sendPushes } from "#features/notifications/push-sender.ts";
import { sweepNotifications } from "#features/notifications/queries.ts";
import { forgetActor, forgetEachOther } from "#features/notifications/service.ts";
import {
  followCalls,
  followMatches,
  followMessages,
  followRequests,
} from "#features/notifications/sources.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What was read stays this long. */
const READ_KEPT_DAYS = 90;

/** Registers what notifications do outside of requests. */
export function notificationsJobs(platform: Platform): void {
  const { jobs, db, personal } = platform;
  followMatches(platform);
  followMessages(platform);
  followRequests(platform);
  followCalls(platform);
  followGroups(platform);
  followMentions(platform);
  followPosts(platform);
  followFollowers(platform);
  followDecisions(platform);
  platform.domainEvents.after("block.changed", ({ blocker, blocked, on }) =>
    on ? forgetEachOther(platform, blocker, blocked) : undefined,
  );
  sendPushes(platform);
  personal.add({
    erase: (tx, memberId) => forgetActor(platform, tx, memberId),
    async *collect(memberId) {
      yield jsonFile("notifications.json", await notificationsExport(db, memberId));
    },
  });
  jobs.work(noticeJob, ({ occurrence, ...notice }) =>
    db.transaction((tx) => notify(platform, tx, notice, occurrence)),
  );
  jobs.repeat("notifications.digest", "3 * * * *", () => mailDigests(platform, new Date()));
  jobs.repeat("notifications.sweep", "37 3 * * *", () =>
    sweepNotifications(db, READ_KEPT_DAYS).then(() => undefined),
  );
}
