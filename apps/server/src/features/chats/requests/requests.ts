import type { ChatRequest } from "@kompagnon/contract/chats/model.ts";
import { REQUEST_AGAIN_DAYS, REQUESTS_PER_DAY } from "@kompagnon/contract/chats/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { sendRow } from "#features/chats/messages/message-write-queries.ts";
import { sendMessage } from "#features/chats/messages/messages.ts";
import { requireOpen } from "#features/chats/requests/inbox.ts";
import { countSuspicious, listOld } from "#features/chats/requests/inbox-queries.ts";
import { isOfAge } from "#features/chats/requests/relation.ts";
import {
  countSentRequests,
  type Decided,
  decideRow,
  deleteRequest,
  findRequest,
  hasConversation,
  ignoreRow,
  insertRequest,
  listRequests,
  type RequestRow,
  renewDeclined,
  wasDeclined,
  withdrawDeclined,
} from "#features/chats/requests/request-queries.ts";
import { openConversation } from "#features/chats/service.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import { isBlocked, memberCards, profileOf } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { rewritePart } from "#platform/live/forget.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** What a note has of a scam; null if nothing. */
function signsIn(note: string): ScamSign[] | null {
  const signs = scamSigns(note);
  return signs.length > 0 ? signs : null;
}

/** Members who got a note with scam signals from the same sender within a week before moderators are informed. */
const SUSPECT_AT = 3;

/**
 * A note is between two people: its receiver is warned and may report it. Who sends the like to several strangers is put
 * before the moderators by themselves, with the note of theirs and no one's name.
 */
async function suspectSender(
  platform: Pick<Platform, "live">,
  tx: Tx,
  { from_id, note, signs }: Pick<RequestRow, "from_id" | "note" | "signs">,
): Promise<void> {
  if (!signs || (await countSuspicious(tx, from_id)) < SUSPECT_AT) return;
  await recordSuspicion(platform, tx, { kind: "member", id: from_id, authorId: from_id, text: note, signs });
}

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member sent a chat request to another. */
    "chat.requested": { requestId: string; fromId: string; toId: string; note: string };
    /** A request was accepted or declined. */
    "chat.request.decided": { requestId: string; fromId: string; toId: string; accepted: boolean };
  }
}

async function present(db: Queryable, rows: readonly RequestRow[], viewerId: string): Promise<ChatRequest[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ from_id, to_id }) => [from_id, to_id]),
  );
  const cardOf = (id: string) => cards.get(id) ?? { id, username: "user", avatar_url: null, verified: false };
  return rows.map((row) => ({
    id: row.id,
    from: cardOf(row.from_id),
    to: cardOf(row.to_id),
    note: row.note,
    // A silent decline is hidden from the sender: the request still waits.
    status: row.status === "declined" && !row.wording && viewerId === row.from_id ? "pending" : row.status,
    wording: row.wording,
    // Only the receiver is warned.
    signs: viewerId === row.to_id ? (row.signs ?? []) : [],
    created_at: row.created_at.toISOString(),
    chat_id: row.chat_id,
  }));
}

/** Publishes the state of a request to both sides (or only these), each as they may see it. */
async function publishRequest(
  { live }: Platform,
  tx: Tx,
  row: RequestRow,
  readers: readonly string[] = [row.from_id, row.to_id],
): Promise<void> {
  for (const memberId of readers) {
    const [request] = await present(tx, [row], memberId);
    if (request) await live.publish(tx, memberTopic(memberId), "chat_request_changed", request);
  }
}

/** Checks that a member may be asked: visible, of age, and not across a block. */
async function requireAskable(tx: Tx, fromId: string, toId: string): Promise<void> {
  const to = fromId === toId ? null : await profileOf(tx, toId).catch(() => null); // gone
  if (!to || to.hidden || to.username === null || (await isBlocked(tx, fromId, toId)))
    throw new Fail("not_found");
  if (!isOfAge(to)) throw new Fail("cannot_ask");
}

