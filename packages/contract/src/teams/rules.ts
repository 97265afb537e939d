/** Limits and names of teams without any library: pages that only ask load these alone. */

export const TEAM_NAME_MIN = 2;
export const TEAM_NAME_MAX = 60;
/** Most characters of what a team wants to reach. */
export const TEAM_GOAL_MAX = 500;
/** The maximum number of teams of members without premium; the test version does not count as premium here, as with groups. */
export const FREE_TEAMS_MAX = 2;
export const TEAM_MEMBERS_MAX = 30;
/** Invitations of one team that wait at the same time. */
export const TEAM_INVITES_MAX = 30;
/** The minimum number of days before a member who declined, or was uninvited, is invited again. */
export const TEAM_ASKED_AGAIN_DAYS = 30;
/** Tasks of one team, done ones included. */
export const TASKS_MAX = 2000;
export const TASK_TITLE_MAX = 200;
export const TASK_TEXT_MAX = 4000;
export const TASK_ASSIGNEES_MAX = 10;
/** Maximum characters of a member's note on their part of a task. */
export const TASK_NOTE_MAX = 500;
export const TASK_COMMENT_MAX = 2000;
export const TASK_COMMENTS_MAX = 500;
/** A task's people are reminded this number of hours before it is due. */
export const DUE_SOON_HOURS = 24;
/** Teams on a page of the panel, and tasks on one of a list, at most. */
export const TEAMS_PAGE_MAX = 50;
export const TASKS_PAGE_MAX = 100;
/** What the panel shows of a team's next tasks. */
export const NEXT_TASKS_SHOWN = 3;

export const TEAM_ROLES = ["lead", "member"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
/** Where a team came from. */
export const TEAM_ORIGINS = ["none", "trial", "match", "group", "admin"] as const;
export type TeamOriginKind = (typeof TEAM_ORIGINS)[number];
/** What a member may found a team from. */
export const FOUNDED_FROM = ["trial", "match", "group"] as const;
export type FoundedFrom = (typeof FOUNDED_FROM)[number];

/** The states of a task (spec: jobs, section 4), in the order of the board. */
export const TASK_STATUSES = ["open", "in_progress", "review", "blocked", "done", "cancelled"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];
/** Whether nothing is to be done any more. */
export const isClosed = (status: TaskStatus): boolean => status === "done" || status === "cancelled";
export const TASK_PRIORITIES = ["low", "normal", "high", "urgent"] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/** What a team's history tells. */
export const HISTORY_KINDS = [
  "founded",
  "joined",
  "left",
  "removed",
  "role_changed",
  "team_changed",
  "task_created",
  "task_changed",
  "task_moved",
  "task_assigned",
  "task_unassigned",
  "task_completed",
  "task_reopened",
  "task_deleted",
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
