/** The way from a match to a company, without any library: pages that only ask load these alone. */

/** The stages of the way, in their order. */
export const STAGES = ["know", "trial", "agreement", "team"] as const;
export type Stage = (typeof STAGES)[number];
/** Those that can be left out: a team is founded or it is not. */
export const SKIPPABLE = ["know", "trial", "agreement"] as const;

/** The parts of the questionnaire, in their order. */
export const PARTS = ["aims", "time", "values", "money", "roles", "ownership"] as const;
export type Part = (typeof PARTS)[number];
/** The parts that belong to a stage: those before a trial, and those that an agreement needs. */
export const PARTS_OF = {
  know: ["aims", "time", "values"],
  agreement: ["money", "roles", "ownership"],
} as const satisfies Partial<Record<Stage, readonly Part[]>>;

/** Maximum characters of a free-text answer. */
export const ANSWER_MAX = 500;
/** Most characters of a point that two agree on. */
export const POINT_MAX = 500;
/** Most points that two write down. */
export const POINTS_MAX = 40;

/** How a path was put aside: for a while, to go on as friends, or to part. */
export const ASIDES = ["pause", "friends", "part"] as const;
export type AsideHow = (typeof ASIDES)[number];
/** What two decide after a trial project, or without one. */
export const ENDS = ["team", "friends", "part"] as const;
export type End = (typeof ENDS)[number];
