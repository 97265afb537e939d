import { z } from "zod";
import { language, plainText } from "../wire/model.ts";
import { allowance } from "./model.ts";
import {
  FALLBACKS,
  GENERATED_KINDS,
  GENERATED_RATING_MAX,
  GENERATED_WAYS,
  PLAN_CENTS_MAX,
  PLAN_HOURS_MAX,
  PLAN_IDEA_MAX,
  PLAN_PEOPLE_MAX,
  PLAN_STARTS,
  PLAN_WEEKS_MAX,
  PLAN_WEEKS_MIN,
} from "./rules.ts";

/** The description of an idea, which a plan is generated from. */
export const planIdea = z
  .object({
    idea: plainText(PLAN_IDEA_MAX).pipe(z.string().min(1)),
    start: z.enum(PLAN_STARTS),
    /** Until the goal. */
    weeks: z.int().min(PLAN_WEEKS_MIN).max(PLAN_WEEKS_MAX),
    hours_a_week: z.int().min(1).max(PLAN_HOURS_MAX),
    /** The starting budget. */
    budget_cents: z.int().min(0).max(PLAN_CENTS_MAX),
    people: z.int().min(1).max(PLAN_PEOPLE_MAX),
    language,
  })
  .meta({ id: "PlanIdea" });
export type PlanIdea = z.infer<typeof planIdea>;

const rating = z.int().min(1).max(GENERATED_RATING_MAX).nullable();
/** A card of a plan; days count from its beginning, which is day 0. */
const generatedCard = z.object({
  /** What `ways` name it by. */
  key: z.string(),
  kind: z.enum(GENERATED_KINDS),
  title: z.string(),
  text: z.string(),
  start_day: z.int().nullable(),
  due_day: z.int().nullable(),
  /** Of a budget. */
  cents: z.int().nullable(),
  /** Of a risk. */
  probability: rating,
  impact: rating,
});
export type GeneratedCard = z.infer<typeof generatedCard>;

/** A plan that opens in the plan editor. */
export const generatedPlan = z
  .object({
    title: z.string(),
    cards: z.array(generatedCard),
    ways: z.array(z.object({ from: z.string(), to: z.string(), kind: z.enum(GENERATED_WAYS) })),
  })
  .meta({ id: "GeneratedPlan" });
export type GeneratedPlan = z.infer<typeof generatedPlan>;

/** The events while a plan is made: each event's data under its name. */
export const planEvents = z
  .object({
    /** How many cards there are so far. */
    progress: z.object({ cards: z.int() }),
    /** The plan; null where a template takes its place, and why. The last event. */
    done: z.object({
      plan: generatedPlan.nullable(),
      fallback: z.enum(FALLBACKS).nullable(),
      allowance,
    }),
  })
  .partial()
  .meta({ id: "AiPlanEvents" });
type Events = z.infer<typeof planEvents>;
/** The data of each event. */
export type PlanEvents = { [K in keyof Events]-?: NonNullable<Events[K]> };
