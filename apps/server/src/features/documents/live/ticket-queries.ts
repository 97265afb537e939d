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