/**
 * Asks a member to write with them. Two who ask each other at the same moment are in a conversation. Throws
 * email_unconfirmed, not_found, cannot_ask, already_in_chat, already_asked, request_limit, and as `requireOpen` does.
 */
export async function askToWrite(
  platform: Platform,
  viewer: Viewer,
  { emailConfirmed, toId, note }: { emailConfirmed: boolean; toId: string; note: string },
): Promise<ChatRequest> {
  if (!emailConfirmed) throw new Fail("email_unconfirmed");
  const { db, domainEvents } = platform;
  try {
    return await db.transaction(async (tx) => {
      await requireAskable(tx, viewer.id, toId);
      if (await hasConversation(tx, viewer.id, toId)) throw new Fail("already_in_chat");
      const theirs = await findRequest(tx, { from: toId, to: viewer.id });
      if (theirs) return accept(platform, tx, theirs, viewer.id);
      if (await wasDeclined(tx, viewer.id, toId, REQUEST_AGAIN_DAYS)) throw new Fail("already_asked");
      if ((await countSentRequests(tx, viewer.id)) >= REQUESTS_PER_DAY)
        throw new Fail("request_limit", { retryAfter: 3600 });
      await requireOpen(tx, viewer.id, toId);
      const asked = { id: newId(), from: viewer.id, to: toId, note, signs: signsIn(note) };
      const renewed = await renewDeclined(tx, asked, REQUEST_AGAIN_DAYS);
      const row = renewed ?? (await insertRequest(tx, asked));
      if (!renewed)
        await domainEvents.publish(tx, "chat.requested", {
          requestId: row.id,
          fromId: viewer.id,
          toId,
          note,
        });
      await suspectSender(platform, tx, row);
      await publishRequest(platform, tx, row, renewed ? [viewer.id] : undefined);
      const [request] = await present(tx, [row], viewer.id);
      if (!request) throw new Error("one row in, one out");
      return request;
    });
  } catch (error) {
    if (isTaken(error, "chat_requests_waiting")) throw new Fail("already_asked");
    throw error;
  }
}

async function accept(platform: Platform, tx: Tx, row: RequestRow, viewerId: string): Promise<ChatRequest> {
  const chatId = await openConversation(platform, tx, row.from_id, row.to_id);
  const decided = await decideRow(tx, row.id, "accepted", { chatId });
  if (!decided) throw new Fail("already_decided");
  // The note is what the conversation begins with.
  if (row.note !== "")
    await sendRow(
      tx,
      {
        id: newId(),
        chatId,
        senderId: row.from_id,
        clientId: row.id,
        text: row.note,
        replyTo: null,
        threadOf: null,
        files: [],
        mentioned: [],
        everyone: false,
      },
      true,
    );
  await platform.domainEvents.publish(tx, "chat.request.decided", {
    requestId: row.id,
    fromId: row.from_id,
    toId: row.to_id,
    accepted: true,
  });
  await publishRequest(platform, tx, decided);
  const [request] = await present(tx, [decided], viewerId);
  if (!request) throw new Error("one row in, one out");
  return request;
}

/**
 * Accepts or declines a request to oneself, with words that its sender reads or without their knowing. Throws not_found,
 * already_decided.
 */
export async function decideRequest(
  platform: Platform,
  memberId: string,
  { id, accepted }: { id: string; accepted: boolean },
  how: Omit<Decided, "chatId"> = {},
): Promise<ChatRequest> {
  return platform.db.transaction(async (tx) => {
    const row = await findRequest(tx, { id });
    if (row?.to_id !== memberId) throw new Fail("not_found");
    if (row.status !== "pending") throw new Fail("already_decided");
    if (accepted) {
      await requireAskable(tx, memberId, row.from_id);
      return accept(platform, tx, row, memberId);
    }
    const decided = await decideRow(tx, id, "declined", how);
    if (!decided) throw new Fail("already_decided");
    await platform.domainEvents.publish(tx, "chat.request.decided", {
      requestId: id,
      fromId: row.from_id,
      toId: memberId,
      accepted: false,
    });
    await publishRequest(platform, tx, decided);
    const [request] = await present(tx, [decided], memberId);
    if (!request) throw new Error("one row in, one out");
    return request;
  });
}

