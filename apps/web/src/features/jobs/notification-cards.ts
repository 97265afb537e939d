import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { BellRing, BriefcaseBusiness, CalendarClock, FileUser } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const shared = { texts: "jobs/notifications", goToName: "to_jobs", canReply: false } as const;

/** The cards of applications, answers to them, new posts that match a saved search, and posts that are about to expire. */
export const notificationCards = {
  job_application_submitted: {
    ...shared,
    icon: FileUser,
    title: () => "job_application_submitted.title",
    text: () => "job_application_submitted.text",
    goTo: () => jobsPaths.received,
    goToName: "to_application",
    hasOwnNotice: true,
  },
  job_application_decided: {
    ...shared,
    icon: BellRing,
    title: ({ payload }: Notification) =>
      payload.accepted ? "job_application_decided.accepted.title" : "job_application_decided.rejected.title",
    text: ({ payload }: Notification) =>
      payload.accepted ? "job_application_decided.accepted.text" : "job_application_decided.rejected.text",
    goTo: () => jobsPaths.sent,
    goToName: "to_application",
  },
  job_match: {
    ...shared,
    icon: BriefcaseBusiness,
    title: () => "job_match.title",
    text: () => "job_match.text",
    goTo: ({ payload }: Notification) => (payload.job_id ? jobsPaths.job(payload.job_id) : jobsPaths.board),
  },
  job_expiring: {
    ...shared,
    icon: CalendarClock,
    title: () => "job_expiring.title",
    text: () => "job_expiring.text",
    goTo: () => jobsPaths.mine,
  },
} satisfies Record<string, NotificationCard>;
