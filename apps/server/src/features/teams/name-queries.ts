import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const TAKEN = statement(
  "teams_find_taken_names",
  `select distinct search_fold(name) as "name!" from teams where search_fold(name) = any($1)`,
  { plan: "custom" },
);
/** Those of these names, given folded, that teams have. */
export async function takenTeamNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  return new Set((await db.query(TAKEN, [[...names]])).rows.map(({ name }) => name));
}
