/** Limits of weekly circles, without any library. */

/** The size of the circles that the product puts together. */
export const POD_FOUND_SIZE = 4;
/** Most people of a circle. */
export const POD_SIZE_MAX = 5;
/** The maximum number of circles of a member at a time. */
export const PODS_MAX = 3;
/** Most characters of a goal. */
export const POD_GOAL_MAX = 200;
/** Maximum characters of a member's comment at the end of a week. */
export const POD_LINE_MAX = 280;
/** Longest pause, in weeks. */
export const POD_PAUSE_WEEKS_MAX = 12;
/** The number of days without a match after which the search is widened. */
export const POD_WIDEN_DAYS = 7;
/** The number of days that an unanswered invitation is open. */
export const POD_INVITATION_DAYS = 14;
/** How a week went. */
export const POD_OUTCOMES = ["done", "partly", "not"] as const;
export type PodOutcome = (typeof POD_OUTCOMES)[number];
/** What one calls to another; everybody reads it in their own language. */
export const POD_CHEERS = ["bravo", "strong", "onward", "together", "rest"] as const;
export type PodCheer = (typeof POD_CHEERS)[number];
/** The maximum hours a week that a member spends on their business. */
export const POD_HOURS = ["up_to_5", "up_to_10", "up_to_20", "more"] as const;
export type PodHours = (typeof POD_HOURS)[number];
