import { z } from "zod";
import { time } from "../wire/model.ts";
import {
  ANSWER_DAYS_MAX,
  ANSWER_DAYS_MIN,
  CLOSED_WHY,
  DECLINE_WORDINGS,
  INBOX_WHO,
  WEEKLY_CAP_MAX,
  WEEKLY_CAP_MIN,
} from "./inbox-rules.ts";

export const declineWording = z.enum(DECLINE_WORDINGS).meta({ id: "DeclineWording" });

/** Why a member takes no request from the viewer now, and when that ends; null if it is unknown. */
export const inboxClosed = z
  .object({ why: z.enum(CLOSED_WHY), until: time.nullable() })
  .meta({ id: "InboxClosed" });
export type InboxClosed = z.infer<typeof inboxClosed>;

const settings = z.object({
  who: z.enum(INBOX_WHO),
  paused: z.boolean(),
  /** With `paused`: its last day, which ends in Berlin; null is until the member takes requests again. */
  paused_until: z.iso.date().nullable(),
  /** Most requests within seven days; null is any number. */
  weekly_cap: z.int().min(WEEKLY_CAP_MIN).max(WEEKLY_CAP_MAX).nullable(),
  /** With which words one press declines; null tells the sender nothing. */
  wording: declineWording.nullable(),
  /** The number of days after which requests are declined automatically; null is never. */
  answer_days: z.int().min(ANSWER_DAYS_MIN).max(ANSWER_DAYS_MAX).nullable(),
});
/** Who may send a request to the member, and how requests are handled. */
export const inboxSettings = settings
  .extend({ /** Requests within the last seven days, as they count towards the cap. */ received: z.int() })
  .meta({ id: "InboxSettings" });
export type InboxSettings = z.infer<typeof inboxSettings>;
export const inboxChange = settings.partial().meta({ id: "InboxChange" });
export type InboxChange = z.infer<typeof inboxChange>;
