import { boolean, integer, pgTable, real, text, time, uuid } from "#platform/db/drizzle.ts";

/** One row a process that runs, or ran until lately: what it last said of itself. */
export const processBeats = pgTable("process_beats", {
  id: uuid("id").primaryKey(),
  /** The machine it runs on, and its number there. */
  host: text("host").notNull(),
  pid: integer("pid").notNull(),
  startedAt: time("started_at").notNull(),
  at: time("at").notNull().defaultNow(),
  /** Whether it works on jobs. */
  working: boolean("working").notNull(),
  /** What it does (`ROLES`), and which version of the product it is; empty for one from before they were told. */
  roles: text("roles").array().notNull().default([]),
  version: text("version").notNull().default(""),
  memoryMb: integer("memory_mb").notNull(),
  /** How long its event loop kept something waiting since the last beat, in ms: the 99th of a hundred. */
  lagMs: real("lag_ms").notNull(),
  streams: integer("streams").notNull(),
  /** Requests that wait for a connection to the database. */
  waiting: integer("waiting").notNull(),
});
