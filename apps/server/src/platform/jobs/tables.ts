import { bigserial, pgTable, primaryKey, text } from "#platform/db/drizzle.ts";

/**
 * Light and frequent work that transactions ask for, done by many at a time: what one transaction asks of a queue is one row,
 * which goes in the transaction that does it. What fails moves on to the job queue, where it is tried again.
 */
export const sharedWork = pgTable(
  "shared_work",
  {
    queue: text("queue").notNull(),
    /** In the order in which it was asked for. */
    id: bigserial("id", { mode: "number" }).notNull(),
    /** What is to be done, as a JSON list: text, because PostgreSQL never looks into it. */
    pieces: text("pieces").notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.id] })],
);
