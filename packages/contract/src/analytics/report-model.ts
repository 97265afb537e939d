import { z } from "zod";
import { id, LANGUAGES, plainText, time } from "../wire/model.ts";
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
    /** The inequality of the deck's exposure: 0 all members equal, 1 one member has all of it. */
    exposure_gini: share.nullable(),
    /** Of conversations begun: answered within a day. */
    replies_within_day: share.nullable(),
    trials_started: count,
    premium_members: count,
    /** Of those who joined this week: bought premium by now, and did not get all of the money back. */
    premium_conversion: share.nullable(),
    invites_redeemed: count,
    /** In ms, of answers of the deck, on the server. */
    deck_p50_ms: z.number().nullable(),
    deck_p99_ms: z.number().nullable(),
  })
  .meta({ id: "ProductHealthWeek" });
export type ProductHealthWeek = z.infer<typeof healthWeek>;

/** By what members are grouped, and which groups there are. */
export const EXPOSURE_GROUPS = {
  language: [...LANGUAGES, "others"],
  age: ["under_25", "from_25", "from_35", "from_45", "unknown", "others"],
  newness: ["new", "later", "others"],
} as const;
export type ExposureDimension = keyof typeof EXPOSURE_GROUPS;

/** Members of a kind, and how often decks showed them in a week. */
export const exposureGroup = z
  .object({
    dimension: z.enum(["language", "age", "newness"]),
    group: z.enum([...EXPOSURE_GROUPS.language, ...EXPOSURE_GROUPS.age, ...EXPOSURE_GROUPS.newness]),
    /** Who may be shown. */
    members: count,
    shown: count,
    /** The mean. */
    per_member: z.number(),
    deals_per_100: z.number().nullable(),
  })
  .meta({ id: "ExposureGroup" });
export type ExposureGroup = z.infer<typeof exposureGroup>;

export const exposureWeek = z
  .object({ week: z.iso.date(), running: z.boolean(), groups: z.array(exposureGroup) })
  .meta({ id: "ExposureWeek" });
export type ExposureWeek = z.infer<typeof exposureWeek>;
