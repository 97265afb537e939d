/** Limits and names of the plan generator and the assistants, without any library: pages that only draw load these alone. */

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
export const GENERATED_WAYS = ["leads", "blocks", "belongs", "before"] as const;
/** A plan of fewer cards is none. */
export const GENERATED_CARDS_MIN = 5;
export const GENERATED_CARDS_MAX = 40;
export const GENERATED_WAYS_MAX = 80;
export const GENERATED_TITLE_MAX = 120;
export const GENERATED_TEXT_MAX = 600;
/** Risks are rated from one to five. */
export const GENERATED_RATING_MAX = 5;

/** The assistants by their keys (spec: public, section 2.11). */
export const ASSISTANTS = ["name", "legal", "tax", "marketing", "slogan"] as const;
export type Assistant = (typeof ASSISTANTS)[number];
/** Those that answer with a list to choose from. */
export const LISTING = ["name", "slogan"] as const satisfies readonly Assistant[];
/** Whether an assistant answers with a list. */
export const isListing = (assistant: Assistant): boolean => LISTING.some((one) => one === assistant);
/** Those whose answers carry a notice: they are no advice. */
export const COACHES = ["legal", "tax"] as const satisfies readonly Assistant[];
export type Coach = (typeof COACHES)[number];
/** Whether an assistant's answers carry a notice. */
export const isCoach = (assistant: Assistant): assistant is Coach => COACHES.some((one) => one === assistant);

/** What a member writes at once. */
export const AI_TEXT_MAX = 4_000;
export const AI_TITLE_MAX = 80;
/** Questions in one conversation; then a new one begins. */
export const AI_TURNS_MAX = 40;
/** Conversations of a member with one assistant. */
export const AI_CONVERSATIONS_MAX = 200;
/** How many slogans an answer holds, and of how many words each is (spec: public, section 2.11). */
export const SLOGANS_MIN = 10;
export const SLOGANS_MAX = 20;
export const SLOGAN_WORDS_MIN = 3;
export const SLOGAN_WORDS_MAX = 6;
/** How many names an answer holds. */
export const NAMES_MIN = 6;
export const NAMES_MAX = 20;

/** The states of an answer: being written, complete, stopped by the member, or interrupted. */
export const ANSWER_STATES = ["running", "done", "stopped", "cut"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];
/** Why a plan, or a list of earlier days, came from templates: no model, the month's answers used up, nothing of use. */
export const FALLBACKS = ["no_model", "allowance", "failed"] as const;
export type Fallback = (typeof FALLBACKS)[number];
/** Where a name is taken here. */
export const TAKEN_BY = ["member", "group", "team"] as const;
export type TakenBy = (typeof TAKEN_BY)[number];
