import type { FastifyReply, FastifyRequest } from "fastify";
import { linkedBy } from "#features/documents/links.ts";
import { FRAME_BYTES_MAX } from "#features/documents/live/connection.ts";
import {
  type Holder,
  insertTicket,
  TICKET_SECONDS,
  takeTicket,
} from "#features/documents/live/live-queries.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { loadDocument } from "#features/documents/locks.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "../policy.ts";

async function mint(db: Queryable, documentId: string, holder: Holder) {
  const ticket = randomToken();
  await insertTicket(db, hashToken(ticket), documentId, holder);
  return { ticket, expires_in: TICKET_SECONDS };
}

/** A ticket for the WebSocket of a document that a member may open. Throws not_found. */
export async function ticketFor({ db }: Platform, viewer: Pick<Viewer, "id" | "sessionId">, id: string) {
  await loadDocument(db, id, viewer.id);
  return mint(db, id, { memberId: viewer.id, sessionId: viewer.sessionId, linkId: null });
}

/** The same for a guest. Throws link_ended. */
export async function linkedTicket({ db }: Platform, token: string) {
  const { row, linkId } = await linkedBy(db, token);
  return mint(db, row.id, { memberId: null, sessionId: null, linkId });
}

/** Spends a ticket and makes the request a WebSocket of the document. Throws not_found, invalid_input, cross_site. */
export async function connect(
  platform: Platform,
  { id, ticket }: { id: string; ticket: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<undefined> {
  const holder = await takeTicket(platform.db, hashToken(ticket), id);
  if (!holder) throw new Fail("not_found");
  const socket = await platform.sockets.open(request, reply, FRAME_BYTES_MAX);
  // Access is checked again before anything is sent.
  roomsOf(platform).join(id.toLowerCase(), holder, socket);
  return undefined;
}
