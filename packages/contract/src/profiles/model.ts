import { z } from "zod";
import { id, language, plainText, time } from "../wire/model.ts";

/** Canonical business-model slugs (spec: community, section 3); the order is the bit order of the matching engine. */
export const BUSINESS_MODELS = [
  "dropshipping",
  "print-on-demand",
  "amazon-fba",
  "reselling",
  "affiliate-marketing",
  "smma",
  "digital-products",
  "blogging-seo",
  "mobile-apps",
  "trading",
  "crypto-nfts",
] as const;
/** Canonical skill slugs; the order is the bit order of the matching engine. */
export const SKILLS = [
  "video-editing",
  "graphic-design",
  "web-app-dev",
  "copywriting",
  "social-media",
  "marketing-ads",
  "ai-automation",
  "community-management",
  "email-marketing",
  "voiceover-audio",
] as const;
/** Goal slugs. */
export const GOALS = [
  "side-income",
  "replace-job",
  "online-presence",
  "learn-skills",
  "passive-income",
  "remote-work",
] as const;
export type BusinessModel = (typeof BUSINESS_MODELS)[number];
export type Skill = (typeof SKILLS)[number];
export type Goal = (typeof GOALS)[number];

/** Older spellings that are accepted and stored canonically. */
const ALIASES: Readonly<Record<string, string>> = {
  blogging: "blogging-seo",
  crypto: "crypto-nfts",
  "community-mgmt": "community-management",
  voiceover: "voiceover-audio",
};
const slug = <const T extends readonly [string, ...string[]]>(all: T) =>
  z.preprocess(
    (value) => (typeof value === "string" ? (ALIASES[value] ?? value) : value),
    z.enum(all),
  ) as unknown as z.ZodType<T[number], T[number]>; // preprocess types its input as unknown; callers pass slugs

export const businessModel = slug(BUSINESS_MODELS);
export const skill = slug(SKILLS);
export const goal = z.enum(GOALS);

/** At most this many business models, and as many skills, are chosen. */
export const SELECTION_MAX = 5;
const distinct = <T>(list: T[]) => new Set(list).size === list.length;
export const businessModels = z
  .array(businessModel)
  .max(SELECTION_MAX)
  .refine(distinct, { message: "distinct" });
export const skills = z.array(skill).max(SELECTION_MAX).refine(distinct, { message: "distinct" });
/** One goal, or none: the spec's array of which one slug is used. */
export const goals = z.array(goal).max(1);

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** Unicode letters and marks, 3 to 20; unique ignoring case (product: people and accounts). */
export const USERNAME_PATTERN = /^[\p{L}\p{M}]+$/u;
const CONTROL = /\p{Cc}/gu;
/** Strips control characters, composes accents and trims; what remains must be letters. */
export const tidyUsername = (raw: string): string => raw.replace(CONTROL, "").normalize("NFC").trim();
/** Whether a tidied name follows the rule. */
export const isUsername = (name: string): boolean => {
  const length = [...name].length;
  return length >= USERNAME_MIN && length <= USERNAME_MAX && USERNAME_PATTERN.test(name);
};
export const username = z
  .string()
  .max(200)
  .transform(tidyUsername)
  .refine(isUsername, { message: "username_invalid" });

export const AGE_MIN_FORM = 1;
export const AGE_MIN = 13;
export const AGE_MAX = 120;
/** Under this age nobody is in the deck, gets requests from strangers, or buys. */
export const ADULT_AGE = 16;
export const BIO_MAX = 2000;
/** What settings lets a person write; longer ones from the wizard stay untouched. */
export const BIO_MAX_SETTINGS = 250;
export const IDEA_MAX = 4000;
export const TARGET_MAX = 120;
export const LOCATION_MAX = 60;
export const age = z.int().min(AGE_MIN, { message: "invalid_age" }).max(AGE_MAX, { message: "invalid_age" });

/** How a member appears in lists and beside messages. */
export const memberCard = z.object({
  id,
  username: z.string(),
  avatar_url: z.string().nullable(),
  verified: z.boolean(),
});
export type MemberCard = z.infer<typeof memberCard>;

/** A profile (spec: account, section 3). `email` is there for oneself and null about everybody else. */
export const profile = z.object({
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
  business_models: z.array(z.enum(BUSINESS_MODELS)),
  skills: z.array(z.enum(SKILLS)),
  goals: z.array(z.enum(GOALS)),
  verified: z.boolean(),
  joined_at: time,
  premium_until: time.nullable(),
  admin_level: z.int(),
});

/** The fields a member may change about themselves. */
export const profileChange = z.object({
  username: username.optional(),
  age: age.nullable().optional(),
  language: language.optional(),
  bio: plainText(BIO_MAX, "bio_too_long").optional(),
  business_idea: plainText(IDEA_MAX).optional(),
  location: plainText(LOCATION_MAX).optional(),
  target: plainText(TARGET_MAX).optional(),
});
