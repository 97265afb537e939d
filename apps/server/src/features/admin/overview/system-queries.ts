import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SIZE = statement(
  "admin_database_size",
  `select pg_database_size(current_database())::double precision as "bytes!"`,
);
/** Bytes of the database on its disk. */
export async function databaseSize(db: Queryable): Promise<number> {
  const { rows } = await db.query(SIZE);
  return rows[0]?.bytes ?? 0;
}
