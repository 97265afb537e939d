import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A withdrawal or cancellation as it was declared. */
export type Declaration = {
  id: string;
  number: string;
  kind: "withdrawal" | "cancellation";
  memberId: string | null;
  payment: string | null;
  sealed: string;
  receivedAt: Date;
};
const INSERT = statement(
  "billing_insert_declaration",
  `insert into billing_declarations (id, number, kind, member_id, payment, sealed, received_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);
/** Keeps a declaration. */
export const insertDeclaration = (tx: Queryable, row: Declaration) =>
  tx.query(INSERT, [row.id, row.number, row.kind, row.memberId, row.payment, row.sealed, row.receivedAt]);

const DONE = statement(
  "billing_declaration_done",
  "update billing_declarations set done_at = coalesce(done_at, now()) where id = $1",
);
/** A declaration has been carried out. */
export const declarationDone = (db: Queryable, id: string) => db.query(DONE, [id]);

const FIND = statement(
  "billing_find_declaration",
  `select id, number, kind, member_id as "memberId", payment, sealed, received_at as "receivedAt"
   from billing_declarations where id = $1 and done_at is null`,
);
/** A declaration that is to be carried out; null once it is. */
export async function findOpenDeclaration(db: Queryable, id: string): Promise<Declaration | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const WITHDRAWN = statement(
  "billing_is_withdrawn",
  "select from billing_declarations where payment = $1 and kind = 'withdrawal'",
);
/** Whether somebody withdrew from a payment already. */
export async function isWithdrawn(db: Queryable, payment: string): Promise<boolean> {
  const { rowCount } = await db.query(WITHDRAWN, [payment]);
  return rowCount > 0;
}

const PRUNE = statement(
  "billing_prune_declarations",
  "delete from billing_declarations where received_at < now() - interval '3 years'",
);
/** Forgets declarations that prove nothing any more (§ 195 BGB: three years). */
export const pruneDeclarations = (db: Queryable) => db.query(PRUNE);
