import type { AuditFacts } from "@kompagnon/contract/moderation/model.ts";
import type {
  AuditAction,
  CaseState,
  Decision,
  ReportKind,
  ReportReason,
} from "@kompagnon/contract/moderation/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** Something that was reported, once for all who report it until it is decided. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: uuid("id").primaryKey(),
    /** member, group, message, post or comment */
    kind: text("kind").$type<ReportKind>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The conversation or channel of a message, the post of a comment. */
    chatId: uuid("chat_id"),
    postId: uuid("post_id"),
    /** Whose it is; null for groups, whose owners change. The case goes with them. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "cascade" }),
    /** What was reported, as it stood when it was reported first. */
    excerpt: text("excerpt").notNull(),
    /** What it has of a scam, where the product noticed that by itself. */
    signs: text("signs").array().$type<ScamSign[]>().notNull().default(sql`'{}'`),
    /** open, appealed or closed */
    status: text("status").$type<CaseState>().notNull().default("open"),
    openedAt: time("opened_at").notNull().defaultNow(),
    /** Different members who reported it, kept exact. */
    reportCount: integer("report_count").notNull().default(0),
    /** Whether enough of them hid it. */
    hidden: boolean("hidden").notNull().default(false),
    /** dismissed, warned, removed or banned */
    decision: text("decision").$type<Decision>(),
    decisionReason: text("decision_reason").notNull().default(""),
    decidedAt: time("decided_at"),
    decidedBy: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
    bannedUntil: time("banned_until"),
    appeal: text("appeal"),
    appealedAt: time("appealed_at"),
    /** upheld or reversed */
    appealDecision: text("appeal_decision").$type<"upheld" | "reversed">(),
    appealReason: text("appeal_reason").notNull().default(""),
    appealDecidedAt: time("appeal_decided_at"),
    appealDecidedBy: uuid("appeal_decided_by").references(() => members.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("moderation_cases_open").on(table.kind, table.subjectId).where(sql`${table.status} = 'open'`),
    index("moderation_cases_author").on(table.authorId),
    index("moderation_cases_queue").on(table.status, table.reportCount.desc(), table.openedAt, table.id),
    index("moderation_cases_decider").on(table.decidedBy),
    index("moderation_cases_appeal_decider").on(table.appealDecidedBy),
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
    reason: text("reason").$type<ReportReason>().notNull(),
    note: text("note").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("reports_once").on(table.caseId, table.reporterId),
    index("reports_reporter").on(table.reporterId),
  ],
);

/**
 * What moderators, admins and the product itself did. A trigger refuses every change and removal; who is gone is an id
 * that leads nowhere.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid("id").primaryKey(),
    at: time("at").notNull().defaultNow(),
    actorId: uuid("actor_id"),
    action: text("action").$type<AuditAction>().notNull(),
    kind: text("kind").$type<ReportKind>(),
    subjectId: uuid("subject_id"),
    caseId: uuid("case_id"),
    reason: text("reason").notNull().default(""),
    /** What was so before and is so afterwards, where something was changed: words of ours and numbers. */
    before: jsonb("before").$type<AuditFacts>(),
    after: jsonb("after").$type<AuditFacts>(),
  },
  (table) => [
    index("audit_log_newest").on(table.at.desc(), table.id.desc()),
    index("audit_log_subject").on(table.subjectId, table.at.desc(), table.id.desc()),
    index("audit_log_actor").on(table.actorId, table.at.desc(), table.id.desc()),
  ],
);
