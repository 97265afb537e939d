import { members } from "#features/accounts/tables.ts";
import { channels } from "#features/groups/tables.ts";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** A question to the members of a channel. */
export const polls = pgTable(
  "polls",
  {
    id: uuid("id").primaryKey(),
    channelId: uuid("channel_id")
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    /** Null for who has left: the question stays, as their messages do. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    /** Asking the same twice has the effect of once. */
    clientId: uuid("client_id").notNull(),
    question: text("question").notNull(),
    answers: text("answers").array().notNull(),
    /** Votes for each answer, in their order; exact. */
    votes: integer("votes").array().notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When it closes by itself. */
    closesAt: time("closes_at"),
    closedAt: time("closed_at"),
    /** Out of sight until moderators have decided. */
    hiddenAt: time("hidden_at"),
    /** Taken away by moderators. */
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("polls_once").on(table.authorId, table.clientId),
    index("polls_of_channel").on(table.channelId, table.createdAt.desc(), table.id.desc()),
    index("polls_due").on(table.closesAt),
  ],
);

/** Who chose which answer, counted from 1. */
export const pollVotes = pgTable(
  "poll_votes",
  {
    pollId: uuid("poll_id")
      .notNull()
      .references(() => polls.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    answer: smallint("answer").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.memberId] }),
    index("poll_votes_member").on(table.memberId),
  ],
);
