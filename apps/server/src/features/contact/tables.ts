import type { ContactState, ContactTopic } from "@kompagnon/contract/contact/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { members } from "#features/accounts/tables.ts";
import { check, index, pgTable, sql, text, time, uuid } from "#platform/db/drizzle.ts";

/** Messages to the team. They are deleted some time after they were settled (CONTACT_DAYS). */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    at: time("at").notNull().defaultNow(),
    /** The member who wrote it while signed in; null for guests. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    topic: text("topic").$type<ContactTopic>().notNull(),
    message: text("message").notNull(),
    language: text("language").$type<Language>().notNull(),
    state: text("state").$type<ContactState>().notNull().default("open"),
    /** When it was answered or closed last; null while it is open. */
    settledAt: time("settled_at"),
  },
  (table) => [
    index("contact_messages_state").on(table.state, table.at.desc(), table.id.desc()),
    index("contact_messages_settled").on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index("contact_messages_member").on(table.memberId).where(sql`${table.memberId} is not null`),
    check("contact_messages_settled_state", sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
  ],
);

/** What was answered by mail. */
export const contactAnswers = pgTable(
  "contact_answers",
  {
    id: uuid("id").primaryKey(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    at: time("at").notNull().defaultNow(),
    /** Without a foreign key: who answered may be gone. */
    authorId: uuid("author_id").notNull(),
    text: text("text").notNull(),
  },
  (table) => [index("contact_answers_message").on(table.messageId, table.id)],
);
