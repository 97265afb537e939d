import { NOTIFICATION_TYPES, type NotificationType } from "@kompagnon/contract/notifications/rules.ts";

/** What notifications are about, in the order in which the settings list them. */
export const TOPICS = [
  "chats",
  "matching",
  "posts",
  "groups",
  "teams",
  "jobs",
  "documents",
  "account",
] as const;
export type Topic = (typeof TOPICS)[number];

/** The topic of each type: a new type does not compile without one. */
const TOPIC_OF: Record<NotificationType, Topic> = {
  message: "chats",
  chat_request: "chats",
  dm_invite: "chats",
  call_missed: "chats",
  match: "matching",
  path_part: "matching",
  path_uncovered: "matching",
  path_point: "matching",
  path_team: "matching",
  comment: "posts",
  like: "posts",
  repost: "posts",
  mention: "posts",
  follow: "posts",
  group_application: "groups",
  group_invite: "groups",
  group_decision: "groups",
  poll_closed: "groups",
  event_day: "groups",
  event_hour: "groups",
  event_minutes: "groups",
  event_seat: "groups",
  event_changed: "groups",
  event_cancelled: "groups",
  pod_invite: "groups",
  pod_found: "groups",
  pod_goal: "groups",
  pod_check_in: "groups",
  pod_widened: "groups",
  team_invite: "teams",
  team_message: "teams",
  task_assigned: "teams",
  task_due: "teams",
  job_application_submitted: "jobs",
  job_application_decided: "jobs",
  job_match: "jobs",
  job_expiring: "jobs",
  document_shared: "documents",
  document_mention: "documents",
  agreement_request: "documents",
  agreement_signed: "documents",
  agreement_void: "documents",
  agreement_declined: "documents",
  premium_expiring: "account",
  verification_decision: "account",
  report_decision: "account",
  invite: "account",
};

/** The types of a topic, in the order in which people read them. */
export const typesOf = (topic: Topic): NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => TOPIC_OF[type] === topic);
