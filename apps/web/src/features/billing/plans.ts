import { PLAN_MONTHS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { numbers } from "#ui/formatters.ts";

const DAY_MS = 86_400_000;

/** What a plan costs a month, in cents. */
export const centsPerMonth = (plan: Plan): number => Math.round(PRICE_CENTS[plan] / PLAN_MONTHS[plan]);

/** How much cheaper a month of a plan is than one of the thirty days, as the language writes a share. */
export const saving = (plan: Plan, language: string): string =>
  numbers(language, { style: "percent" }).format(
    Math.floor((1 - centsPerMonth(plan) / PRICE_CENTS["30d"]) * 100) / 100,
  );

/** Days until a time, rounded up, never less than none (spec: account, section 4). */
export const daysLeft = (until: string | null, now = Date.now()): number =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));

/** A number of days, in words. */
export const dayCount = (days: number, language: string): string =>
  numbers(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
