import { z } from "zod";
import { scamSigns } from "../moderation/signs-model.ts";
import { businessModel, canonicalModel, canonicalSkill, goal, memberCard, skill } from "../profiles/model.ts";
import { id, language, time } from "../wire/model.ts";
import { DECK_SIZE, WEEKLY_HOURS } from "./rules.ts";

/** A number of people, rounded: 0 for none, null for a few (fewer than five). */
const people = z.int().nullable();

/** Why a member sees few cards: their own filters, what they require, and the members they decided on. */
export const reach = z
  .object({
    /** The members that the viewer decided on, as far as the decisions still count. */
    decided: people,
    /** When the first of my No Deals is forgotten; null without one. */
    returns: time.nullable(),
    /** Who is left for me with everything that is set. */
    left: people,
    /** The reasons that exclude members. */
    reasons: z.array(
      z.object({
        kind: z.enum(["language", "models", "skills", "goal", "verified", "must"]),
        /** The members it excludes, of those the viewer did not decide on. */
        hides: people,
        /** Who would come if this alone were not. */
        opens: people,
      }),
    ),
  })
  .meta({ id: "MatchingReach" });
export type Reach = z.infer<typeof reach>;

/** What a card may have, and its viewer may want to see less of. */
export const trait = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("model"), model: canonicalModel }),
    z.object({ kind: z.literal("skill"), skill: canonicalSkill }),
    z.object({ kind: z.literal("goal"), goal }),
    z.object({ kind: z.literal("language"), language }),
  ])
  .meta({ id: "CardTrait" });
export type Trait = z.infer<typeof trait>;

/** What a member says Deal to more often than expected, or less: of others' profiles, never of their appeal. */
const learnedTaste = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("model"), model: canonicalModel, more: z.boolean() }),
    z.object({ kind: z.literal("skill"), skill: canonicalSkill, more: z.boolean() }),
    /** A goal or models that both have, a difference of age, and an age above the viewer's own. */
    z.object({ kind: z.enum(["same_goal", "shared_models", "age_gap", "older"]), more: z.boolean() }),
  ])
  .meta({ id: "LearnedTaste" });
export type LearnedTaste = z.infer<typeof learnedTaste>;

/** What the deck learned from a member's own decisions. */
export const learned = z
  .object({
    /** Since the first decision or the last reset; null before the first. */
    since: time.nullable(),
    /** The viewer's decisions that count since then. */
    decisions: z.int(),
    /** The strongest first, and only sufficiently certain ones. */
    tastes: z.array(learnedTaste),
    /** Whether something was learned of the words that others write: directions without a name of their own. */
    words: z.boolean(),
    /** Hours of the day (UTC, 0 to 23) in which I was here lately: those who are here then as well come a little earlier. */
    hours: z.array(z.int().min(0).max(23)),
    /** How easily I say Deal, against others with the same cards; a reset leaves it. */
    choosing: z.enum(["often", "usual", "seldom"]),
    /** What I said I want to see less of, the newest first. */
    less: z.array(trait),
  })
  .meta({ id: "LearnedOfMe" });

export {
  DECIDE_OFFSET,
  DECIDE_SPEED,
  DECK_SIZE,
  NO_DEAL_DAYS,
  OVERLAY_OFFSET,
  PAN_MAX,
  PICTURE_HEIGHT,
  PICTURE_QUALITY,
  PICTURE_WIDTH,
  RELOAD_AT,
  SKILLS_SHOWN,
  WEEKLY_HOURS,
  type WeeklyHours,
  ZOOM_MAX,
  ZOOM_MIN,
  ZOOM_STEP,
} from "./rules.ts";

/** Hours a week that a member has for a joint start. */
export const weeklyHours = z.enum(WEEKLY_HOURS).meta({ id: "WeeklyHours" });

