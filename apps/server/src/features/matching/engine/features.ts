import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import { BIO_MAX_SETTINGS, BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";

/** What the deck knows about a member: everything that is scored, nothing else. */
export interface DeckProfile {
  businessModels: readonly BusinessModel[];
  skills: readonly Skill[];
  goal: Goal | null;
  /** Years; null when unknown. */
  age: number | null;
  verified: boolean;
  hasIdea: boolean;
  /** Characters of the bio. */
  bioLength: number;
  language: Language;
  /** Skills the member says they seek; empty when nothing is stated. */
  sought: readonly Skill[];
  /** Whether at least one sought skill is a must, not only a wish. */
  soughtIsMust: boolean;
}

/** A packed profile: 52 bits of a non-negative safe integer, so it fits `bigint` in SQL and `number` here. */
export type PackedFeatures = number;

// lower word: models 0-10, skills 11-20, goal 21-23, age 24-30, verified 31
// upper word: idea 0, bio 1-4, language 5-8, sought 9-18, must 19
/** 2^32: what the upper word counts in. */
const WORD = 4_294_967_296;
export const MODEL_MASK = 2047;
export const SKILL_SHIFT = 11;
export const SKILL_MASK = 1023;
export const GOAL_SHIFT = 21;
/** The goal's place for members without one. */
export const NO_GOAL = 7;
export const AGE_SHIFT = 24;
export const AGE_MASK = 127;
export const BIO_LEVELS = 15;
export const LANGUAGE_SHIFT = 5;
export const LANGUAGE_MASK = 15;
export const SOUGHT_SHIFT = 9;
export const MUST_SHIFT = 19;

/** The place of a language in the cards and in the packed profile. */
export const languageIndex = (language: Language): number => LANGUAGES.indexOf(language);

/** A set of slugs as bits, in the order of the canonical list. */
export const maskOf = <T extends string>(all: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((mask, slug) => mask | (1 << all.indexOf(slug)), 0);

/** The slugs whose bits are set, in the order of the canonical list. */
export const slugsOf = <T extends string>(all: readonly T[], mask: number): T[] =>
  all.filter((_, bit) => (mask >>> bit) & 1);

/** The lower 32 bits, unsigned. */
export const lowWord = (packed: PackedFeatures): number => (packed % WORD) >>> 0;

/** The bits above the lower 32. */
export const highWord = (packed: PackedFeatures): number => Math.floor(packed / WORD);

/** The age in a lower word, in years; 0 when unknown. */
export const ageIn = (low: number): number => (low >>> AGE_SHIFT) & AGE_MASK;

/** Both words as one packed profile. */
export const joinWords = (low: number, high: number): PackedFeatures => high * WORD + (low >>> 0);

/** Packs a profile; ages are clamped to 127 and 0 means unknown. */
export function pack(profile: DeckProfile): PackedFeatures {
  const goal = profile.goal === null ? NO_GOAL : GOALS.indexOf(profile.goal);
  const bio = Math.round(Math.min(1, profile.bioLength / BIO_MAX_SETTINGS) * BIO_LEVELS);
  const low =
    maskOf(BUSINESS_MODELS, profile.businessModels) |
    (maskOf(SKILLS, profile.skills) << SKILL_SHIFT) |
    (goal << GOAL_SHIFT) |
    (Math.max(0, Math.min(AGE_MASK, profile.age ?? 0)) << AGE_SHIFT) |
    (Number(profile.verified) << 31);
  const high =
    Number(profile.hasIdea) |
    (bio << 1) |
    (languageIndex(profile.language) << LANGUAGE_SHIFT) |
    (maskOf(SKILLS, profile.sought) << SOUGHT_SHIFT) |
    (Number(profile.soughtIsMust && profile.sought.length > 0) << MUST_SHIFT);
  return joinWords(low, high);
}

/** One packed profile taken apart into numbers: masks, indexes and 0..1 levels. */
export interface UnpackedFeatures {
  models: number;
  skills: number;
  /** Index in GOALS, or NO_GOAL. */
  goal: number;
  /** Years, 0 when unknown. */
  age: number;
  verified: number;
  idea: number;
  /** 0..1 */
  bio: number;
  /** Index in LANGUAGES. */
  language: number;
  sought: number;
  must: number;
}

/** Takes a packed profile apart. */
export function unpack(packed: PackedFeatures): UnpackedFeatures {
  const low = lowWord(packed);
  const high = highWord(packed);
  return {
    models: low & MODEL_MASK,
    skills: (low >>> SKILL_SHIFT) & SKILL_MASK,
    goal: (low >>> GOAL_SHIFT) & 7,
    age: ageIn(low),
    verified: low >>> 31,
    idea: high & 1,
    bio: ((high >>> 1) & BIO_LEVELS) / BIO_LEVELS,
    language: (high >>> LANGUAGE_SHIFT) & LANGUAGE_MASK,
    sought: (high >>> SOUGHT_SHIFT) & SKILL_MASK,
    must: (high >>> MUST_SHIFT) & 1,
  };
}
