import { cosine } from "./random.ts";

/**
 * What the synthetic founders are like: five archetypes (e-commerce, agency, creator, technology, finance)
 * with the models, skills and goals they tend to have, and what each model needs. Orders follow the contract.
 */
export const ARCHETYPE_SHARE = [0.3, 0.22, 0.2, 0.13, 0.15];
export const LANGUAGE_SHARE = [0.55, 0.2, 0.06, 0.05, 0.04, 0.03, 0.025, 0.02, 0.015, 0.01];
/** Shares of members with one, two, … models or skills. */
export const MODEL_COUNT_SHARE = [0.25, 0.3, 0.22, 0.13, 0.1];
export const SKILL_COUNT_SHARE = [0.2, 0.3, 0.25, 0.15, 0.1];

export const ARCHETYPE_MODELS = [
  [6, 4, 4, 4, 2, 1, 1, 0.5, 0.4, 0.4, 0.3],
  [1, 0.5, 0.5, 0.5, 4, 6, 2.5, 1.5, 0.6, 0.4, 0.4],
  [0.6, 1.5, 0.3, 0.5, 2.5, 1.5, 5, 4, 0.6, 0.4, 0.4],
  [0.6, 0.4, 0.4, 0.3, 0.8, 1, 3, 0.8, 6, 0.6, 1.5],
  [0.5, 0.3, 0.4, 0.8, 1, 0.4, 0.8, 0.4, 0.8, 6, 5],
];
export const ARCHETYPE_SKILLS = [
  [2, 2, 1, 2, 3, 4, 1, 1, 2, 0.6],
  [3, 2, 1, 3, 4, 5, 2, 1.5, 3, 0.6],
  [5, 4, 1, 4, 4, 1.5, 1.5, 2.5, 2, 2.5],
  [0.6, 1.5, 6, 0.8, 0.6, 0.8, 5, 1, 0.6, 0.3],
  [1, 0.8, 1.5, 1.5, 1.5, 1.2, 2, 2.5, 1, 0.5],
];
export const ARCHETYPE_GOALS = [
  [4, 4, 1, 1.5, 3, 1.5],
  [2, 4, 2, 1.5, 2, 3],
  [2.5, 2, 5, 1.5, 2, 2],
  [2, 3, 1, 2, 2, 4],
  [4, 2, 0.6, 2.5, 6, 1],
];
/** How much each business model (row) needs each skill (column). */
export const SKILL_DEMAND = [
  [1.2, 0.8, 0.5, 0.8, 1, 1.6, 0.4, 0, 0.7, 0.1],
  [0.2, 2, 0.3, 0.4, 0.9, 1, 0.5, 0, 0.4, 0],
  [0.4, 0.8, 0.3, 1, 0.3, 1.5, 0.5, 0, 0.5, 0],
  [0.3, 0.2, 0.3, 0.3, 1.2, 0.5, 0.3, 0.3, 0.2, 0],
  [0.8, 0.3, 0.8, 1.6, 1.2, 1.2, 0.5, 0.3, 1.4, 0.3],
  [1.6, 1, 0.6, 1.3, 1.4, 1.8, 0.8, 0.3, 0.8, 0.3],
  [1, 1.2, 1, 1.4, 1, 1.2, 0.8, 0.7, 1.2, 0.4],
  [0.4, 0.6, 1, 2, 1, 0.4, 0.8, 0.3, 1, 0.2],
  [0.2, 1.2, 2.4, 0.3, 0.5, 1.1, 1.3, 0.6, 0.2, 0.1],
  [0.3, 0.1, 0.8, 0.2, 0.6, 0.2, 1.6, 0.9, 0.2, 0.1],
  [0.4, 0.4, 1.4, 0.4, 1.2, 0.6, 1, 1.8, 0.2, 0.1],
];
/** How a member with one goal (row) sees another goal (column). */
export const GOAL_AFFINITY = [
  [0.6, 0.1, 0.1, 0.3, 0.4, 0.1],
  [0.1, 0.8, 0.2, -0.1, 0.2, 0.4],
  [0.1, 0.2, 0.7, 0.2, 0.1, 0.2],
  [0.2, -0.2, 0.1, 0.6, 0, 0.1],
  [0.4, 0.2, 0.1, 0, 0.7, 0.1],
  [0.1, 0.4, 0.2, 0.1, 0.1, 0.6],
];

/** How alike two business models are, by the archetypes that run them: 1 for the same, cosine otherwise. */
const COLUMNS = (ARCHETYPE_MODELS[0] ?? []).map((_, model) => ARCHETYPE_MODELS.map((row) => row[model] ?? 0));
export const MODEL_LIKENESS: readonly (readonly number[])[] = COLUMNS.map((mine, a) =>
  COLUMNS.map((theirs, b) => (a === b ? 1 : cosine(mine, theirs))),
);
