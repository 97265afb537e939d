import { BANNED } from "#features/accounts/views.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MEMBERS = statement(
  "accounts_figure",
  `select count(*) from members m
   where not m.sample and m.email_confirmed_at is not null and m.deletion_due_at is null and not ${BANNED}`,
);
/** How many people are here: with a confirmed address, neither banned nor about to leave nor made up. */
export async function countMembers(db: Queryable): Promise<number> {
  const { rows } = await db.query(MEMBERS);
  return rows[0]?.count ?? 0;
}
