/** Limits and names of the plan generator without any library: pages that only draw load these alone. */

/** What a plan begins with; the plan editor has a template of each. */
export const PLAN_STARTS = ["shop", "print", "agency", "app", "course", "affiliate", "partners"] as const;
export type PlanStart = (typeof PLAN_STARTS)[number];
export const PLAN_IDEA_MAX = 2_000;
export const PLAN_WEEKS_MIN = 2;
export const PLAN_WEEKS_MAX = 52;
/** Hours a week of all together. */
export const PLAN_HOURS_MAX = 200;
/** The maximum starting budget, in cents: 100,000 euros. */
export const PLAN_CENTS_MAX = 10_000_000;
export const PLAN_PEOPLE_MAX = 10;

/** The kinds of cards that a plan is made of, and of what connects them: some of the plan editor's own. */
export const GENERATED_KINDS = ["goal", "task", "milestone", "budget", "risk", "note"] as const;
export type GeneratedKind = (typeof GENERATED_KINDS)[number];
export const GENERATED_WAYS = ["leads", "blocks", "belongs", "before"] as const;
/** A plan of fewer cards is none. */
export const GENERATED_CARDS_MIN = 5;
export const GENERATED_CARDS_MAX = 40;
export const GENERATED_WAYS_MAX = 80;
export const GENERATED_TITLE_MAX = 120;
export const GENERATED_TEXT_MAX = 600;
/** Risks are rated from one to five. */
export const GENERATED_RATING_MAX = 5;
