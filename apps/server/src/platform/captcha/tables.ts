import { bytea, index, pgTable, time } from "#platform/db/drizzle.ts";

/** Challenges already used; rows go after they expired. */
export const spentChallenges = pgTable(
  "spent_challenges",
  { hash: bytea("hash").primaryKey(), expiresAt: time("expires_at").notNull() },
  (table) => [index("spent_challenges_expiry").on(table.expiresAt)],
);
