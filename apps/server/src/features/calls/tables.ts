import { members } from "#features/accounts/tables.ts";
import { conversations } from "#features/chats/tables.ts";
import { index, pgTable, sql, text, time, uuid } from "#platform/db/drizzle.ts";

/** How a call stands; `busy`: the callee was in another one, it never rang. */
export type CallState = "ringing" | "active" | "ended" | "missed" | "declined" | "failed" | "busy";

/** Voice calls of a conversation. */
export const calls = pgTable(
  "calls",
  {
    /** Made by the caller's device. */
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    callerId: uuid("caller_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    calleeId: uuid("callee_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** ringing, active, ended, missed, declined, failed, or busy: it never rang. */
    state: text("state").$type<CallState>().notNull().default("ringing"),
    /** The devices that talk. */
    callerSession: uuid("caller_session").notNull(),
    calleeSession: uuid("callee_session"),
    createdAt: time("created_at").notNull().defaultNow(),
    acceptedAt: time("accepted_at"),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("calls_caller").on(table.callerId).where(sql`${table.state} in ('ringing', 'active')`),
    index("calls_callee").on(table.calleeId).where(sql`${table.state} in ('ringing', 'active')`),
    index("calls_open").on(table.createdAt).where(sql`${table.state} in ('ringing', 'active')`),
    index("calls_conversation").on(table.conversationId),
  ],
);
