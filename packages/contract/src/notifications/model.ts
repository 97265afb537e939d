import { z } from "zod";
import { documentKind } from "../documents/model.ts";
import { memberCard } from "../profiles/model.ts";
import { id, time } from "../wire/model.ts";
import { NOTIFICATION_TYPES } from "./rules.ts";

export {
  ACTIVITY_DAYS,
  CHANNELS,
  type Channel,
  DIGEST_HOUR,
  NOTIFICATION_TYPES,
  NOTIFICATIONS,
  type NotificationType,
} from "./rules.ts";

export const notificationType = z.enum(NOTIFICATION_TYPES).meta({ id: "NotificationType" });

/** What happened (spec: account, section 3). Bundled ones count how often and tell the newest. */
export const notification = z
  .object({
    id,
    type: notificationType,
    created_at: time,
    read_at: time.nullable(),
    /** How many of the same are bundled in this one. */
    count: z.int().min(1),
    payload: z.object({
      /** Who caused it. */
      sender: memberCard.nullable(),
      username: z.string().nullable(),
      /** The beginning of what was written, as plain text. */
      message: z.string().nullable(),
      /** The conversation it belongs to. */
      chat_id: id.nullable(),
      /** The chat request it tells of: answering it accepts the request. */
      request_id: id.nullable(),
      /** The match it belongs to. */
      match_id: id.nullable(),
      /** The post it belongs to, and the comment in it. */
      post_id: id.nullable(),
      comment_id: id.nullable(),
      /** The group it belongs to. */
      group_id: id.nullable(),
      group_name: z.string().nullable(),
      /** Of a decision about an application: whether it was accepted. */
      accepted: z.boolean().nullable(),
      /** The job post it belongs to, and the application to it. */
      job_id: id.nullable(),
      application_id: id.nullable(),
      /** Of a decision about something one wrote, or about an appeal: its case. */
      case_id: id.nullable(),
      /** For a decision about a report: the receiver is the author, the reporter, or has appealed. */
      decision: z.enum(["author", "reporter", "appeal"]).nullable(),
      /** Of an end that comes: of premium, or of the test version. */
      plan: z.enum(["premium", "test", "disputed"]).nullable(),
      /** The team it belongs to, and the task in it. */
      team_id: id.nullable(),
      task_id: id.nullable(),
      /** The agreement it belongs to. */
      agreement_id: id.nullable(),
      /** The document it belongs to, and of which kind that is. */
      document_id: id.nullable(),
      document_kind: documentKind.nullable(),
      /** For the member's verification: the decision, or that it is about to end. */
      outcome: z.enum(["approved", "rejected", "expiring", "expired"]).nullable(),
      /** The event it belongs to, which of its dates (a day, as 2026-11-23), and when that begins. */
      event_id: id.nullable(),
      event_on: z.string().nullable(),
      starts_at: time.nullable(),
    }),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof notification>;

/** The channels of one type. */
export const channels = z
  .object({ in_app: z.boolean(), push: z.boolean(), mail: z.boolean() })
  .meta({ id: "NotificationChannels" });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "invalid_format" });
/** A time zone by its IANA name. */
export const timeZone = z
  .string()
  .max(60)
  .refine(
    (name) => {
      try {
        new Intl.DateTimeFormat("en", { timeZone: name });
        return true;
      } catch {
        return false; // Intl throws for names it does not know
      }
    },
    { message: "invalid_value" },
  );

/** How a member wants to hear of things. No push message within the quiet hours; both null: no quiet hours. */
export const preferences = z
  .object({
    types: z.record(notificationType, channels),
    quiet_from: clock.nullable(),
    quiet_to: clock.nullable(),
    /** IANA name; quiet hours and the digest follow it. */
    time_zone: timeZone,
  })
  .meta({ id: "NotificationPreferences" });
export type Preferences = z.infer<typeof preferences>;

/** A browser's push subscription as `PushSubscription.toJSON()` tells it. */
export const pushSubscription = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
      auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
    }),
  })
  .meta({ id: "PushSubscription" });