/** Why a card is shown, as a code with its data; the words come from the catalogues. Never from a member's appeal. */
export const reason = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("shared_models"), models: z.array(canonicalModel) }),
    z.object({ kind: z.literal("skills_you_lack"), skills: z.array(canonicalSkill) }),
    z.object({ kind: z.literal("skills_you_seek"), skills: z.array(canonicalSkill) }),
    z.object({ kind: z.literal("skills_in_common"), skills: z.array(canonicalSkill) }),
    z.object({ kind: z.literal("same_goal"), goal: goal }),
    /** Rare words in the texts of both, as the other wrote them. */
    z.object({ kind: z.literal("shared_words"), words: z.array(z.string()) }),
    z.object({ kind: z.literal("similar_age") }),
    /** Both said that they have about as many hours a week. */
    z.object({ kind: z.literal("same_hours"), weekly_hours: weeklyHours }),
    z.object({ kind: z.literal("has_idea") }),
    z.object({ kind: z.literal("verified") }),
  ])
  .meta({ id: "MatchReason" });
export type Reason = z.infer<typeof reason>;

/** A card of the deck (spec: account, section 3: match profile). */
export const matchProfile = z
  .object({
    id,
    username: z.string(),
    age: z.int().nullable(),
    bio: z.string(),
    location: z.string(),
    language,
    avatar: z.string(),
    matching_avatar_path: z.string().nullable(),
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    goals: z.array(goal),
    target: z.string(),
    business_idea: z.string(),
    /** Hours a week they have; null where they did not say. */
    weekly_hours: weeklyHours.nullable(),
    verified: z.boolean(),
    /** The scam signals in their texts; the viewer of the card is warned. */
    signs: scamSigns,
    reasons: z.array(reason),
  })
  .meta({ id: "MatchProfile" });
export type MatchProfile = z.infer<typeof matchProfile>;

/** Why matching is not allowed yet: what is still missing. */
export const matchingNeed = z
  .enum(["picture", "business_models", "skills", "age"])
  .meta({ id: "MatchingNeed" });

export const matchingStatus = z
  .object({
    allowed: z.boolean(),
    /** What is missing while not allowed. */
    needs: z.array(matchingNeed),
    paused: z.boolean(),
    username: z.string().nullable(),
    /** The member's own matching picture. */
    picture: z.string().nullable(),
    total_profiles: z.int(),
    viewed_profiles: z.int(),
    remaining_profiles: z.int(),
    total_matches: z.int(),
    /** Likes I gave that are unanswered. */
    pending_matches: z.int(),
    /** Deals left today; null without a limit. */
    deals_left: z.int().nullable(),
    /** Whether there is a swipe that can be taken back. */
    can_undo: z.boolean(),
  })
  .meta({ id: "MatchingStatus" });

/** What a member looks for, on top of the score: a must removes others from the deck, a wish moves them down. */
export const matchingPreferences = z
  .object({
    skills_sought: z.array(skill).max(5),
    skills_must: z.boolean(),
    /** What I have a week myself, shown on my card; null for nothing said. */
    weekly_hours: weeklyHours.nullable(),
    paused: z.boolean(),
  })
  .meta({ id: "MatchingPreferences" });

/** A list in a query: given by repeating the parameter, once for a single entry, or not at all. */
const list = <T extends z.ZodType>(item: T) =>
  z
    .union([item, z.array(item).max(11)])
    .optional()
    .transform((given): z.output<T>[] => {
      if (given === undefined) return [];
      return Array.isArray(given) ? (given as z.output<T>[]) : [given as z.output<T>]; // narrowing loses the generic
    });

/** The deck's filters; empty lists filter nothing. */
export const deckFilters = {
  language: list(language),
  bm: list(businessModel),
  skill: list(skill),
  goal: goal.optional(),
  verified: z.enum(["true", "false"]).optional(),
};

/** The number of cards, and the filters. */
export const deckQuery = {
  limit: z.coerce.number<number>().int().min(1).max(DECK_SIZE).default(DECK_SIZE),
  ...deckFilters,
};

export const match = z
  .object({
    matchId: id,
    otherUser: memberCard,
    chatId: id.nullable(),
    created_at: time,
  })
  .meta({ id: "Match" });
