import type { CallTrace, LinkCard, PollTrace } from "@kompagnon/contract/chats/model.ts";
import { MESSAGE_JSON } from "#features/chats/messages/message-json.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { statement } from "#platform/db/statement.ts";
import type { FragmentSearch } from "#platform/search/fragment-search.ts";

/** A message as stored. */
export type MessageRow = {
  id: string;
  chat_id: string;
  sender_id: string;
  client_id: string;
  seq: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  reply_to: number | null;
  thread_of: number | null;
  thread_count: number;
  thread_last_at: Date | null;
  pinned_at: Date | null;
  mentions: string[];
  mentions_all: boolean;
  link: LinkCard | null;
  call: CallTrace | null;
  poll: PollTrace | null;
};

/** The columns of a MessageRow, of a table named `m`. */
const MESSAGE = `m.id, m.conversation_id as chat_id, m.sender_id, m.client_id, m.seq, m.text, m.created_at, m.edited_at,
  m.deleted_at, m.reply_to, m.thread_of, m.thread_count, m.thread_last_at, m.pinned_at, m.mentions, m.mentions_all, m.link, m.call,
  m.poll`;

/** Which messages of a conversation: the newest before a seq (newest first), or those after one (oldest first). */
export type Range = { before: number | null } | { after: number };

const MESSAGES_AFTER = statement(
  "messages_after",
  `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.seq > $3 order by m.seq limit $2`,
);
const MESSAGES_BEFORE = statement(
  "messages_before",
  `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.seq < coalesce($3, 2147483647)
   order by m.seq desc limit $2`,
  { hot: true },
);
/** A stretch of a conversation. */
export async function listMessages(
  db: Queryable,
  chatId: string,
  limit: number,
  from: Range,
): Promise<MessageRow[]> {
  const { rows } =
    "after" in from
      ? await db.query(MESSAGES_AFTER, [chatId, limit, from.after])
      : await db.query(MESSAGES_BEFORE, [chatId, limit, from.before]);
  return rows;
}

const MESSAGES_WRITTEN = statement(
  "messages_written",
  `${MESSAGE_JSON} where m.conversation_id = $2 and m.seq < coalesce($4, 2147483647) order by m.seq desc limit $3`,
  { hot: true },
);
/** Reads the newest messages before a seq, newest first, ready to be written. */
export const readMessages = (
  db: Database,
  {
    viewerId,
    chatId,
    limit,
    before,
  }: { viewerId: string; chatId: string; limit: number; before: number | null },
  take: TakeRows,
): Promise<void> => db.read(MESSAGES_WRITTEN, take, [viewerId, chatId, limit, before]);

const LIST_THREAD = statement(
  "chats_list_thread",
  `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.thread_of = $2 and m.seq > $4 order by m.seq limit $3`,
  { plan: "custom" },
);
/** The answers in a message's thread, oldest first. */
export async function listThread(
  db: Queryable,
  { chatId, root, limit, after }: { chatId: string; root: number; limit: number; after: number },
): Promise<MessageRow[]> {
  const { rows } = await db.query(LIST_THREAD, [chatId, root, limit, after]);
  return rows;
}

const FIRST_SINCE = statement(
  "chats_first_since",
  `with recursive search(lo, hi) as (
       select 1, last_seq + 1 from conversations where id = $1
       union all
       select case when at.created_at >= $2 then lo else mid.seq + 1 end, case when at.created_at >= $2 then mid.seq else hi end
       from search, lateral (select (lo + hi) / 2 as seq) mid
         left join lateral (select m.created_at from messages m where m.conversation_id = $1 and m.seq = mid.seq) at on true
       where lo < hi)
     select case when lo = (select last_seq + 1 from conversations where id = $1) then null else lo end as seq
     from search where lo >= hi limit 1`,
);
/** The number of the first message from this moment on; null if there is none. */
export async function firstSince(db: Queryable, chatId: string, since: Date): Promise<number | null> {
  // Messages are numbered in the order of their times: halving finds the place in twenty steps at a million.
  const { rows } = await db.query(FIRST_SINCE, [chatId, since]);
  return rows[0]?.seq ?? null;
}

