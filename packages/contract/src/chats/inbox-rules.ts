/** Limits of requests to write, without any library. */

/** The members who may send a request; those with a match always may. */
export const INBOX_WHO = ["everybody", "verified", "matches"] as const;
export type InboxWho = (typeof INBOX_WHO)[number];
/**
 * Why a request can't be sent now: requests are paused, only verified members or matches may send one, the member had as many as
 * they want this week, or they have kindly declined lately.
 */
export const CLOSED_WHY = ["paused", "verified", "matches", "full", "declined"] as const;
export type ClosedWhy = (typeof CLOSED_WHY)[number];
/** Words with which a request is declined; everybody reads them in their own language. */
export const DECLINE_WORDINGS = ["no_time", "other_plans", "later", "thanks"] as const;
export type DeclineWording = (typeof DECLINE_WORDINGS)[number];
/** Bounds of the requests that a member takes within a week, … */
export const WEEKLY_CAP_MIN = 1;
export const WEEKLY_CAP_MAX = 100;
/** … and of the days after which requests are declined by themselves. */
export const ANSWER_DAYS_MIN = 3;
export const ANSWER_DAYS_MAX = 60;
/** The longest pause with an end, in days. */
export const PAUSE_DAYS_MAX = 366;
