import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { PLANS, type Plan } from "@kompagnon/contract/billing/rules.ts";
import { readItem, storeItem } from "./device-storage.ts";

/** What a guest may choose on the page of prices: a plan, or trying everything first. */
type ChosenPlan = Plan | "test";
/** The specification's name for it (account, section 9). */
const STORED_AS = "last_billing_plan";

/** The plan that an address names, or null. */
export const parsePlan = (name: string | null | undefined): Plan | null =>
  PLANS.find((plan) => plan === name) ?? null;
/** The same where trying is a choice as well. */
export const parseChosenPlan = (name: string | null): ChosenPlan | null =>
  name === "test" ? name : parsePlan(name);

/** Remembers what a guest chose, on the way through sign-up and the wizard; null forgets it. */
export const storeChosenPlan = (chosen: ChosenPlan | null): void => storeItem(STORED_AS, chosen);

/** The path to continue on for a visitor who chose a plan, now or before they had an account, or null. */
export function checkoutPath(
  chosen: ChosenPlan | null = parseChosenPlan(readItem(STORED_AS)),
): string | null {
  if (chosen === "test") return billingPaths.startTest;
  return chosen && billingPaths.order(chosen);
}
