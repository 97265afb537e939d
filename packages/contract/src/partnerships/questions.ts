import type { Part } from "./rules.ts";

/** How much a difference matters: 1 little, 2 worth a talk, 3 before the next stage. */
export type Weight = 1 | 2 | 3;

/**
 * How two answers to a choice are compared: along a `scale`, where neighbours are close; as `kinds`, which are the same or not;
 * or as a `pair`, where the one's "me" meets the other's "you".
 */
type Choice<O extends string> = { kind: "choice"; options: readonly O[]; as: "scale" | "kinds" | "pair" };
/** Several of many; `apart`: it is better not to have chosen the same. */
type Choices<O extends string> = { kind: "choices"; options: readonly O[]; max: number; apart?: true };
/** From … to. They agree where they overlap; `near`: so far apart is close. */
type Range = {
  kind: "range";
  unit: "hours" | "euros" | "months";
  max: number;
  step: number;
  near: number;
};
/** Free text: shown side by side, not compared. */
type Words = { kind: "text" };

/** A question of the questionnaire. */
export type Question = { part: Part; weight: Weight } & (Choice<string> | Choices<string> | Range | Words);

/** The questionnaire, in the order of the questions. Its texts are in the catalogues, by the same keys. */
export const QUESTIONS = {
  aim_size: {
    part: "aims",
    weight: 3,
    kind: "choice",
    as: "scale",
    options: ["side", "living", "growth", "exit"],
  },
  aim_why: {
    part: "aims",
    weight: 2,
    kind: "choices",
    max: 3,
    options: ["money", "freedom", "impact", "craft", "learning", "people"],
  },
  aim_patience: {
    part: "aims",
    weight: 2,
    kind: "choice",
    as: "scale",
    options: ["half_year", "one_year", "two_years", "longer"],
  },
  aim_success: { part: "aims", weight: 1, kind: "text" },

  time_hours: { part: "time", weight: 3, kind: "range", unit: "hours", max: 60, step: 1, near: 4 },
  time_when: {
    part: "time",
    weight: 1,
    kind: "choices",
    max: 4,
    options: ["mornings", "days", "evenings", "weekends"],
  },
  time_full: {
    part: "time",
    weight: 3,
    kind: "choice",
    as: "scale",
    options: ["now", "half_year", "when_it_pays", "never"],
  },
  time_away: {
    part: "time",
    weight: 1,
    kind: "choice",
    as: "scale",
    options: ["days", "one_week", "some_weeks", "months"],
  },

  value_candour: {
    part: "values",
    weight: 2,
    kind: "choice",
    as: "scale",
    options: ["at_once", "same_week", "regular_talk", "when_asked"],
  },
  value_pace: {
    part: "values",
    weight: 2,
    kind: "choice",
    as: "scale",
    options: ["fast", "rather_fast", "rather_sound", "sound"],
  },
  value_reach: {
    part: "values",
    weight: 1,
    kind: "choice",
    as: "scale",
    options: ["hours", "one_day", "two_days", "one_week"],
  },
  value_never: { part: "values", weight: 2, kind: "text" },

  money_in: { part: "money", weight: 2, kind: "range", unit: "euros", max: 50_000, step: 100, near: 1_000 },
  money_months: { part: "money", weight: 2, kind: "range", unit: "months", max: 36, step: 1, near: 3 },
  money_risk: {
    part: "money",
    weight: 3,
    kind: "choice",
    as: "scale",
    options: ["none", "little", "savings", "all_in"],
  },
  money_profit: {
    part: "money",
    weight: 2,
    kind: "choice",
    as: "kinds",
    options: ["reinvest", "reserve", "share_half", "pay_out"],
  },
  money_outside: {
    part: "money",
    weight: 3,
    kind: "choice",
    as: "scale",
    options: ["never", "loan", "family", "investors"],
  },

  role_work: {
    part: "roles",
    weight: 2,
    kind: "choices",
    max: 3,
    apart: true,
    options: ["product", "sales", "marketing", "numbers", "design", "people"],
  },
  role_decide: {
    part: "roles",
    weight: 3,
    kind: "choice",
    as: "kinds",
    options: ["together", "by_field", "one_lead", "third"],
  },
  role_alone: { part: "roles", weight: 1, kind: "range", unit: "euros", max: 5_000, step: 50, near: 200 },
  role_face: {
    part: "roles",
    weight: 2,
    kind: "choice",
    as: "pair",
    options: ["me", "you", "both", "by_field"],
  },

  own_split: {
    part: "ownership",
    weight: 3,
    kind: "choice",
    as: "kinds",
    options: ["equal", "by_work", "by_money", "later"],
  },
  own_earn: {
    part: "ownership",
    weight: 2,
    kind: "choice",
    as: "scale",
    options: ["at_once", "one_year", "two_years", "four_years"],
  },
  own_leave: {
    part: "ownership",
    weight: 3,
    kind: "choice",
    as: "kinds",
    options: ["give_back", "keep_earned", "sell_to_them", "keep_all"],
  },
  own_before: { part: "ownership", weight: 2, kind: "text" },
} as const satisfies Record<string, Question>;

/** The key of a question. */
export type QuestionKey = keyof typeof QUESTIONS;
/** Every question, in order. */
export const QUESTION_KEYS = Object.keys(QUESTIONS) as readonly QuestionKey[]; // Object.keys forgets the literal keys

/** A question by its key. */
export const questionOf = (key: QuestionKey): Question => QUESTIONS[key];
/** The questions of a part, in their order. */
export const questionsOf = (part: Part): QuestionKey[] =>
  QUESTION_KEYS.filter((key) => QUESTIONS[key].part === part);
/** Whether a part is only done with an answer to it; free text is optional. */
export const isNeeded = (key: QuestionKey): boolean => QUESTIONS[key].kind !== "text";
