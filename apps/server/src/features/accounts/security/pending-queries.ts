import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const INSERT_PENDING = statement(
  "accounts_insert_pending",
  `insert into pending_sign_ins (hash, member_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))`,
);
/** A sign-in that waits for its second factor. */
export const insertPending = (db: Queryable, hash: Buffer, memberId: string, minutes: number) =>
  db.query(INSERT_PENDING, [hash, memberId, minutes]);

const FIND_PENDING = statement(
  "accounts_find_pending",
  `select m.id, m.email from pending_sign_ins p join members m on m.id = p.member_id
     where p.hash = $1 and p.expires_at > now() and p.failures < $2`,
);
/** Whose sign-in waits; null if it is unknown, over or failed too often. */
export async function findPending(db: Queryable, hash: Buffer, failuresMax: number) {
  const { rows } = await db.query(FIND_PENDING, [hash, failuresMax]);
  return rows[0] ?? null;
}

const FAIL_PENDING = statement(
  "accounts_fail_pending",
  "update pending_sign_ins set failures = failures + 1 where hash = $1",
);
/** Notes a wrong code. */
export const failPending = (db: Queryable, hash: Buffer) => db.query(FAIL_PENDING, [hash]);

const TAKE_PENDING = statement("accounts_take_pending", "delete from pending_sign_ins where hash = $1");
/** Ends the wait; of two, one gets in. */
export async function takePending(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(TAKE_PENDING, [hash]);
  return rowCount > 0;
}
