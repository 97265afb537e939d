import type { Viewer } from "#platform/http/viewer.ts";

const PLANS = ["free", "test", "premium"] as const;

/** What `plan_of` answered: PostgreSQL calls it a text. */
export const planOf = (text: string): Viewer["plan"] => PLANS.find((plan) => plan === text) ?? "free";
