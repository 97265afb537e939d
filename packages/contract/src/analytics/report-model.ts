import { z } from "zod";
import { id, plainText, time } from "../wire/model.ts";
import { REPORT_NAME_MAX, TIME_RANGES, USER_TYPES } from "./rules.ts";

const count = z.int();
/** A share between 0 and 1. */
const share = z.number();

/** A filter under a name; by mail every Monday, if wanted. */
export const newReport = z
  .object({
    name: plainText(REPORT_NAME_MAX).pipe(z.string().min(1, { message: "required" })),
    userType: z.enum(USER_TYPES),
    timeRange: z.enum(TIME_RANGES),
    weekly: z.boolean().default(false),
  })
  .meta({ id: "NewAnalyticsReport" });
export const report = newReport
  .extend({
    id,
    name: z.string(),
    weekly: z.boolean(),
    created_at: time,
    last_sent_at: time.nullable(),
  })
  .meta({ id: "AnalyticsReport" });
export type AnalyticsReport = z.infer<typeof report>;

/** A member with visits that they agreed to. */
export const trackedMember = z
  .object({
    member_id: id,
    username: z.string().nullable(),
    consent: z.enum(["accepted", "declined"]).nullable(),
    sessions: count,
    last_session_at: time.nullable(),
  })
  .meta({ id: "TrackedMember" });

/** How the product did in one week (from Monday, UTC); null where nothing could be measured. */
export const healthWeek = z
  .object({
    week: z.iso.date(),
    /** Whether the week is still running. */
    running: z.boolean(),
    members_joined: count,
    swipes: count,
    matches: count,
    matches_per_100_swipes: z.number().nullable(),
    /** Of those who may be shown since this week: matched within 72 hours. Null while those are not over for anybody. */
    newcomers_matched_72h: share.nullable(),
    /** How unequally the deck's attention is spread: 0 all alike, 1 one has it all. */
    exposure_gini: share.nullable(),
    /** Of conversations begun: answered within a day. */
    replies_within_day: share.nullable(),
    trials_started: count,
    premium_members: count,
    /** Of those who joined this week: premium by now. */
    premium_conversion: share.nullable(),
    invites_redeemed: count,
    /** In ms, of answers of the deck, on the server. */
    deck_p50_ms: z.number().nullable(),
    deck_p99_ms: z.number().nullable(),
  })
  .meta({ id: "ProductHealthWeek" });
export type ProductHealthWeek = z.infer<typeof healthWeek>;
