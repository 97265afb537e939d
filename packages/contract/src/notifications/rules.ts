/** Limits and names of notifications without any library. */

/** Every kind of notification (product: quest, dashboard, notifications); each feature adds those it sends. */
export const NOTIFICATION_TYPES = [
  "match",
  "message",
  "chat_request",
  "group_application",
  "group_decision",
  "mention",
  "call_missed",
  "comment",
  "like",
  "repost",
  "follow",
  "report_decision",
] as const;
/** A kind of notification. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** The ways one may hear of it: in the app, as a push message, in the daily mail. */
export const CHANNELS = ["in_app", "push", "mail"] as const;
/** A way to hear of it. */
export type Channel = (typeof CHANNELS)[number];
/** Days that "Aktivität" looks back (product: quest, dashboard, notifications). */
export const ACTIVITY_DAYS = 7;
/** The hour of the member's day at which the digest is mailed. */
export const DIGEST_HOUR = 8;
