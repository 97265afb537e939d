import { members } from "#features/accounts/tables.ts";
import { groups } from "#features/groups/tables.ts";
import { jobPosts } from "#features/jobs/tables.ts";
import { check, pgTable, sql, time, unique, uuid } from "#platform/db/drizzle.ts";

/**
 * Pages that their owners opened to the public: one row per page, for exactly one subject. Each request checks whether the
 * subject is readable: a row only says that its owner enabled it.
 */
export const publicPages = pgTable(
  "public_pages",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    jobId: uuid("job_id").references(() => jobPosts.id, { onDelete: "cascade" }),
    openedAt: time("opened_at").notNull().defaultNow(),
  },
  (table) => [
    unique("public_pages_member").on(table.memberId),
    unique("public_pages_group").on(table.groupId),
    unique("public_pages_job").on(table.jobId),
    check("public_pages_one", sql`num_nonnulls(${table.memberId}, ${table.groupId}, ${table.jobId}) = 1`),
  ],
);
