import { z } from "zod";
import { id, lineText, plainText, time } from "../wire/model.ts";
import {
  CHAPTER_MAX,
  FAMILIES,
  GROWTH_MAX,
  GROWTH_MIN,
  LINE_NAME_MAX,
  LINES_MAX,
  MONTHS,
  PLAN_CENTS_MAX,
  PLAN_LANGUAGES,
  PLAN_TITLE_MAX,
  QUANTITY_MAX,
} from "./rules.ts";

const text = plainText(CHAPTER_MAX);
const cents = z.int().min(0).max(PLAN_CENTS_MAX);
const percent = z.int().min(0).max(100);
const month = z.int().min(1).max(MONTHS);
const name = lineText(LINE_NAME_MAX);

export const planFamily = z.enum(FAMILIES).meta({ id: "BusinessPlanFamily" });
export const planLanguage = z.enum(PLAN_LANGUAGES);
export const planTitle = lineText(PLAN_TITLE_MAX);

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

const once = z.array(z.object({ name, cents, month })).max(LINES_MAX);
export const planNumbers = z
  .object({
    revenue: z
      .array(
        z.object({
          name,
          price_cents: cents,
          quantity: z.int().min(0).max(QUANTITY_MAX),
          growth_percent: z.int().min(GROWTH_MIN).max(GROWTH_MAX),
          from_month: month,
        }),
      )
      .max(LINES_MAX),
    fixed: z.array(z.object({ name, cents })).max(LINES_MAX),
    variable_percent: percent,
    drawings_cents: cents,
    investments: once,
    funding: once,
    start_cents: cents,
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
    chapters: planChapters,
    numbers: planNumbers,
  })
  .meta({ id: "BusinessPlan" });
export type BusinessPlan = z.infer<typeof businessPlan>;
