/** Limits and names of the assistants without any library: pages that only draw load these alone. */

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
