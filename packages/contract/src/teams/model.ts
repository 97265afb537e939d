import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { clientId, id, lineText, plainText, time } from "../wire/model.ts";
import {
  HISTORY_KINDS,
  TASK_ASSIGNEES_MAX,
  TASK_COMMENT_MAX,
  TASK_NOTE_MAX,
  TASK_PRIORITIES,
  TASK_STATUSES,
  TASK_TEXT_MAX,
  TASK_TITLE_MAX,
  TEAM_GOAL_MAX,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
  TEAM_ORIGINS,
  TEAM_ROLES,
} from "./rules.ts";

/** On one line: titles and names have no others. */
const line = (min: number, max: number) =>
  lineText(max).pipe(z.string().min(min, { message: min > 1 ? "too_small" : "required" }));

export const teamName = line(TEAM_NAME_MIN, TEAM_NAME_MAX);
export const teamGoal = plainText(TEAM_GOAL_MAX);
export const teamRole = z.enum(TEAM_ROLES).meta({ id: "TeamRole" });

/** A member of a team. */
export const teamMember = memberCard.extend({ role: teamRole, joined_at: time }).meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof teamMember>;

/** An invitation that waits, as the team's leads see it. */
export const teamInvite = z
  .object({ member: memberCard, invited_by: memberCard.nullable(), created_at: time })
  .meta({ id: "TeamInvite" });
export type TeamInvite = z.infer<typeof teamInvite>;

/** What a team came from; `id` is that of the trial project, the conversation or the group. */
export const teamOrigin = z
  .object({ kind: z.enum(TEAM_ORIGINS), id: id.nullable() })
  .meta({ id: "TeamOrigin" });
export type TeamOrigin = z.infer<typeof teamOrigin>;

/** A team as its members get it. */
export const team = z
  .object({
    id,
    name: z.string(),
    goal: z.string(),
    origin: teamOrigin,
    /** What I am in it. */
    role: teamRole,
    /** Its conversation: everything about its messages is under /api/chats/{chat_id}. */
    chat_id: id,
    /** How far I have read there, and what I have not. */
    my_read_seq: z.int(),
    unread_count: z.int(),
    muted: z.boolean(),
    created_at: time,
    /** Leads first. */
    members: z.array(teamMember),
    /** Who was invited and has not answered; for leads, empty for others. */
    invites: z.array(teamInvite),
  })
  .meta({ id: "Team" });
export type Team = z.infer<typeof team>;

/** A day (2026-12-04): the same wherever it is read. */
export const dueDay = z.iso.date();
/** A day that a calendar can show. Of a moment its date counts as it is written. */
export const dueAt = z
  .union([dueDay, time.transform((at) => at.slice(0, 10))])
  .refine((day) => day >= "2000" && day < "2100", { message: "invalid_value" });

/** A task that comes next, in few words. */
export const nextTask = z
  .object({ id, title: z.string(), due_at: dueDay.nullable() })
  .meta({ id: "NextTask" });

/** A team in the panel. */
export const teamCard = z
  .object({
    id,
    name: z.string(),
    goal: z.string(),
    role: teamRole,
    member_count: z.int(),
    /** Some of its people, for their pictures. */
    members: z.array(memberCard),
    unread_count: z.int(),
    /** Tasks on which something is to be done, those of them that wait for me, and those whose time is over. */
    open_count: z.int(),
    my_open_count: z.int(),
    overdue_count: z.int(),
    /** What is due next. */
    next: z.array(nextTask),
  })
  .meta({ id: "TeamCard" });
export type TeamCard = z.infer<typeof teamCard>;

/** An invitation to me. */
export const teamInvitation = z
  .object({
    team_id: id,
    name: z.string(),
    goal: z.string(),
    member_count: z.int(),
    invited_by: memberCard.nullable(),
    created_at: time,
  })
  .meta({ id: "TeamInvitation" });
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** A member who may be invited, and their state in the team. */
export const teamInvitable = memberCard
  .extend({ state: z.enum(["none", "member", "invited"]) })
  .meta({ id: "TeamInvitable" });
export type TeamInvitable = z.infer<typeof teamInvitable>;