/**
 * Answers a request: accepts it, unless it was already, and writes in its conversation. Another try with the same client id
 * finds its message there. Throws not_found, already_decided, cannot_write.
 */
export async function replyToRequest(
  platform: Platform,
  memberId: string,
  id: string,
  { clientId, text }: { clientId: string; text: string },
): Promise<ChatRequest> {
  const request = await decideRequest(platform, memberId, { id, accepted: true }).catch(
    async (error: unknown) => {
      const accepted = error instanceof Fail && error.code === "already_decided";
      const row = accepted ? await platform.db.transaction((tx) => findRequest(tx, { id })) : null;
      const [known] = row?.status === "accepted" ? await present(platform.db, [row], memberId) : [];
      if (!known) throw error;
      return known;
    },
  );
  if (!request.chat_id) throw new Fail("already_decided");
  await sendMessage(platform, memberId, {
    chatId: request.chat_id,
    input: { client_id: clientId, text, attachment_ids: [] },
  });
  return request;
}

/** Puts a request to oneself out of sight. Throws not_found. */
export async function ignoreRequest(platform: Platform, memberId: string, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await ignoreRow(tx, memberId, id);
    if (!row) throw new Fail("not_found");
    await publishRequest(platform, tx, row);
  });
}

/** Removes the note of a withdrawn request, also from stored events. */
async function takeNoteBack(platform: Platform, tx: Tx, { id, from_id, to_id }: RequestRow): Promise<void> {
  const change = { at: ["note"], where: ["id"], is: id, now: "" };
  for (const memberId of [from_id, to_id])
    await rewritePart(tx, memberTopic(memberId), ["chat_request_changed"], change);
  await rewriteNotices(platform, tx, { source: id, text: null });
}

/** Takes one's own request back. Throws not_found. */
export async function withdrawRequest(platform: Platform, memberId: string, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await deleteRequest(tx, memberId, id);
    if (!row) {
      // A refusal that they don't know of is no other to take back.
      const declined = await withdrawDeclined(tx, memberId, id);
      if (!declined) throw new Fail("not_found");
      await takeNoteBack(platform, tx, declined);
      return publishRequest(platform, tx, { ...declined, note: "" }, [memberId]);
    }
    await platform.domainEvents.publish(tx, "chat.request.decided", {
      requestId: id,
      fromId: memberId,
      toId: row.to_id,
      accepted: false,
    });
    await takeNoteBack(platform, tx, row);
    await publishRequest(platform, tx, { ...row, note: "", status: "declined" });
  });
}

/** Requests that wait: those to oneself, or one's own. */
export async function requestsOf(
  db: Queryable,
  memberId: string,
  { box, limit, cursor }: { box: "in" | "out"; limit: number; cursor?: string | undefined },
) {
  const rows = await listRequests(db, {
    memberId,
    box,
    limit: limit + 1,
    before: cursor ? decodeCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.created_at, id: last.id }),
  );
  return {
    items: await present(db, shown, memberId),
    next_cursor,
  };
}

/** Old requests that are answered at a time. */
const OLD_AT_ONCE = 200;

/** Declines requests that have waited for the receiver's maximum time, with the receiver's chosen words. */
export async function answerOld(platform: Platform): Promise<void> {
  for (const { id, toId, wording } of await listOld(platform.db, OLD_AT_ONCE))
    await decideRequest(
      platform,
      toId,
      { id, accepted: false },
      { wording: wording ?? "no_time", byItself: true },
    ).catch((error: unknown) => {
      // A concurrent decision was faster, or the receiver has left.
      if (!(error instanceof Fail)) throw error;
    });
}
