import { z } from "zod";
import { canonicalModel, canonicalSkill } from "../profiles/model.ts";
import { time } from "../wire/model.ts";

/** What a member says Deal to more often than expected, or less: of others' profiles, never of their appeal. */
export const learnedTaste = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("model"), model: canonicalModel, more: z.boolean() }),
    z.object({ kind: z.literal("skill"), skill: canonicalSkill, more: z.boolean() }),
    /** A goal or models that both have, a distance of age, and an age above one's own. */
    z.object({ kind: z.enum(["same_goal", "shared_models", "age_gap", "older"]), more: z.boolean() }),
  ])
  .meta({ id: "LearnedTaste" });
export type LearnedTaste = z.infer<typeof learnedTaste>;

/** What the deck learned from a member's own decisions. */
export const learned = z
  .object({
    /** Since the first decision or the last reset; null before the first. */
    since: time.nullable(),
    /** Decisions of mine that stand since then. */
    decisions: z.int(),
    /** The strongest first, and only what is sure enough to be said. */
    tastes: z.array(learnedTaste),
    /** Whether something was learned of the words that others write: directions without a name of their own. */
    words: z.boolean(),
    /** How easily I say Deal, against others with the same cards; a reset leaves it. */
    choosing: z.enum(["often", "usual", "seldom"]),
  })
  .meta({ id: "LearnedOfMe" });