/** What a team may be founded from, as the founding form begins with it. */
export const teamBeginning = z
  .object({
    /** The team that was founded from it already, and what I am to it. */
    team: z.object({ id, state: z.enum(["member", "invited", "none"]) }).nullable(),
    name: z.string(),
    goal: z.string(),
    invite: z.array(memberCard),
  })
  .meta({ id: "TeamBeginning" });
export type TeamBeginning = z.infer<typeof teamBeginning>;

export const taskStatus = z.enum(TASK_STATUSES).meta({ id: "TaskStatus" });
export const taskPriority = z.enum(TASK_PRIORITIES).meta({ id: "TaskPriority" });
export const taskTitle = line(1, TASK_TITLE_MAX);
export const taskDescription = plainText(TASK_TEXT_MAX);
export const taskNote = plainText(TASK_NOTE_MAX);
export const taskAssignees = z.array(id).max(TASK_ASSIGNEES_MAX);
/** Whose task it is, and whether they have done their part (spec: jobs, section 4). */
export const taskAssignee = z
  .object({
    user_id: id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    completed_at: time.nullable(),
    completed_note: z.string().nullable(),
  })
  .meta({ id: "TaskAssignee" });
export type TaskAssignee = z.infer<typeof taskAssignee>;

/** A task of a team (spec: jobs, section 4). */
export const teamTask = z
  .object({
    id,
    team_id: id,
    title: z.string(),
    description: z.string(),
    /** Counts changes of title and description: who changes them names the one they began with. */
    text_version: z.int(),
    status: taskStatus,
    priority: taskPriority,
    due_at: dueDay.nullable(),
    assignees: z.array(taskAssignee),
    created_by: memberCard.nullable(),
    /** Who worded it last. */
    worded_by: memberCard.nullable(),
    created_at: time,
    updated_at: time,
    /** When it was done or cancelled. */
    closed_at: time.nullable(),
    comment_count: z.int(),
  })
  .meta({ id: "TeamTask" });
export type TeamTask = z.infer<typeof teamTask>;

export const newTask = z
  .object({
    /** What the team has under this id already is answered instead of a second one. */
    client_id: clientId.optional(),
    title: taskTitle,
    description: taskDescription.default(""),
    status: taskStatus.default("open"),
    priority: taskPriority.default("normal"),
    due_at: dueAt.nullable().default(null),
    assignees: taskAssignees.default([]),
  })
  .meta({ id: "NewTask" });
export const taskChange = z
  .object({
    title: taskTitle.optional(),
    description: taskDescription.optional(),
    /** Needed with title or description. */
    text_version: z.int().min(1).max(1_000_000).optional(),
    status: taskStatus.optional(),
    priority: taskPriority.optional(),
    due_at: dueAt.nullable().optional(),
    assignees: taskAssignees.optional(),
  })
  .meta({ id: "TaskChange" });
export type TaskChange = z.infer<typeof taskChange>;

/** A comment on a task. */
export const taskComment = z
  .object({ id, author: memberCard.nullable(), text: z.string(), created_at: time })
  .meta({ id: "TaskComment" });
export type TaskComment = z.infer<typeof taskComment>;
export const taskCommentText = plainText(TASK_COMMENT_MAX).pipe(z.string().min(1, { message: "required" }));

/** An action of a member in a team. */
export const historyEntry = z
  .object({
    id,
    at: time,
    kind: z.enum(HISTORY_KINDS),
    /** Who did it; null for who has left the community, and for what happened by itself. */
    actor: memberCard.nullable(),
    /** The task it was done to, as it is called now; null where there is none, or none any more. */
    task: z.object({ id, title: z.string() }).nullable(),
    /** The affected member. */
    member: memberCard.nullable(),
    /** What it was before and is now: a status, or a role. */
    before: z.string().nullable(),
    now: z.string().nullable(),
  })
  .meta({ id: "TeamHistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A team as admins see it. */
export const adminTeam = z
  .object({
    id,
    name: z.string(),
    origin: teamOrigin,
    created_at: time,
    members: z.array(teamMember),
    invited: z.array(memberCard),
    task_count: z.int(),
  })
  .meta({ id: "AdminTeam" });
export type AdminTeam = z.infer<typeof adminTeam>;
