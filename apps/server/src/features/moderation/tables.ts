import { members } from "#features/accounts/tables.ts";
import { index, pgTable, sql, text, time, unique, uniqueIndex, uuid } from "#platform/db/drizzle.ts";

/** Something that was reported, once for all who report it until it is decided. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: uuid("id").primaryKey(),
    /** member, group or message */
    kind: text("kind").notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The conversation or channel of a message. */
    chatId: uuid("chat_id"),
    /** Whose it is; null for groups, whose owners change. The case goes with them. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "cascade" }),
    /** What was reported, as it stood when it was reported first. */
    excerpt: text("excerpt").notNull(),
    status: text("status").notNull().default("open"),
    openedAt: time("opened_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("moderation_cases_open").on(table.kind, table.subjectId).where(sql`${table.status} = 'open'`),
    index("moderation_cases_author").on(table.authorId),
  ],
);

/** Who reported it, and why. */
export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    /** A report outlives its reporter, without their words. */
    reporterId: uuid("reporter_id").references(() => members.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    note: text("note").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("reports_once").on(table.caseId, table.reporterId),
    index("reports_reporter").on(table.reporterId),
  ],
);
