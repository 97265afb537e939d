import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { translationFor } from "#features/ai/public.ts";
import { ERASED_SENDER_ID } from "#features/chats/channels/channel-queries.ts";
import { messageSerializer } from "#features/chats/messages/message-json.ts";
import {
  attachmentsAt,
  findMessage,
  firstSince,
  listMessages,
  listPinned,
  listThread,
  type MessageRow,
  readMessages,
  searchMessages,
} from "#features/chats/messages/message-queries.ts";
import { hydrate } from "#features/chats/messages/message-views.ts";
import { type Access, findAccess } from "#features/chats/queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { JsonPage, SerializedJson } from "#platform/http/json-page.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";
import { Fail } from "../policy.ts";

/** A reader's access to a conversation or channel. Throws not_found. */
export async function accessTo(db: Queryable, memberId: string, chatId: string): Promise<Access> {
  const access = await findAccess(db, memberId, chatId);
  if (!access) throw new Fail("not_found");
  return access;
}

/** The parameters of a page of messages. */
export type PageQuery = {
  limit: number;
  cursor?: string | undefined;
  after?: number | undefined;
  around?: number | undefined;
  date?: string | undefined;
  thread?: number | undefined;
};

type Page = { items: Message[]; next_cursor: string | null };

/** A page of messages. Throws not_found unless the conversation is the member's. */
export async function messagesOf(
  db: Database,
  memberId: string,
  chatId: string,
  input: PageQuery,
): Promise<Page | SerializedJson<Page>> {
  await accessTo(db, memberId, chatId);
  const { limit, cursor, after, thread } = input;
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  if (thread !== undefined) {
    const rows = await listThread(db, {
      chatId,
      root: thread,
      limit: limit + 1,
      after: cursor ? Number(cursor) : (after ?? 0),
    });
    return paged(db, memberId, rows, limit);
  }
  const around = input.date === undefined ? input.around : await firstSince(db, chatId, new Date(input.date));
  if (around !== undefined && around !== null)
    return pageAround(db, memberId, { chatId, seq: around, limit });
  if (after !== undefined)
    return paged(db, memberId, await listMessages(db, chatId, limit + 1, { after }), limit);
  const written = new JsonPage({
    serializer: messageSerializer,
    limit,
    cursor: (of) => of("m_seq") ?? "",
  });
  await readMessages(
    db,
    { viewerId: memberId, chatId, limit: limit + 1, before: cursor ? Number(cursor) : null },
    written,
  );
  return new SerializedJson(written.page);
}

async function paged(db: Queryable, viewerId: string, rows: readonly MessageRow[], limit: number) {
  const { shown, next_cursor } = pageOf(rows, limit, ({ seq }) => String(seq));
  return {
    items: await hydrate(db, viewerId, shown),
    next_cursor,
  };
}

/** A page with a message in its middle, newest first; `next_cursor` leads back in time. */
async function pageAround(
  db: Queryable,
  viewerId: string,
  { chatId, seq, limit }: { chatId: string; seq: number; limit: number },
) {
  const half = Math.ceil(limit / 2);
  const [newer, older] = await Promise.all([
    listMessages(db, chatId, half, { after: seq }),
    listMessages(db, chatId, limit - half + 1, { before: seq + 1 }),
  ]);
  const page = await paged(db, viewerId, older, limit - half);
  return { ...page, items: [...(await hydrate(db, viewerId, newer.toReversed())), ...page.items] };
}

/** Messages that contain some words, in conversations the member may read. */
export async function searchIn(
  db: Queryable,
  viewerId: string,
  chatIds: readonly string[],
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
) {
  const search = fragmentSearchOf(q);
  if (!search) return { items: [], next_cursor: null };
  const rows = await searchMessages(db, chatIds, search, {
    limit: limit + 1,
    before: cursor ? decodeCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.created_at, id: last.id }),
  );
  return {
    items: await hydrate(db, viewerId, shown),
    next_cursor,
  };
}

/** The pinned messages. Throws not_found. */
export async function pinsOf(db: Queryable, memberId: string, chatId: string) {
  await accessTo(db, memberId, chatId);
  return { items: await hydrate(db, memberId, await listPinned(db, chatId)) };
}

/** A message as its reader sees it, for a report; its sender is null once they have left. Throws not_found. */
export async function readableMessage(
  db: Queryable,
  memberId: string,
  chatId: string,
  messageId: string,
): Promise<{ senderId: string | null; text: string; files: string[] }> {
  await accessTo(db, memberId, chatId);
  const row = await findMessage(db, chatId, messageId);
  if (!row || row.deleted_at) throw new Fail("not_found");
  const files = await attachmentsAt(db, [row]);
  const senderId = row.sender_id === ERASED_SENDER_ID ? null : row.sender_id;
  return { senderId, text: row.text, files: files.map(({ name }) => name) };
}

/** A message in another language. Throws not_found, and as translationFor. */
export async function translateMessage(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  { chatId, messageId, language }: { chatId: string; messageId: string; language: Language },
): Promise<string> {
  const { db } = platform;
  await accessTo(db, viewer.id, chatId);
  if (!platform.models.current()) throw new Fail("ai_off");
  const message = await findMessage(db, chatId, messageId);
  if (!message || message.deleted_at || message.text === "") throw new Fail("not_found");
  return translationFor(platform, viewer, message.text, language);
}
