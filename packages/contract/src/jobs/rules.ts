/** Limits and names of the job board without any library: pages that only draw load these alone. */

/** Countries of the filter and of new posts (spec: public, section 3), as people read them. */
export const JOB_COUNTRIES = ["DE", "US", "FR", "ES", "IT", "EU", "GLOBAL"] as const;
export type JobCountry = (typeof JOB_COUNTRIES)[number];
/** What a new post has unless told otherwise (spec: public, section 5). */
export const JOB_COUNTRY_USUAL: JobCountry = "DE";
/** One job, or a lasting one; a post may say neither. */
export const JOB_TYPES = ["oneoff", "fulltime"] as const;
export type JobType = (typeof JOB_TYPES)[number];
/** Whether people can apply: closed by its author, or its time is over. */
export const JOB_STATES = ["open", "closed", "expired"] as const;
export type JobState = (typeof JOB_STATES)[number];
/** The orders of the board. */
export const JOB_SORTS = ["newest", "fit"] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export const JOB_TITLE_MAX = 120;
export const JOB_CONTENT_MAX = 5000;
export const JOB_SALARY_MAX = 120;
export const JOB_SEARCH_MAX = 100;
/** Posts on a page of the board (spec: public, section 9). */
export const JOBS_PAGE = 20;
/** Furthest that the spec's other client may page by offset. */
export const JOBS_OFFSET_MAX = 10_000;
/** Posts younger than this number of hours are marked "NEU" (spec: public, section 9). */
export const JOB_NEW_HOURS = 10;
/** A post is open for this number of days, and again from the day it is renewed (product: jobs). */
export const JOB_DAYS = 60;
/** The author is reminded this number of days before. */
export const JOB_REMINDER_DAYS = 7;
/** Open posts of one member at a time. */
export const JOBS_OPEN_MAX = 20;
/** The number of newest posts after filters that the board sorts by fit. */
export const JOBS_FIT_POOL = 600;

/** The states of an application. */
export const APPLICATION_STATES = ["sent", "seen", "rejected", "answered", "withdrawn"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_MAX = 3000;
export const APPLICATION_REASON_MAX = 500;
/** Applications that members without premium may send, the test version included (product: money). */
export const FREE_APPLICATIONS_MAX = 3;
/** Above it a badge says "9+" (spec: public, section 9). */
export const APPLICATIONS_BADGE_MAX = 9;
/** Saved searches of one member. */
export const JOB_SEARCHES_MAX = 10;
/** Members from this age on post and apply. */
export const JOBS_AGE = 16;

/** The search waits so long for the next letter, in ms (spec: public, section 9). */
export const JOB_SEARCH_RESTS_MS = 350;
/**
 * The interval of fetching applications while the live stream is down, in ms; longer in a hidden tab (spec: community, section
 * 9).
 */
export const APPLICATIONS_POLL_MS = 60_000;
export const APPLICATIONS_POLL_HIDDEN_MS = 90_000;
/** The maximum number of applications that one poll announces, and that are remembered as announced. */
export const APPLICATIONS_TOLD_MAX = 3;
export const APPLICATIONS_REMEMBERED_MAX = 200;
