import { z } from "zod";
import { time } from "../wire/model.ts";

/** A number of people, rounded: 0 for nobody, null for a few (fewer than five). */
const people = z.int().nullable();

/** Why a member sees few cards: their own filters, what they seek as a must, and whom they decided on. */
export const reach = z
  .object({
    /** On whom I decided, as far as it stands. */
    decided: people,
    /** When the first of my No Deals is forgotten; null without one. */
    returns: time.nullable(),
    /** Who is left for me with everything that is set. */
    left: people,
    /** What leaves somebody out. */
    reasons: z.array(
      z.object({
        kind: z.enum(["language", "models", "skills", "goal", "verified", "must"]),
        /** Whom it leaves out of those I did not decide on. */
        hides: people,
        /** Who would come if this alone were not. */
        opens: people,
      }),
    ),
  })
  .meta({ id: "MatchingReach" });
export type Reach = z.infer<typeof reach>;
