import type { Application, GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { BusinessModel } from "@kompagnon/contract/profiles/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { conversations } from "#features/chats/tables.ts";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** A group. */
export const groups = pgTable(
  "groups",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** Lowercased, and what it looks like: no other group has the same. Null where an older name was there first. */
    nameKey: text("name_key").unique("groups_name_key"),
    nameLooks: text("name_looks").unique("groups_name_looks"),
    description: text("description").notNull().default(""),
    /** What the description has of a scam; null if nothing, or if moderators found nothing. */
    signs: text("signs").array().$type<ScamSign[]>(),
    /** Storage key. */
    avatar: text("avatar"),
    /** public, application or private */
    type: text("type").$type<GroupType>().notNull(),
    /** Canonical business-model slugs. */
    niches: text("niches").array().$type<BusinessModel[]>().notNull().default(sql`'{}'`),
    /** Up to six questions of an application. */
    questions: text("questions").array().notNull().default(sql`'{}'`),
    /** Kept exact in the transactions that change it. */
    memberCount: integer("member_count").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When the last message was written in it. */
    activeAt: time("active_at").notNull().defaultNow(),
    /** Taken out of discovery by moderators: to others it is as a private one. */
    withdrawnAt: time("withdrawn_at"),
  },
  (table) => [
    index("groups_active").on(table.activeAt.desc(), table.id.desc()),
    index("groups_avatar").on(table.avatar),
  ],
);

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id, { onDelete: "cascade" });
const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** Who belongs to a group; one owner each. */
export const memberships = pgTable(
  "memberships",
  {
    groupId: groupId(),
    memberId: memberId(),
    /** owner, moderator or member */
    role: text("role").$type<GroupRole>().notNull().default("member"),
    joinedAt: time("joined_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index("memberships_member").on(table.memberId),
    uniqueIndex("memberships_owner").on(table.groupId).where(sql`${table.role} = 'owner'`),
  ],
);

/** Who may not come back. */
export const groupBans = pgTable(
  "group_bans",
  { groupId: groupId(), memberId: memberId(), createdAt: time("created_at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index("group_bans_member").on(table.memberId),
  ],
);

/** The channels of a group; each is a conversation, which holds its messages. */
export const channels = pgTable(
  "channels",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => conversations.id, { onDelete: "cascade" }),
    groupId: groupId(),
    name: text("name").notNull(),
    /** Lowercased: unique within its group. */
    nameKey: text("name_key").notNull(),
    topic: text("topic").notNull().default(""),
    position: smallint("position").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("channels_group").on(table.groupId, table.position),
    unique("channels_name").on(table.groupId, table.nameKey),
  ],
);

/** Applications; one that waits a group and member. */
export const applications = pgTable(
  "applications",
  {
    id: uuid("id").primaryKey(),
    groupId: groupId(),
    memberId: memberId(),
    /** Questions and answers as they were then. */
    answers: jsonb("answers").$type<Application["answers"]>().notNull(),
    /** pending, accepted, rejected or withdrawn */
    status: text("status").$type<Application["status"]>().notNull().default("pending"),
    reason: text("reason").notNull().default(""),
    createdAt: time("created_at").notNull().defaultNow(),
    decidedAt: time("decided_at"),
    decidedBy: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("applications_waiting")
      .on(table.groupId, table.memberId)
      .where(sql`${table.status} = 'pending'`),
    index("applications_queue").on(table.groupId, table.status, table.createdAt),
    index("applications_member").on(table.memberId),
  ],
);

/** Members invited by name; a declined or withdrawn invitation stays, so that a member is not invited again and again. */
export const memberInvites = pgTable(
  "group_member_invites",
  {
    groupId: groupId(),
    memberId: memberId(),
    inviterId: uuid("inviter_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When they were last told. */
    toldAt: time("told_at").notNull().defaultNow(),
    declinedAt: time("declined_at"),
    withdrawnAt: time("withdrawn_at"),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index("group_member_invites_member").on(table.memberId),
    index("group_member_invites_inviter").on(table.inviterId),
  ],
);

/** Invite codes of groups. */
export const groupInvites = pgTable(
  "group_invites",
  {
    id: uuid("id").primaryKey(),
    groupId: groupId(),
    code: text("code").notNull().unique(),
    createdBy: uuid("created_by").references(() => members.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at"),
    maxUses: integer("max_uses"),
    uses: integer("uses").notNull().default(0),
    revoked: boolean("revoked").notNull().default(false),
  },
  (table) => [index("group_invites_group").on(table.groupId)],
);
