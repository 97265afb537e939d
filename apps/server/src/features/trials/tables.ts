import type { Debrief, Trial } from "@kompagnon/contract/trials/model.ts";
import { members } from "#features/accounts/tables.ts";
import { conversations } from "#features/chats/tables.ts";
import {
  index,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  time,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** Trial projects of conversations; at most one that is proposed or runs. */
export const trials = pgTable(
  "trials",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    proposerId: uuid("proposer_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    goal: text("goal").notNull(),
    weeks: smallint("weeks").notNull(),
    /** proposed, running, debrief, done or declined; one that runs is in its debrief as soon as `ends_at` is over. */
    status: text("status").$type<Trial["status"]>().notNull().default("proposed"),
    createdAt: time("created_at").notNull().defaultNow(),
    startedAt: time("started_at"),
    /** When its weeks are over, or were ended. */
    endsAt: time("ends_at"),
  },
  (table) => [
    uniqueIndex("trials_open")
      .on(table.conversationId)
      .where(sql`${table.status} in ('proposed', 'running')`),
    index("trials_conversation").on(table.conversationId, table.createdAt),
    index("trials_proposer").on(table.proposerId),
  ],
);

const ofTrial = () =>
  uuid("trial_id")
    .notNull()
    .references(() => trials.id, { onDelete: "cascade" });

/** What is to be done in a trial project. */
export const trialTasks = pgTable(
  "trial_tasks",
  {
    id: uuid("id").primaryKey(),
    trialId: ofTrial(),
    text: text("text").notNull(),
    position: smallint("position").notNull(),
    /** The two go with their conversation, so foreign keys would only cost. */
    assigneeId: uuid("assignee_id"),
    doneBy: uuid("done_by"),
  },
  (table) => [index("trial_tasks_trial").on(table.trialId, table.position)],
);

/** What the two say in the end. */
export const trialDebriefs = pgTable(
  "trial_debriefs",
  {
    trialId: ofTrial(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** together, unsure or apart */
    verdict: text("verdict").$type<Debrief["verdict"]>().notNull(),
    good: text("good").notNull(),
    hard: text("hard").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.trialId, table.memberId] }),
    index("trial_debriefs_member").on(table.memberId),
  ],
);
