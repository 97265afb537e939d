import type {
  HistoryKind,
  TaskPriority,
  TaskStatus,
  TeamOriginKind,
  TeamRole,
} from "@kompagnon/contract/teams/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { conversations } from "#features/chats/tables.ts";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** Teams. Each has a conversation of its own. */
export const teams = pgTable(
  "teams",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    goal: text("goal").notNull().default(""),
    /** What moderators took away of the two, to come back on appeal. */
    removed: jsonb("removed").$type<{ name: string; goal: string }>(),
    /** none, trial, match, group or admin; the id is of a trial project, a conversation or a group, which may be gone. */
    originKind: text("origin_kind").$type<TeamOriginKind>().notNull().default("none"),
    originId: uuid("origin_id"),
    chatId: uuid("chat_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    // From a trial project or a conversation there is one team, however many press at the same moment.
    uniqueIndex("teams_origin")
      .on(table.originKind, table.originId)
      .where(sql`${table.originKind} in ('trial', 'match')`),
    unique("teams_chat").on(table.chatId),
    index("teams_newest").on(table.createdAt, table.id),
    // Names that are thought of are compared with those that teams have.
    index("teams_name").on(sql`search_fold(${table.name})`),
    check(
      "teams_origin_known",
      sql`(${table.originId} is null) = (${table.originKind} in ('none', 'admin'))`,
    ),
  ],
);

const teamId = () =>
  uuid("team_id")
    .notNull()
    .references(() => teams.id, { onDelete: "cascade" });
const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });
/** A member who may leave the community; what they did stays. */
const byMember = (column: string) => uuid(column).references(() => members.id, { onDelete: "set null" });

/** Who belongs to a team. */
export const teamMembers = pgTable(
  "team_members",
  {
    teamId: teamId(),
    memberId: memberId(),
    role: text("role").$type<TeamRole>().notNull().default("member"),
    joinedAt: time("joined_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.memberId] }),
    index("team_members_member").on(table.memberId, table.joinedAt),
  ],
);

/** Invited members; a declined or withdrawn invitation stays, so that a member is not invited again and again. */
export const teamInvites = pgTable(
  "team_invites",
  {
    teamId: teamId(),
    memberId: memberId(),
    inviterId: byMember("inviter_id"),
    /** What they will be. */
    role: text("role").$type<TeamRole>().notNull().default("member"),
    createdAt: time("created_at").notNull().defaultNow(),
    declinedAt: time("declined_at"),
    withdrawnAt: time("withdrawn_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.memberId] }),
    index("team_invites_member").on(table.memberId),
    index("team_invites_inviter").on(table.inviterId),
  ],
);

/** What is to be done in a team. */
export const teamTasks = pgTable(
  "team_tasks",
  {
    id: uuid("id").primaryKey(),
    teamId: teamId(),
    /** Made twice under this id, by whomever, it is made once. */
    clientId: uuid("client_id"),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    /** Counts changes of the two above. */
    textVersion: integer("text_version").notNull().default(1),
    status: text("status").$type<TaskStatus>().notNull().default("open"),
    priority: text("priority").$type<TaskPriority>().notNull().default("normal"),
    /** The day on which it is due: the same wherever it is read. */
    dueOn: date("due_on", { mode: "string" }),
    /** Whether its people were reminded of this `due_on`. */
    remindedAt: time("reminded_at"),
    createdBy: byMember("created_by"),
    /** Who worded it last: they answer for it. */
    wordedBy: byMember("worded_by"),
    hiddenAt: time("hidden_at"),
    removedAt: time("removed_at"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** When it was done or cancelled; null while it is neither. */
    closedAt: time("closed_at"),
  },
  (table) => [
    index("team_tasks_team").on(table.teamId, table.dueOn, table.id).where(sql`${table.closedAt} is null`),
    index("team_tasks_closed")
      .on(table.teamId, table.closedAt, table.id)
      .where(sql`${table.closedAt} is not null`),
    index("team_tasks_reminders")
      .on(table.dueOn)
      .where(sql`${table.closedAt} is null and ${table.remindedAt} is null`),
    index("team_tasks_creator").on(table.createdBy),
    unique("team_tasks_client").on(table.teamId, table.clientId),
    index("team_tasks_worded").on(table.wordedBy),
    check(
      "team_tasks_closed_with",
      sql`(${table.closedAt} is not null) = (${table.status} in ('done', 'cancelled'))`,
    ),
  ],
);

const taskId = () =>
  uuid("task_id")
    .notNull()
    .references(() => teamTasks.id, { onDelete: "cascade" });

/** Whose task it is, and whether they have done their part. */
export const teamTaskAssignees = pgTable(
  "team_task_assignees",
  {
    taskId: taskId(),
    memberId: memberId(),
    assignedAt: time("assigned_at").notNull().defaultNow(),
    completedAt: time("completed_at"),
    completedNote: text("completed_note"),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.memberId] }),
    index("team_task_assignees_member").on(table.memberId),
  ],
);

/** Comments on tasks. */
export const teamTaskComments = pgTable(
  "team_task_comments",
  {
    id: uuid("id").primaryKey(),
    taskId: taskId(),
    authorId: byMember("author_id"),
    /** Saying the same twice has the effect of once. */
    clientId: uuid("client_id").notNull(),
    text: text("text").notNull(),
    hiddenAt: time("hidden_at"),
    removedAt: time("removed_at"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("team_task_comments_task").on(table.taskId, table.createdAt, table.id),
    unique("team_task_comments_client").on(table.authorId, table.clientId),
  ],
);

/** Who did what in a team: only ever added to, and without words of anybody's, which may be taken back. */
export const teamHistory = pgTable(
  "team_history",
  {
    id: uuid("id").primaryKey(),
    teamId: teamId(),
    at: time("at").notNull().defaultNow(),
    kind: text("kind").$type<HistoryKind>().notNull(),
    actorId: byMember("actor_id"),
    /** The task may be gone. */
    taskId: uuid("task_id"),
    /** The member it happened to. */
    memberId: byMember("member_id"),
    before: text("before"),
    now: text("now"),
  },
  (table) => [
    index("team_history_team").on(table.teamId, table.at, table.id),
    index("team_history_actor").on(table.actorId),
    index("team_history_member").on(table.memberId),
  ],
);
