import type { FeatureManifest } from "./wire/feature.ts";

/**
 * What each feature adds to the lists that features share: kinds of reports, types of notifications. Free of any library, because
 * pages load it. Page addresses are in files of their own: every page of the dashboard would load all of this with them.
 */

export const agreements = {
  order: 15,
  reports: { agreement: [] },
  notifications: {
    agreement_request: { about: ["agreement_id"], mailed: true },
    agreement_signed: { about: ["agreement_id"], mailed: true },
    agreement_void: { about: ["agreement_id"], mailed: true },
    agreement_declined: { about: ["agreement_id"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const billing = {
  order: 10,
  notifications: { premium_expiring: { about: ["plan"], mailed: false } },
} as const satisfies FeatureManifest;

export const calls = {
  order: 5,
  notifications: { call_missed: { about: ["chat_id"], mailed: true } },
} as const satisfies FeatureManifest;

export const chats = {
  order: 2,
  reports: { message: ["chat_id"] },
  notifications: {
    message: { about: ["chat_id"], mailed: true },
    chat_request: { about: ["chat_id", "request_id"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const documents = {
  order: 16,
  notifications: {
    document_shared: { about: ["document_id", "document_kind"], mailed: true },
    document_mention: { about: ["document_id", "document_kind"], mailed: true },
  },
} as const satisfies FeatureManifest;

const EVENT_ABOUT = ["event_id", "event_on", "starts_at", "group_id"] as const;

/** The reminders are three types: so members choose in the settings which they want. */
export const events = {
  order: 13,
  reports: { event: [] },
  notifications: {
    event_day: { about: EVENT_ABOUT, mailed: true },
    event_hour: { about: EVENT_ABOUT, mailed: false },
    event_minutes: { about: EVENT_ABOUT, mailed: false },
    event_seat: { about: EVENT_ABOUT, mailed: true },
    event_changed: { about: EVENT_ABOUT, mailed: true },
    event_cancelled: { about: EVENT_ABOUT, mailed: true },
  },
} as const satisfies FeatureManifest;

export const groups = {
  order: 3,
  reports: { group: [] },
  notifications: {
    group_application: { about: ["group_id", "group_name"], mailed: true },
    group_invite: { about: ["group_id", "group_name"], mailed: true },
    group_decision: { about: ["group_id", "group_name", "accepted"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const invites = {
  order: 11,
  notifications: { invite: { about: [], mailed: true } },
} as const satisfies FeatureManifest;

export const jobs = {
  order: 12,
  reports: { job: [] },
  notifications: {
    job_application_submitted: { about: ["job_id", "application_id"], mailed: true },
    job_application_decided: { about: ["job_id", "application_id", "accepted"], mailed: true },
    job_match: { about: ["job_id"], mailed: true },
    job_expiring: { about: ["job_id"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const matching = {
  order: 1,
  notifications: { match: { about: ["match_id"], mailed: true } },
} as const satisfies FeatureManifest;

export const moderation = {
  order: 8,
  notifications: { report_decision: { about: ["decision", "case_id"], mailed: true } },
} as const satisfies FeatureManifest;

/** Notifications of several features: a mention, in a channel or a post, or an invitation, into a group or a trial project. */
export const notifications = {
  order: 4,
  notifications: {
    mention: { about: ["chat_id", "group_id", "group_name", "post_id", "comment_id"], mailed: true },
    dm_invite: { about: ["chat_id", "group_id", "group_name"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const partnerships = {
  order: 14,
  notifications: {
    path_part: { about: ["chat_id"], mailed: true },
    path_uncovered: { about: ["chat_id"], mailed: true },
    path_point: { about: ["chat_id"], mailed: true },
    path_team: { about: ["chat_id"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const people = {
  order: 7,
  notifications: { follow: { about: [], mailed: true } },
} as const satisfies FeatureManifest;

export const pods = {
  order: 12,
  reports: { pod_entry: [] },
  notifications: {
    pod_invite: { about: [], mailed: true },
    pod_found: { about: [], mailed: true },
    pod_goal: { about: [], mailed: false },
    pod_check_in: { about: [], mailed: false },
    pod_widened: { about: [], mailed: false },
  },
} as const satisfies FeatureManifest;

export const polls = {
  order: 9,
  reports: { poll: [] },
  notifications: { poll_closed: { about: ["chat_id", "group_id", "group_name"], mailed: false } },
} as const satisfies FeatureManifest;

/** Likes and reposts are too many for the daily mail. */
export const posts = {
  order: 6,
  reports: { post: [], comment: ["post_id"] },
  notifications: {
    comment: { about: ["post_id", "comment_id"], mailed: true },
    like: { about: ["post_id"], mailed: false },
    repost: { about: ["post_id"], mailed: false },
  },
} as const satisfies FeatureManifest;

export const profiles = { order: 0, reports: { member: [] } } as const satisfies FeatureManifest;

export const teams = {
  order: 12,
  reports: { team: [], team_task: [], task_comment: [] },
  notifications: {
    team_invite: { about: ["team_id"], mailed: true },
    team_message: { about: ["team_id"], mailed: true },
    task_assigned: { about: ["team_id", "task_id"], mailed: true },
    task_due: { about: ["team_id", "task_id"], mailed: true },
  },
} as const satisfies FeatureManifest;

export const verification = {
  order: 12,
  notifications: { verification_decision: { about: ["outcome"], mailed: false } },
} as const satisfies FeatureManifest;
