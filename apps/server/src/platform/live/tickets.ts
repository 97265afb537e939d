import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";

/** How long a ticket opens a stream, in seconds. */
const TICKET_SECONDS = 60;

export type TicketHolder = { memberId: string; sessionId: string };

const MINT_TICKET = statement(
  "live_ticket_mint",
  `insert into stream_tickets (hash, session_id, member_id, expires_at)
        values ($1, $2, $3, now() + make_interval(secs => $4))`,
);
/** Makes a ticket for a session's stream: once, within a minute. Only its hash is stored. */
export async function mintTicket(db: Queryable, { memberId, sessionId }: TicketHolder): Promise<string> {
  const ticket = randomToken();
  await db.query(MINT_TICKET, [hashToken(ticket), sessionId, memberId, TICKET_SECONDS]);
  return ticket;
}

const CONSUME_TICKET = statement(
  "live_ticket_take",
  `delete from stream_tickets where hash = $1
        returning session_id, member_id, expires_at > now() as valid`,
);
/** Consumes a ticket: the first caller gets its holder; null if it is unknown, used or expired. */
export async function consumeTicket(db: Queryable, ticket: string): Promise<TicketHolder | null> {
  const { rows } = await db.query(CONSUME_TICKET, [hashToken(ticket)]);
  const [found] = rows;
  return found?.valid ? { memberId: found.member_id, sessionId: found.session_id } : null;
}
