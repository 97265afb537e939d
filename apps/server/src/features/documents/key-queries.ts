import type { SealedColumns } from "#features/documents/sealing.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LIST = statement(
  "documents_list_keys",
  `select epoch, key_sealed as "sealed!", key_master as "master!", key_key as "key!" from document_epochs
   where document_id = $1 and key_sealed is not null order by epoch`,
);
/** The keys of a document that the server keeps, the first epoch's first. */
export async function listKeys(
  db: Queryable,
  documentId: string,
): Promise<(SealedColumns & { epoch: number })[]> {
  const { rows } = await db.query(LIST, [documentId]);
  return rows;
}

const INSERT = statement(
  "documents_insert_key",
  "insert into document_epochs (document_id, epoch, key_sealed, key_master, key_key) values ($1, $2, $3, $4, $5)",
);
/** Stores the key of an epoch. */
export const insertKey = (
  tx: Queryable,
  documentId: string,
  epoch: number,
  { sealed, master, key }: SealedColumns,
) => tx.query(INSERT, [documentId, epoch, sealed, master, key]);

const INSERT_SEALED = statement(
  "documents_insert_sealed_epoch",
  "insert into document_epochs (document_id, epoch, previous_sealed) values ($1, $2, $3)",
);
/** Notes an epoch whose key the server has not; `previous`: the key before, sealed by it. */
export const insertEpoch = (tx: Queryable, documentId: string, epoch: number, previous: Buffer | null) =>
  tx.query(INSERT_SEALED, [documentId, epoch, previous]);

const CHAIN = statement(
  "documents_chain",
  `select epoch, previous_sealed as "previous!" from document_epochs where document_id = $1 and previous_sealed is not null order by epoch`,
);
/** The keys that are sealed by the ones after them. */
export async function listChain(
  db: Queryable,
  documentId: string,
): Promise<{ epoch: number; previous: Buffer }[]> {
  const { rows } = await db.query(CHAIN, [documentId]);
  return rows;
}

const BEGIN = statement(
  "documents_begin_epoch",
  "update documents set epoch = $2, format = greatest(format, $3), rotation_due = false, revision = revision + 1 where id = $1",
);
/** From now on another key seals, in this format. */
export const beginEpoch = (tx: Queryable, documentId: string, epoch: number, format: number) =>
  tx.query(BEGIN, [documentId, epoch, format]);
