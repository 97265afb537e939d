import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MATCHES = statement(
  "matching_figure",
  `select count(*) from matches m
   where not exists(select from sample_members s where s.id = m.lo)
     and not exists(select from sample_members s where s.id = m.hi)`,
);
/** How many pairs have found one another, without those of the sample community. */
export async function countMatches(db: Queryable): Promise<number> {
  const { rows } = await db.query(MATCHES);
  return rows[0]?.count ?? 0;
}
