import { POD_INVITATION_DAYS } from "@kompagnon/contract/pods/rules.ts";
import { placeJob, placeWaiting } from "#features/pods/placing/placing.ts";
import { sweepReminders } from "#features/pods/reminding/reminder-queries.ts";
import { remindDue } from "#features/pods/reminding/reminding.ts";
import { withdrawOld } from "#features/pods/service.ts";
import type { Platform } from "#platform/platform.ts";

const DAY_MS = 86_400_000;
/** Days for which reminders are stored: longer than a week lasts in any time zone. */
const REMINDERS_KEPT_DAYS = 30;

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** What weekly circles do by the clock. Time zones differ by quarters of an hour. */
export function podsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.work(placeJob, () => placeWaiting(platform));
  jobs.repeat("pods.place_all", "7,37 * * * *", () => placeWaiting(platform));
  jobs.repeat("pods.remind", "*/15 * * * *", () => remindDue(platform));
  jobs.repeat("pods.tidy", "20 4 * * *", async () => {
    await withdrawOld(platform, daysAgo(POD_INVITATION_DAYS));
    await sweepReminders(db, daysAgo(REMINDERS_KEPT_DAYS));
  });
}
