import type { SealedColumns } from "#features/verification/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What a job has to do something about. */
type Due = { id: string; memberId: string };

const DUE_DELETION = statement(
  "verification_due_deletion",
  'select id, member_id as "memberId" from verifications where delete_after <= now() order by delete_after, id limit $1',
);
/** Decided cases whose pictures have to go. */
export async function listDueDeletion(db: Queryable, limit: number): Promise<Due[]> {
  const { rows } = await db.query(DUE_DELETION, [limit]);
  return rows;
}

const LOCK_DUE_DELETION = statement(
  "verification_lock_due_deletion",
  `select status, sealed, master_id as "masterId", wrapped_key as "wrappedKey" from verifications
   where id = $1 and delete_after <= now() for update`,
);
/** The same one under a lock; null if that was done. */
export async function lockDueDeletion(tx: Queryable, id: string) {
  const { rows } = await tx.query(LOCK_DUE_DELETION, [id]);
  return rows[0] ?? null;
}

const FORGET = statement(
  "verification_forget",
  "update verifications set sealed = $2, master_id = $3, wrapped_key = $4, delete_after = null where id = $1",
);
/** Keeps only this of what stood on a document, or nothing. */
export const keepOnly = (tx: Queryable, id: string, kept: SealedColumns) =>
  tx.query(FORGET, [id, kept.sealed, kept.masterId, kept.wrappedKey]);

const DUE_END = statement(
  "verification_due_end",
  "select id, member_id as \"memberId\" from verifications where status = 'approved' and expires_at <= now() order by expires_at, id limit $1",
);
/** Approvals that are over. */
export async function listEnded(db: Queryable, limit: number): Promise<Due[]> {
  const { rows } = await db.query(DUE_END, [limit]);
  return rows;
}

const END = statement(
  "verification_end",
  `update verifications set status = 'expired', sealed = null, master_id = null, wrapped_key = null
   where id = $1 and status = 'approved' and expires_at <= now()`,
);
/** Ends an approval, once; what stood on the document is forgotten. 0 rows if that was done. */
export const endApproval = (tx: Queryable, id: string) => tx.query(END, [id]);

const DUE_NOTICE = statement(
  "verification_due_notice",
  `select id, member_id as "memberId" from verifications
   where status = 'approved' and end_told_at is null and expires_at <= now() + make_interval(days => $1) and expires_at > now()
   order by expires_at, id limit $2`,
);
/** Approvals that end within `days` without a sent notice. */
export async function listEnding(db: Queryable, days: number, limit: number): Promise<Due[]> {
  const { rows } = await db.query(DUE_NOTICE, [days, limit]);
  return rows;
}

const MARK_TOLD = statement(
  "verification_mark_told",
  `update verifications set end_told_at = now() where id = $1 and status = 'approved' and end_told_at is null
   returning expires_at as "expiresAt!"`,
);
/** Marks that an end was told, once; null if it was. */
export async function markEndNotified(tx: Queryable, id: string): Promise<Date | null> {
  const { rows } = await tx.query(MARK_TOLD, [id]);
  return rows[0]?.expiresAt ?? null;
}

const STALE = statement(
  "verification_stale_drafts",
  `select id, member_id as "memberId" from verifications
   where status = 'draft' and changed_at < now() - make_interval(days => $1) order by changed_at, id limit $2`,
);
/** Drafts without a change for `days`. */
export async function listStale(db: Queryable, days: number, limit: number): Promise<Due[]> {
  const { rows } = await db.query(STALE, [days, limit]);
  return rows;
}