// The newest first: which of them have the words exactly is found out until the page is full.
const SEARCH_MESSAGES = statement(
  "chats_search_messages",
  `select ${MESSAGE} from (
     select * from messages c
     where c.conversation_id = any($1::uuid[]) and c.deleted_at is null and c.text ~ all($2::text[])
       and ($4::timestamptz is null or (c.created_at, c.id) < ($4, $5::uuid))
     order by c.created_at desc, c.id desc offset 0) m
   where search_fold(m.text) like all($6::text[])
   order by m.created_at desc, m.id desc limit $3`,
  { plan: "custom" },
);
/** Messages of conversations that contain some words, the newest first. */
export async function searchMessages(
  db: Queryable,
  chatIds: readonly string[],
  { candidates, exact }: FragmentSearch,
  { limit, before }: { limit: number; before: { at: Date; id: string } | null },
): Promise<MessageRow[]> {
  const { rows } = await db.query(SEARCH_MESSAGES, [
    chatIds,
    candidates,
    limit,
    before?.at ?? null,
    before?.id ?? null,
    exact,
  ]);
  return rows;
}

const LIST_PINNED = statement(
  "chats_list_pinned",
  `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.pinned_at is not null order by m.pinned_at desc limit 50`,
);
/** The pinned messages of a conversation, the last pinned first. */
export async function listPinned(db: Queryable, chatId: string): Promise<MessageRow[]> {
  const { rows } = await db.query(LIST_PINNED, [chatId]);
  return rows;
}

const FIND_MESSAGE = statement(
  "chats_find_message",
  `select ${MESSAGE} from messages m where m.id = $2 and m.conversation_id = $1`,
);
/** A message by its id; null if it is not in this conversation. */
export async function findMessage(db: Queryable, chatId: string, id: string): Promise<MessageRow | null> {
  const { rows } = await db.query(FIND_MESSAGE, [chatId, id]);
  return rows[0] ?? null;
}

const MESSAGES_AT = statement(
  "messages_at",
  `select ${MESSAGE} from unnest($1::uuid[], $2::int[]) as p(chat, seq)
             join messages m on m.conversation_id = p.chat and m.seq = p.seq`,
  { hot: true },
);
/** Messages by conversation and number, in no order. */
export async function messagesAt(
  db: Queryable,
  positions: readonly { chat_id: string; seq: number }[],
): Promise<MessageRow[]> {
  const { rows } = await db.query(MESSAGES_AT, [
    positions.map(({ chat_id }) => chat_id),
    positions.map(({ seq }) => seq),
  ]);
  return rows;
}

/** A file of a message as stored. */
export type AttachmentRow = {
  id: string;
  chat_id: string;
  seq: number | null;
  kind: "image" | "file" | "voice";
  name: string;
  type: string;
  size: number;
  file: string;
  preview: string | null;
  width: number | null;
  height: number | null;
  seconds: number | null;
  waveform: number[] | null;
};

/** The columns of an AttachmentRow, of a table named `a`. */
export const ATTACHMENT = `a.id, a.conversation_id as chat_id, a.seq, a.kind, a.name, a.type, a.size, a.file, a.preview, a.width,
  a.height, a.seconds, a.waveform`;

const ATTACHMENTS_AT = statement(
  "attachments_at",
  `select ${ATTACHMENT} from (select distinct * from unnest($1::uuid[], $2::int[])) as p(chat, seq)
             join attachments a on a.conversation_id = p.chat and a.seq = p.seq and not a.withheld
             order by a.position`,
  { hot: true },
);
/** The files of messages, in their order; a message that is named twice has them once. */
export async function attachmentsAt(
  db: Queryable,
  positions: readonly { chat_id: string; seq: number }[],
): Promise<AttachmentRow[]> {
  const { rows } = await db.query(ATTACHMENTS_AT, [
    positions.map(({ chat_id }) => chat_id),
    positions.map(({ seq }) => seq),
  ]);
  return rows;
}

const REACTIONS_AT = statement(
  "reactions_at",
  `select r.conversation_id as chat_id, r.seq, r.emoji, count(*) as count, bool_or(r.member_id = $3) as "mine!"
             from unnest($1::uuid[], $2::int[]) as p(chat, seq)
             join reactions r on r.conversation_id = p.chat and r.seq = p.seq
             group by 1, 2, 3 order by count(*) desc, 3`,
  { hot: true },
);
/** Reactions to messages by emoji, the earliest kinds first. */
export async function reactionsAt(
  db: Queryable,
  positions: readonly { chat_id: string; seq: number }[],
  viewerId: string,
): Promise<{ chat_id: string; seq: number; emoji: string; count: number; mine: boolean }[]> {
  const { rows } = await db.query(REACTIONS_AT, [
    positions.map(({ chat_id }) => chat_id),
    positions.map(({ seq }) => seq),
    viewerId,
  ]);
  return rows;
}
