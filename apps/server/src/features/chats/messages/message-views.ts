import type { Attachment, Message, messageCore } from "@kompagnon/contract/chats/model.ts";
import { QUOTE_LENGTH } from "@kompagnon/contract/chats/rules.ts";
import type { z } from "zod";
import { fileNameFor } from "#features/chats/attachments/file-names.ts";
import {
  type AttachmentRow,
  attachmentsAt,
  type MessageRow,
  messagesAt,
  reactionsAt,
} from "#features/chats/messages/message-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "../policy.ts";

/** A message as live events carry it: the same for everybody. */
export type Core = z.output<typeof messageCore>;

type Position = { chat_id: string; seq: number };

const positionOf = ({ chat_id, seq }: Position): string => `${chat_id}:${seq}`;

const grouped = <T extends { chat_id: string; seq: number | null }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ chat_id, seq }) => `${chat_id}:${seq}`);

/** A stored file as its readers get it. */
export const presentFile = (row: AttachmentRow): Attachment => ({
  id: row.id,
  kind: row.kind,
  // Names that were stored before this check are corrected when shown.
  name: fileNameFor(row.name, row.type, "datei"),
  type: row.type,
  size: row.size,
  url: `/api/attachments/${row.id}`,
  preview_url: row.preview ? `/api/attachments/${row.id}/preview` : null,
  width: row.width,
  height: row.height,
  seconds: row.seconds,
  waveform: row.waveform,
});

const quote = (row: MessageRow, files: readonly AttachmentRow[]) => ({
  seq: row.seq,
  sender_id: row.sender_id,
  text: row.deleted_at ? "" : [...row.text].slice(0, QUOTE_LENGTH).join(""),
  kind: row.deleted_at ? ("text" as const) : (files[0]?.kind ?? ("text" as const)),
});

/** A message as answers to it quote it. */
export const quoteOf = (core: Core): NonNullable<Core["reply_to"]> => ({
  seq: core.seq,
  sender_id: core.sender_id,
  text: core.text.slice(0, QUOTE_LENGTH),
  kind: core.attachments[0]?.kind ?? "text",
});

/** A message in the wire's words, with its files and what it answers. */
export const present = (row: MessageRow, files: readonly AttachmentRow[], reply: Core["reply_to"]): Core => ({
  id: row.id,
  chat_id: row.chat_id,
  sender_id: row.sender_id,
  client_id: row.client_id,
  seq: row.seq,
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted: row.deleted_at !== null,
  reply_to: reply,
  attachments: files.map(presentFile),
  link: row.link,
  call: row.call,
  poll: row.poll,
  pinned: row.pinned_at !== null,
  mentions: row.mentions,
  mentions_all: row.mentions_all,
  thread_of: row.thread_of,
  thread_count: row.thread_count,
  thread_last_at: row.thread_last_at?.toISOString() ?? null,
});

/** Messages with their files and what they answer, as live events carry them. */
export async function cores(db: Queryable, rows: readonly MessageRow[]): Promise<Core[]> {
  if (rows.length === 0) return [];
  const answered = rows.flatMap(({ chat_id, reply_to }) =>
    reply_to === null ? [] : [{ chat_id, seq: reply_to }],
  );
  const quotedRows = answered.length ? await messagesAt(db, answered) : [];
  const files = grouped(await attachmentsAt(db, [...rows, ...quotedRows]));
  const quotes = new Map(
    quotedRows.map((row) => [positionOf(row), quote(row, files.get(positionOf(row)) ?? [])]),
  );
  return rows.map((row) =>
    present(
      row,
      files.get(positionOf(row)) ?? [],
      row.reply_to === null ? null : (quotes.get(`${row.chat_id}:${row.reply_to}`) ?? null),
    ),
  );
}

/** Messages as a reader gets them. */
export async function hydrate(
  db: Queryable,
  viewerId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const [all, found] = await Promise.all([cores(db, rows), reactionsAt(db, rows, viewerId)]);
  const reactions = grouped(found);
  return all.map((core) => ({
    ...core,
    reactions: (reactions.get(positionOf(core)) ?? []).map(({ emoji, count, mine }) => ({
      emoji,
      count,
      mine,
    })),
  }));
}

/** One message as a reader gets it. Throws not_found for one that its reader may not see. */
export const hydrateOne = async (db: Queryable, viewerId: string, row: MessageRow): Promise<Message> => {
  const [message] = await hydrate(db, viewerId, [row]);
  if (!message) throw new Fail("not_found");
  return message;
};
