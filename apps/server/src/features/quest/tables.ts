import type { QuestStep } from "@kompagnon/contract/quest/model.ts";
import { members } from "#features/accounts/tables.ts";
import { pgTable, sql, text, time, uuid } from "#platform/db/drizzle.ts";

/** How far a member is in the beginner quest; dismissed and completed are stored apart. */
export const quests = pgTable("quests", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  completedSteps: text("completed_steps").array().$type<QuestStep[]>().notNull().default(sql`'{}'`),
  completedAt: time("completed_at"),
  dismissedAt: time("dismissed_at"),
});
