import type { Suggestion } from "@kompagnon/contract/ai/model.ts";
import type { AnswerState, Assistant, Fallback } from "@kompagnon/contract/ai/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** What members talk about with an assistant. */
export const aiConversations = pgTable(
  "ai_conversations",
  {
    /** Made by the member's browser. */
    id: uuid("id").primaryKey(),
    memberId: memberId(),
    assistant: text("assistant").$type<Assistant>().notNull(),
    title: text("title").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When something was last said. */
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("ai_conversations_list").on(
      table.memberId,
      table.assistant,
      table.updatedAt.desc(),
      table.id.desc(),
    ),
  ],
);

/** How many texts a member had translated on a day. */
export const aiTranslations = pgTable(
  "ai_translations",
  {
    memberId: memberId(),
    /** As YYYY-MM-DD. */
    day: text("day").notNull(),
    used: integer("used").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index("ai_translations_day").on(table.day),
  ],
);

/** What was said, in order. */
export const aiMessages = pgTable(
  "ai_messages",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => aiConversations.id, { onDelete: "cascade" }),
    /** From 1. */
    nth: integer("nth").notNull(),
    role: text("role").$type<"user" | "assistant">().notNull(),
    text: text("text").notNull(),
    /** A list to choose from; `taken` is looked up whenever it is shown. */
    suggestions: jsonb("suggestions").$type<Omit<Suggestion, "taken">[]>(),
    state: text("state").$type<AnswerState>().notNull(),
    fallback: text("fallback").$type<Fallback>(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("ai_messages_order").on(table.conversationId, table.nth),
    check("ai_messages_role", sql`${table.role} in ('user', 'assistant')`),
  ],
);

/** How many answers of a month (Europe/Berlin, as 2026-11) a member has had, with those that are being written. */
export const aiAllowances = pgTable(
  "ai_allowances",
  {
    memberId: memberId(),
    month: text("month").notNull(),
    used: integer("used").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.month] }),
    check("ai_allowances_used", sql`${table.used} >= 0`),
  ],
);

/** Answers that are being written: each holds one of its month, and keeps its conversation from beginning another. */
export const aiReservations = pgTable(
  "ai_reservations",
  {
    id: uuid("id").primaryKey(),
    memberId: memberId(),
    month: text("month").notNull(),
    conversationId: uuid("conversation_id").references(() => aiConversations.id, { onDelete: "set null" }),
    /** Then its process is gone, and what it held is given back. */
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    unique("ai_reservations_conversation").on(table.conversationId),
    index("ai_reservations_member").on(table.memberId),
    index("ai_reservations_expiry").on(table.expiresAt),
  ],
);
