import type { InboxClosed } from "@kompagnon/contract/chats/model.ts";
import { REQUEST_AGAIN_DAYS } from "@kompagnon/contract/chats/rules.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import { conversationBetween } from "#features/chats/queries.ts";
import { closedBetween } from "#features/chats/requests/inbox.ts";
import { findWaiting } from "#features/chats/requests/request-queries.ts";
import { isBlocked, profileOf } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

const requestOf = (waiting: { sent: boolean; received: boolean }) => {
  if (waiting.received) return "received";
  return waiting.sent ? "sent" : "none";
};

/** Children are not asked by strangers (product: people and accounts). */
export const isOfAge = ({ age }: { age: number | null }): boolean => age === null || age >= ADULT_AGE;

/** The relation of two members in chats: their conversation, a waiting request, and whether one may be sent. */
export async function relationBetween(
  db: Queryable,
  viewerId: string,
  otherId: string,
): Promise<{
  chat_id: string | null;
  request: "none" | "sent" | "received";
  can_ask: boolean;
  closed: InboxClosed | null;
}> {
  if (viewerId === otherId) return { chat_id: null, request: "none", can_ask: false, closed: null };
  const [conversation, waiting, other, blocked, shut] = await Promise.all([
    conversationBetween(db, viewerId, otherId),
    findWaiting(db, viewerId, otherId, REQUEST_AGAIN_DAYS),
    profileOf(db, otherId).catch(() => null), // gone
    isBlocked(db, viewerId, otherId),
    closedBetween(db, viewerId, otherId),
  ]);
  const isAskable = other !== null && !other.hidden && other.username !== null && isOfAge(other) && !blocked;
  return {
    chat_id: conversation?.id ?? null,
    request: conversation ? "none" : requestOf(waiting),
    // A member who was asked enters the conversation by asking back.
    can_ask: isAskable && !conversation && !waiting.sent && (waiting.received || !shut),
    closed: isAskable && !conversation && !waiting.sent && !waiting.received ? shut : null,
  };
}
