import { bigint, pgTable, text } from "#platform/db/drizzle.ts";

/** Whether the sample community was loaded, and other facts about this installation. */
export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
});
