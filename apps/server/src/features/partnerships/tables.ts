import type { Answer } from "@kompagnon/contract/partnerships/model.ts";
import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import type { AsideHow, Part, Stage } from "@kompagnon/contract/partnerships/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { conversations } from "#features/chats/tables.ts";
import { index, jsonb, pgTable, primaryKey, sql, text, time, unique, uuid } from "#platform/db/drizzle.ts";

const ofConversation = () =>
  uuid("conversation_id")
    .notNull()
    .references(() => conversations.id, { onDelete: "cascade" });
const byMember = (name = "member_id") =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** The way of a pair, as soon as one of them decided something about it as a whole. */
export const partnerships = pgTable("partnerships", {
  conversationId: ofConversation().primaryKey(),
  /** The stages they leave out. */
  skipped: text("skipped").array().$type<Stage[]>().notNull().default(sql`'{}'`),
  /** Who of them would like to found a team; the two go with their conversation, so foreign keys would only cost. */
  teamWanted: uuid("team_wanted").array().notNull().default(sql`'{}'`),
  /** Who put it aside, how and when: they alone take it up again. */
  asideBy: uuid("aside_by"),
  asideHow: text("aside_how").$type<AsideHow>(),
  asideAt: time("aside_at"),
});

/** What each of a pair answered, for themselves until both are done with the part. */
export const partnershipAnswers = pgTable(
  "partnership_answers",
  {
    conversationId: ofConversation(),
    memberId: byMember(),
    question: text("question").$type<QuestionKey>().notNull(),
    answer: jsonb("answer").$type<Answer>().notNull(),
    /** When it was changed after the other could read it. */
    changedAt: time("changed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId, table.question] }),
    index("partnership_answers_member").on(table.memberId),
  ],
);

/** Which parts each of a pair is done with; one that both are done with is uncovered. */
export const partnershipParts = pgTable(
  "partnership_parts",
  {
    conversationId: ofConversation(),
    memberId: byMember(),
    part: text("part").$type<Part>().notNull(),
    doneAt: time("done_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId, table.part] }),
    index("partnership_parts_member").on(table.memberId),
  ],
);

/** What a pair agrees on in writing. */
export const partnershipPoints = pgTable(
  "partnership_points",
  {
    id: uuid("id").primaryKey(),
    conversationId: ofConversation(),
    /** The difference it settles; nulls are many, a question has one. */
    question: text("question").$type<QuestionKey>(),
    text: text("text").notNull(),
    /** Who worded it last: the other confirms it. */
    authorId: byMember("author_id"),
    createdAt: time("created_at").notNull().defaultNow(),
    writtenAt: time("written_at").notNull().defaultNow(),
    confirmedAt: time("confirmed_at"),
  },
  (table) => [
    unique("partnership_points_question").on(table.conversationId, table.question),
    index("partnership_points_conversation").on(table.conversationId, table.createdAt),
    index("partnership_points_author").on(table.authorId),
  ],
);
