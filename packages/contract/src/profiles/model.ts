import { z } from "zod";
import { id, language, lineText, plainText, time } from "../wire/model.ts";
import {
  AGE_MAX,
  AGE_MIN,
  BIO_MAX,
  BUSINESS_MODELS,
  GOALS,
  IDEA_MAX,
  isUsername,
  LOCATION_MAX,
  SELECTION_MAX,
  SKILLS,
  TARGET_MAX,
  tidyUsername,
  USERNAME_MAX,
  USERNAME_MIN,
} from "./rules.ts";

export type { BusinessModel, Goal, Skill } from "./rules.ts";
export {
  ADULT_AGE,
  AGE_MAX,
  AGE_MIN,
  AGE_MIN_FORM,
  BIO_MAX,
  BIO_MAX_SETTINGS,
  BUSINESS_MODELS,
  GOALS,
  IDEA_MAX,
  isUsername,
  LOCATION_MAX,
  SELECTION_MAX,
  SKILLS,
  TARGET_MAX,
  tidyUsername,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
} from "./rules.ts";

/** Older spellings that are accepted and stored canonically. */
const ALIASES: Readonly<Record<string, string>> = {
  blogging: "blogging-seo",
  crypto: "crypto-nfts",
  "community-mgmt": "community-management",
  voiceover: "voiceover-audio",
};
const slug = <T extends string>(canonical: z.ZodType<T, T>) =>
  z.preprocess(
    (value) => (typeof value === "string" ? (ALIASES[value] ?? value) : value),
    canonical,
  ) as unknown as z.ZodType<T, T>; // preprocess types its input as unknown; callers pass slugs

/** Slugs as answers carry them … */
export const canonicalModel = z.enum(BUSINESS_MODELS).meta({ id: "BusinessModel" });
export const canonicalSkill = z.enum(SKILLS).meta({ id: "Skill" });
/** … and as requests may: older spellings too. */
export const businessModel = slug(canonicalModel);
export const skill = slug(canonicalSkill);
export const goal = z.enum(GOALS).meta({ id: "Goal" });

const distinct = <T>(list: T[]) => new Set(list).size === list.length;
export const businessModels = z
  .array(businessModel)
  .max(SELECTION_MAX)
  .refine(distinct, { message: "distinct" });
export const skills = z.array(skill).max(SELECTION_MAX).refine(distinct, { message: "distinct" });
/** One goal, or none: the spec's array of which one slug is used. */
export const goals = z.array(goal).max(1);

export const username = z
  .string()
  .max(200)
  .transform(tidyUsername)
  .refine(isUsername, { message: "username_invalid" })
  .meta({ minLength: USERNAME_MIN, maxLength: USERNAME_MAX });

export const age = z.int().min(AGE_MIN, { message: "invalid_age" }).max(AGE_MAX, { message: "invalid_age" });

/** A member in lists and next to messages. */
export const memberCard = z
  .object({
    id,
    username: z.string(),
    avatar_url: z.string().nullable(),
    verified: z.boolean(),
  })
  .meta({ id: "MemberCard" });
export type MemberCard = z.infer<typeof memberCard>;

/** Whether a member can be reached; the ones with `(admin)` were set by hand (spec: account, section 4). */
export const presenceStatus = z
  .enum(["online", "away", "offline", "online(admin)", "away(admin)", "offline(admin)"])
  .meta({ id: "PresenceStatus" });
export type PresenceStatus = z.infer<typeof presenceStatus>;

/** A blocked member. */
export const blockedMember = memberCard.extend({ blocked_at: time }).meta({ id: "BlockedMember" });

/** A profile (spec: account, section 3). `email` is set for the viewer's own profile and null for all others. */
export const profile = z
  .object({
    id,
    user_id: id,
    username: z.string().nullable(),
    email: z.string().nullable(),
    age: z.int().nullable(),
    bio: z.string(),
    business_idea: z.string(),
    location: z.string(),
    language,
    target: z.string(),
    avatar_path: z.string().nullable(),
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    goals: z.array(goal),
    verified: z.boolean(),
    joined_at: time,
    premium_until: time.nullable(),
    admin_level: z.int(),
  })
  .meta({ id: "Profile" });

/** The fields a member may change about themselves. */
export const profileChange = z
  .object({
    username: username.optional(),
    age: age.nullable().optional(),
    language: language.optional(),
    bio: plainText(BIO_MAX, "bio_too_long").optional(),
    business_idea: plainText(IDEA_MAX).optional(),
    location: lineText(LOCATION_MAX).optional(),
    target: lineText(TARGET_MAX).optional(),
    /** Null takes the picture away; anything else than the address it has is refused: pictures are uploaded. */
    avatar_path: z.string().max(300).nullable().optional(),
  })
  .meta({ id: "ProfileChange" });
