import type {
  Family,
  PlanChapters,
  PlanLanguage,
  StoredNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { index, integer, jsonb, pgTable, text, time, uuid } from "#platform/db/drizzle.ts";

/** Business plans; each is readable by its author only. */
export const businessPlans = pgTable(
  "business_plans",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    family: text("family").$type<Family>().notNull(),
    language: text("language").$type<PlanLanguage>().notNull(),
    chapters: jsonb("chapters").$type<PlanChapters>().notNull(),
    numbers: jsonb("numbers").$type<StoredNumbers>().notNull(),
    /** Counts changes. */
    version: integer("version").notNull().default(1),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
    /** Who presents it, as its cover says. */
    author: text("author").notNull().default(""),
  },
  (table) => [index("business_plans_owner").on(table.ownerId, table.changedAt)],
);
