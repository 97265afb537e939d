import type { Pod } from "@kompagnon/contract/pods/model.ts";
import type { PodCheer, PodHours, PodOutcome } from "@kompagnon/contract/pods/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  index,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** A circle of two to five members who set a goal each week. */
export const pods = pgTable(
  "pods",
  {
    id: uuid("id").primaryKey(),
    /** pair, team or found */
    origin: text("origin").$type<Pod["origin"]>().notNull(),
    /** The conversation of a pair, or the team: no foreign key, as a circle outlives what it began with. */
    originId: uuid("origin_id"),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Since when it is only read. */
    closedAt: time("closed_at"),
  },
  (table) => [
    uniqueIndex("pods_open_origin")
      .on(table.originId)
      .where(sql`${table.closedAt} is null and ${table.originId} is not null`),
  ],
);

const ofPod = () =>
  uuid("pod_id")
    .notNull()
    .references(() => pods.id, { onDelete: "cascade" });
const ofMember = (name = "member_id") =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** Who belongs to a circle, and who did. */
export const podMembers = pgTable(
  "pod_members",
  {
    podId: ofPod(),
    memberId: ofMember(),
    joinedAt: time("joined_at").notNull().defaultNow(),
    /** The Monday of the week in which they joined: nothing older is theirs to read. */
    firstWeek: text("first_week").notNull(),
    leftAt: time("left_at"),
  },
  (table) => [
    primaryKey({ columns: [table.podId, table.memberId] }),
    index("pod_members_member").on(table.memberId),
  ],
);

/** Members invited into a circle. */
export const podInvitations = pgTable(
  "pod_invitations",
  {
    id: uuid("id").primaryKey(),
    podId: ofPod(),
    fromId: ofMember("from_id"),
    toId: ofMember("to_id"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("pod_invitations_once").on(table.podId, table.toId),
    index("pod_invitations_to").on(table.toId),
    index("pod_invitations_from").on(table.fromId),
  ],
);

/** By whose clocks a member's weeks begin and end. */
export const podZones = pgTable("pod_zones", {
  memberId: ofMember().primaryKey(),
  /** IANA name, as their browser last said. */
  timeZone: text("time_zone").notNull(),
});

/** Who wants the product to put a circle together. */
export const podAsks = pgTable("pod_asks", {
  memberId: ofMember().primaryKey(),
  hours: text("hours").$type<PodHours>().notNull(),
  askedAt: time("asked_at").notNull().defaultNow(),
  /** When they were notified that no one fitted for a week; from then on others fit as well. */
  widenedAt: time("widened_at"),
});

/** Weeks in which a member's streaks rest. */
export const podPauses = pgTable(
  "pod_pauses",
  {
    id: uuid("id").primaryKey(),
    memberId: ofMember(),
    /** The Mondays of the first and the last week. */
    fromWeek: text("from_week").notNull(),
    untilWeek: text("until_week").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When they came back before its end; that week still rests. */
    endedAt: time("ended_at"),
  },
  (table) => [index("pod_pauses_member").on(table.memberId, table.fromWeek)],
);

/** What a member set out to do in a week of a circle, and how it went. */
export const podEntries = pgTable(
  "pod_entries",
  {
    id: uuid("id").primaryKey(),
    podId: ofPod(),
    memberId: ofMember(),
    /** The Monday of the week. */
    week: text("week").notNull(),
    /** Null once it was taken back. */
    goal: text("goal"),
    /** The day on which it was first set, by the member's calendar. */
    goalDay: text("goal_day"),
    /** done, partly or not; null before the check-in */
    outcome: text("outcome").$type<PodOutcome>(),
    line: text("line"),
    createdAt: time("created_at").notNull().defaultNow(),
    checkedAt: time("checked_at"),
    /** Out of sight until moderators have decided. */
    hiddenAt: time("hidden_at"),
    /** Taken away by moderators. */
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("pod_entries_once").on(table.podId, table.memberId, table.week),
    index("pod_entries_week").on(table.podId, table.week.desc()),
    index("pod_entries_member").on(table.memberId),
  ],
);

/** What one called to another about their week. */
export const podCheers = pgTable(
  "pod_cheers",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => podEntries.id, { onDelete: "cascade" }),
    memberId: ofMember(),
    /** bravo, strong, onward, together or rest */
    cheer: text("cheer").$type<PodCheer>().notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.memberId] }),
    index("pod_cheers_member").on(table.memberId),
  ],
);

/** The reminders that were sent, so that none is sent twice. */
export const podReminders = pgTable(
  "pod_reminders",
  {
    memberId: ofMember(),
    week: text("week").notNull(),
    /** goal or check_in */
    part: text("part").$type<"goal" | "check_in">().notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.week, table.part] }),
    index("pod_reminders_age").on(table.createdAt),
  ],
);
