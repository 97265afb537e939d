import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Kind, type LocalObject, type ObjectOf, ownerOf } from "#platform/payments/local/objects.ts";

const LOCK = statement(
  "payments_lock",
  "select pg_advisory_xact_lock(hashtextextended('local payments', 0))",
);
/** One thing after the other happens at the local provider. */
export const lockProvider = (tx: Queryable) => tx.query(LOCK);

const SAVE = statement(
  "payments_save",
  `insert into local_payment_objects (id, kind, "of", object) values ($1, $2, $3, $4)
   on conflict (id) do update set object = excluded.object`,
);
/** Keeps an object as it is now. */
export const saveObject = (tx: Queryable, one: LocalObject) =>
  tx.query(SAVE, [one.id, one.object, ownerOf(one), one]);

const FIND = statement("payments_find", "select object from local_payment_objects where id = $1");
/** An object by its id. */
export async function findObject(db: Queryable, id: string): Promise<LocalObject | null> {
  const { rows } = await db.query(FIND, [id]);
  return (rows[0]?.object as LocalObject | undefined) ?? null; // only saveObject writes there
}

const LIST = statement(
  "payments_list",
  `select object from local_payment_objects where kind = $1 and ($2::text is null or "of" = $2) order by nth desc limit 1000`,
  { plan: "custom" },
);
/** The objects of a kind that belong to another, the newest first. */
export async function listObjects<K extends Kind>(
  db: Queryable,
  kind: K,
  of: string | null,
): Promise<ObjectOf<K>[]> {
  const { rows } = await db.query(LIST, [kind, of]);
  return rows.map(({ object }) => object as ObjectOf<K>); // as above
}

const LIST_BY_INVOICE = statement(
  "payments_list_by_invoice",
  `select object from local_payment_objects where kind = 'invoice_payment' and object->>'invoice' = $1`,
);
/** The payments of an invoice. */
export async function listPaymentsOfInvoice(
  db: Queryable,
  id: string,
): Promise<ObjectOf<"invoice_payment">[]> {
  const { rows } = await db.query(LIST_BY_INVOICE, [id]);
  return rows.map(({ object }) => object as ObjectOf<"invoice_payment">); // as above
}

const FIND_ANSWER = statement(
  "payments_find_answer",
  "select status, body from local_payment_answers where key = $1",
);
/** What was answered under an Idempotency-Key. */
export async function findAnswer(
  db: Queryable,
  key: string,
): Promise<{ status: number; body: object } | null> {
  const { rows } = await db.query(FIND_ANSWER, [key]);
  const [row] = rows;
  return row ? { status: Number(row.status), body: row.body } : null;
}

const SAVE_ANSWER = statement(
  "payments_save_answer",
  "insert into local_payment_answers (key, status, body) values ($1, $2, $3) on conflict do nothing",
);
/** Stores a response for repeated requests with the same key. */
export const saveAnswer = (tx: Queryable, key: string, status: number, body: object) =>
  tx.query(SAVE_ANSWER, [key, String(status), body]);
