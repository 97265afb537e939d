import type { DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** How long a ticket opens a connection, in seconds. */
export const TICKET_SECONDS = 30;
/** Whose a connection is: a member's session, or a link's guest. */
export type Holder =
  | { memberId: string; sessionId: string; linkId: null }
  | { memberId: null; sessionId: null; linkId: string };

const MINT = statement(
  "documents_mint_ticket",
  `insert into document_tickets (hash, document_id, member_id, session_id, link_id, expires_at)
   values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
);
/** Stores a ticket by its hash. */
export const insertTicket = (db: Queryable, hash: Buffer, documentId: string, holder: Holder) =>
  db.query(MINT, [hash, documentId, holder.memberId, holder.sessionId, holder.linkId, TICKET_SECONDS]);

const TAKE = statement(
  "documents_take_ticket",
  `delete from document_tickets where hash = $1 and document_id = $2
   returning member_id as "memberId", session_id as "sessionId", link_id as "linkId", expires_at > now() as "valid!"`,
);
/** Redeems a ticket, once; null if it is unknown, used or expired. */
export async function takeTicket(db: Queryable, hash: Buffer, documentId: string): Promise<Holder | null> {
  const { rows } = await db.query(TAKE, [hash, documentId]);
  const [found] = rows;
  if (!found?.valid) return null;
  const { memberId, sessionId, linkId } = found;
  if (memberId !== null && sessionId !== null) return { memberId, sessionId, linkId: null };
  return linkId === null ? null : { memberId: null, sessionId: null, linkId };
}

/** The state that is sent to connections, and by which they detect that they have to reload. */
export type LiveState = { id: string; n: number; epoch: number; rotationDue: boolean; revision: number };

const STATES = statement(
  "documents_live_states",
  `select d.id, d.n, d.epoch, d.rotation_due as "rotationDue", d.revision from documents d where d.id = any($1::uuid[])`,
);
/** Where documents are; one that is gone has no entry. */
export async function liveStates(db: Queryable, ids: readonly string[]): Promise<Map<string, LiveState>> {
  const { rows } = await db.query(STATES, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const ROLES = statement(
  "documents_live_roles",
  `select p.document_id as "documentId", p.member_id as "memberId", p.role from unnest($1::uuid[], $2::uuid[]) as w(document_id, member_id)
   join document_people p on p.document_id = w.document_id and p.member_id = w.member_id
   join documents d on d.id = p.document_id where d.trashed_at is null or p.role = 'owner'`,
);
/** As what members may open documents now, by `document member`; who may not has no entry. */
export async function liveRoles(
  db: Queryable,
  asked: readonly { documentId: string; memberId: string }[],
): Promise<Map<string, DocumentRole>> {
  const { rows } = await db.query(ROLES, [
    asked.map(({ documentId }) => documentId),
    asked.map(({ memberId }) => memberId),
  ]);
  return new Map(rows.map(({ documentId, memberId, role }) => [`${documentId} ${memberId}`, role]));
}
