import { members } from "#features/accounts/tables.ts";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** A one-to-one conversation; `lo < hi` makes each pair's unique. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    lo: uuid("lo")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    hi: uuid("hi")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The number of its newest message; its row lock puts messages in order. */
    lastSeq: integer("last_seq").notNull().default(0),
    lastAt: time("last_at").notNull().defaultNow(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("conversations_pair").on(table.lo, table.hi),
    index("conversations_hi").on(table.hi),
    check("conversations_order", sql`${table.lo} < ${table.hi}`),
  ],
);

/** A member's side of a conversation. */
export const participants = pgTable(
  "participants",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    otherId: uuid("other_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    readSeq: integer("read_seq").notNull().default(0),
    /** Messages of the other after `read_seq`; kept exact in the same transaction. */
    unread: integer("unread").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.conversationId] }),
    index("participants_conversation").on(table.conversationId),
  ],
);

/** Messages, in their conversation's order. */
export const messages = pgTable(
  "messages",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    id: uuid("id").notNull().unique(),
    /** One of the two participants: who leaves takes the conversation along, so a foreign key would only cost. */
    senderId: uuid("sender_id").notNull(),
    clientId: uuid("client_id").notNull(),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    editedAt: time("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique("messages_client").on(table.senderId, table.clientId),
  ],
);
