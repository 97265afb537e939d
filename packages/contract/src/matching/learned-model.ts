import { z } from "zod";
import { canonicalModel, canonicalSkill, goal } from "../profiles/model.ts";
import { language, time } from "../wire/model.ts";

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
export const learnedTaste = z
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
