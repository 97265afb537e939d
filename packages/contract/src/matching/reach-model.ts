import { z } from "zod";
import { time } from "../wire/model.ts";

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
