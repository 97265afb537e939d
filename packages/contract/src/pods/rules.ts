/** Limits of weekly circles, without any library. */

/** The product fills the circles it puts together up to so many. */
export const POD_FOUND_SIZE = 4;
/** Most people of a circle. */
export const POD_SIZE_MAX = 5;
/** Most circles that somebody belongs to at a time. */
export const PODS_MAX = 3;
/** Most characters of a goal. */
export const POD_GOAL_MAX = 200;
/** Most characters of what somebody says at the end of a week. */
export const POD_LINE_MAX = 280;
/** Longest pause, in weeks. */
export const POD_PAUSE_WEEKS_MAX = 12;
/** After so many days without anybody who fits, people are looked for more widely. */
export const POD_WIDEN_DAYS = 7;
/** An invitation that nobody answers is open for so many days. */
export const POD_INVITATION_DAYS = 14;
/** How a week went. */
export const POD_OUTCOMES = ["done", "partly", "not"] as const;
export type PodOutcome = (typeof POD_OUTCOMES)[number];
/** What one calls to another; everybody reads it in their own language. */
export const POD_CHEERS = ["bravo", "strong", "onward", "together", "rest"] as const;
export type PodCheer = (typeof POD_CHEERS)[number];
/** The hours a week that somebody gives their business, at most. */
export const POD_HOURS = ["up_to_5", "up_to_10", "up_to_20", "more"] as const;
export type PodHours = (typeof POD_HOURS)[number];
