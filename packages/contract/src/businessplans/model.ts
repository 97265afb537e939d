import { z } from "zod";
import { id, lineText, plainText, time } from "../wire/model.ts";
import {
  AUTHOR_MAX,
  CHAPTER_MAX,
  FAMILIES,
  GROWTH_MAX,
  GROWTH_MIN,
  INTEREST_MAX,
  LINE_NAME_MAX,
  LINE_REVENUE_CENTS_MAX,
  LINES_MAX,
  LOAN_MONTHS_MAX,
  MONTHS,
  PLAN_CENTS_MAX,
  PLAN_LANGUAGES,
  PLAN_TITLE_MAX,
  QUANTITY_MAX,
  RAMP_MONTHS_MAX,
  SCENARIO_MAX,
  SEASON_MAX,
  VAT_MODES,
  VAT_RATES,
} from "./rules.ts";

const text = plainText(CHAPTER_MAX);
const cents = z.int().min(0).max(PLAN_CENTS_MAX);
/** A percentage with up to two decimals. */
const percent = (min: number, max: number) => z.number().min(min).max(max).multipleOf(0.01);
const vat_percent = z.literal(VAT_RATES).optional();
const month = z.int().min(1).max(MONTHS);
const name = lineText(LINE_NAME_MAX);

export const planFamily = z.enum(FAMILIES).meta({ id: "BusinessPlanFamily" });
export const planLanguage = z.enum(PLAN_LANGUAGES);
export const planTitle = lineText(PLAN_TITLE_MAX);
export const planAuthor = lineText(AUTHOR_MAX);

export const planChapters = z
  .object({
    summary: text,
    founders: text,
    offer: text,
    customers: text,
    market: text,
    marketing: text,
    organisation: text,
    legal: text,
    platforms: text,
    risks: text,
    schedule: text,
    finance: text,
  })
  .meta({ id: "BusinessPlanChapters" });

const once = { name, cents, month };
const scenario = z.object({
  sales_percent: percent(0, SCENARIO_MAX),
  cost_percent: percent(0, SCENARIO_MAX),
});
const loan = z
  .object({
    name,
    cents,
    interest_percent: percent(0, INTEREST_MAX),
    payout_month: month,
    term_months: z.int().min(1).max(LOAN_MONTHS_MAX),
    interest_only_months: z
      .int()
      .min(0)
      .max(LOAN_MONTHS_MAX - 1),
  })
  .refine(({ term_months, interest_only_months }) => interest_only_months < term_months);

/** What plans of earlier versions lack is optional; `completeNumbers` has the rest. */
export const planNumbers = z
  .object({
    revenue: z
      .array(
        z
          .object({
            name,
            price_cents: cents,
            quantity: z.int().min(0).max(QUANTITY_MAX),
            growth_percent: percent(GROWTH_MIN, GROWTH_MAX),
            from_month: month,
            vat_percent,
          })
          .refine(({ price_cents, quantity }) => price_cents * quantity <= LINE_REVENUE_CENTS_MAX),
      )
      .max(LINES_MAX),
    fixed: z.array(z.object({ name, cents, vat_percent })).max(LINES_MAX),
    variable_percent: percent(0, 100),
    variable_vat_percent: vat_percent,
    drawings_cents: cents,
    investments: z.array(z.object({ ...once, vat_percent })).max(LINES_MAX),
    funding: z.array(z.object(once)).max(LINES_MAX),
    loans: z.array(loan).max(LINES_MAX).optional(),
    start_cents: cents,
    floor_cents: cents.optional(),
    first_month: z.int().min(1).max(12).optional(),
    seasons: z.array(percent(0, SEASON_MAX)).length(12).optional(),
    ramp_months: z.int().min(0).max(RAMP_MONTHS_MAX).optional(),
    ramp_percent: percent(0, 100).optional(),
    vat: z.enum(VAT_MODES).optional(),
    scenarios: z.object({ cautious: scenario, good: scenario }).optional(),
  })
  .meta({ id: "BusinessPlanNumbers" });

/** A business plan in a list. */
export const businessPlanCard = z
  .object({
    id,
    title: z.string(),
    family: planFamily,
    language: planLanguage,
    /** How many chapters have words. */
    written: z.int(),
    changed_at: time,
  })
  .meta({ id: "BusinessPlanCard" });
export type BusinessPlanCard = z.infer<typeof businessPlanCard>;

/** A business plan as its author gets it. */
export const businessPlan = businessPlanCard
  .extend({
    /** Counts changes: a change names the version it is based on. */
    version: z.int(),
    /** Who presents it, for the cover of its file. */
    author: z.string(),
    chapters: planChapters,
    numbers: planNumbers,
  })
  .meta({ id: "BusinessPlan" });
export type BusinessPlan = z.infer<typeof businessPlan>;
