/** What a profile may hold, without any library: pages that only ask load these alone. */

import { isHonestName } from "../wire/names.ts";

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

/** At most this many business models, and as many skills, are chosen. */
export const SELECTION_MAX = 5;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** Unicode letters and marks, 3 to 20; unique ignoring case (product: people and accounts). */
export const USERNAME_PATTERN = /^[\p{L}\p{M}]+$/u;
const CONTROL = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Strips control characters, composes accents and trims; what remains must be letters. */
export const tidyUsername = (raw: string): string => raw.replace(CONTROL, "").normalize("NFC").trim();
/** Whether a tidied name follows the rule. */
export const isUsername = (name: string): boolean => {
  const length = [...name].length;
  const fits = length >= USERNAME_MIN && length <= USERNAME_MAX && USERNAME_PATTERN.test(name);
  return fits && isHonestName(name);
};
export const AGE_MIN_FORM = 1;
export const AGE_MIN = 13;
export const AGE_MAX = 120;
/** Members under this age are not in the deck, get no requests from members without a match, and cannot buy. */
export const ADULT_AGE = 16;
export const BIO_MAX = 2000;
/** What settings lets a person write; longer ones from the wizard stay untouched. */
export const BIO_MAX_SETTINGS = 250;
export const IDEA_MAX = 4000;
export const TARGET_MAX = 120;
export const LOCATION_MAX = 60;
