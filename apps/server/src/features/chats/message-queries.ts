import type { CallTrace, LinkCard } from "@kompagnon/contract/chats/model.ts";
import type { Queryable, RowOf } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

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
};

/** The columns of a MessageRow, of a table named `m`. */
export const MESSAGE = `m.id, m.conversation_id as chat_id, m.sender_id, m.client_id, m.seq, m.text, m.created_at, m.edited_at,
  m.deleted_at, m.reply_to, m.thread_of, m.thread_count, m.thread_last_at, m.pinned_at, m.mentions, m.mentions_all, m.link, m.call`;

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

const LIST_THREAD = statement(
  "chats_list_thread",
  `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.thread_of = $2 and m.seq > $4 order by m.seq limit $3`,
  { plan: "anew" },
);
/** The answers in a message's thread, oldest first. */
export async function listThread(
  db: Queryable,
  chatId: string,
  root: number,
  limit: number,
  after: number,
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

const SEARCH_MESSAGES = statement(
  "chats_search_messages",
  `select ${MESSAGE} from messages m
     where m.conversation_id = any($1::uuid[]) and m.deleted_at is null and m.text ilike $2
       and ($4::timestamptz is null or (m.created_at, m.id) < ($4, $5::uuid))
     order by m.created_at desc, m.id desc limit $3`,
  { plan: "anew" },
);
/** Messages of conversations that contain some words, the newest first. */
export async function searchMessages(
  db: Queryable,
  chatIds: readonly string[],
  words: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<MessageRow[]> {
  const { rows } = await db.query(SEARCH_MESSAGES, [
    chatIds,
    `%${words.replace(/[\\%_]/g, "\\$&")}%`,
    limit,
    before?.at ?? null,
    before?.id ?? null,
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

/** A message that is stored; `known`: the client id was used before, and its message is answered. */
export type Accepted = { outcome: "sent" | "known" } & Pick<MessageRow, "id" | "seq" | "text" | "created_at">;
/** Why one was not; null: the client id belongs to another conversation. */
export type Refused =
  | { outcome: "not_found" | "cannot_write" | null }
  | { outcome: "slow_mode" /** In seconds. */; wait: number };

/** Whether a message is stored. */
export const isAccepted = (sent: Accepted | Refused): sent is Accepted =>
  sent.outcome === "sent" || sent.outcome === "known";

/** A message to be stored. */
export type Draft = {
  id: string;
  chatId: string;
  senderId: string;
  clientId: string;
  text: string;
  replyTo: number | null;
  threadOf: number | null;
  files: readonly string[];
  mentioned: readonly string[];
  everyone: boolean;
};

const SEND_ROW = statement(
  "chat_send",
  `select outcome, id, seq, text, created_at, wait from chat_send($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
/** What the function answered: with the message only where there is one. */
function sentOf({ outcome, id, seq, text, created_at, wait }: RowOf<"chat_send">): Accepted | Refused {
  if (outcome === "slow_mode") return { outcome, wait: wait ?? 0 };
  if (outcome === "not_found" || outcome === "cannot_write") return { outcome };
  const isStored = outcome === "sent" || outcome === "known";
  if (!isStored || id === null || seq === null || text === null || !created_at) return { outcome: null };
  return { outcome, id, seq, text, created_at };
}

/** Sends a message in one round trip: the function chat_send of the migrations; it announces plain texts itself. */
export async function sendRow(db: Queryable, draft: Draft, announce: boolean): Promise<Accepted | Refused> {
  const { rows } = await db.query(SEND_ROW, [
    draft.senderId,
    draft.chatId,
    draft.id,
    draft.clientId,
    draft.text,
    draft.replyTo,
    draft.threadOf,
    draft.files,
    draft.mentioned,
    draft.everyone,
    announce,
  ]);
  const [row] = rows;
  return row ? sentOf(row) : { outcome: null };
}

/** The SQLSTATE with which chat_send refuses files. */
export const FILES_REFUSED = "KA001";

const EDIT_ROW = statement(
  "chats_edit_row",
  "update messages set text = $2, edited_at = now(), link = null where id = $1",
);
/** Changes the text of a message. */
export const editRow = (db: Queryable, id: string, text: string) => db.query(EDIT_ROW, [id, text]);

const DELETE_ROW_MESSAGES = statement(
  "chats_delete_row_messages",
  `update messages set text = '', deleted_at = now(), link = null, pinned_at = null, mentions = '{}', mentions_all = false
     where id = $1`,
);
const DELETE_ROW_REACTIONS = statement(
  "chats_delete_row_reactions",
  "delete from reactions where conversation_id = $1 and seq = $2",
);
/** Takes a message back: text, card, pin and reactions go. */
export async function deleteRow(db: Queryable, { id, chat_id, seq }: MessageRow): Promise<void> {
  await db.query(DELETE_ROW_MESSAGES, [id]);
  await db.query(DELETE_ROW_REACTIONS, [chat_id, seq]);
}

const UNCOUNT_PARTICIPANTS = statement(
  "chats_uncount_participants",
  `update participants set unread = greatest(0, unread - 1)
     where conversation_id = $1 and member_id <> $3 and other_id is not null and read_seq < $2`,
);
const UNCOUNT_UPDATE_PARTICIPANTS = statement(
  "chats_uncount_update_participants",
  `update participants set mentions = greatest(0, mentions - 1)
       where conversation_id = $1 and read_seq < $2 and member_id <> $3 and ($4 or member_id = any($5::uuid[]))`,
);
const UNCOUNT_MESSAGES = statement(
  "chats_uncount_messages",
  "update messages set thread_count = greatest(0, thread_count - 1) where conversation_id = $1 and seq = $2",
);
/** An unread message that is taken back no longer counts; its own thread's root counts one answer less. */
export async function uncount(db: Queryable, message: MessageRow): Promise<void> {
  const { chat_id, seq, sender_id, thread_of } = message;
  await db.query(UNCOUNT_PARTICIPANTS, [chat_id, seq, sender_id]);
  if (message.mentions_all || message.mentions.length > 0)
    await db.query(UNCOUNT_UPDATE_PARTICIPANTS, [
      chat_id,
      seq,
      sender_id,
      message.mentions_all,
      message.mentions,
    ]);
  if (thread_of !== null) await db.query(UNCOUNT_MESSAGES, [chat_id, thread_of]);
}

const PIN_ROW = statement(
  "chats_pin_row",
  `update messages set pinned_at = case when $2 then now() end
     where id = $1 and (pinned_at is null) = $2 and deleted_at is null`,
);
/** Pins or unpins a message; false if it was so already. */
export async function pinRow(db: Queryable, id: string, on: boolean): Promise<boolean> {
  const { rowCount } = await db.query(PIN_ROW, [id, on]);
  return rowCount > 0;
}

const ADD_REACTION_REACTIONS = statement(
  "chats_add_reaction_reactions",
  `select count(distinct emoji) as kinds, coalesce(bool_or(emoji = $3), false) as known
     from reactions where conversation_id = $1 and seq = $2`,
);
const ADD_REACTION_INSERT_REACTIONS = statement(
  "chats_add_reaction_insert_reactions",
  "insert into reactions (conversation_id, seq, emoji, member_id) values ($1, $2, $3, $4) on conflict do nothing",
);
/** Adds a reaction; false if it is there. `full`: the message carries too many kinds. */
export async function addReaction(
  db: Queryable,
  { chat_id, seq }: MessageRow,
  emoji: string,
  memberId: string,
  kindsMax: number,
): Promise<"added" | "there" | "full"> {
  const { rows } = await db.query(ADD_REACTION_REACTIONS, [chat_id, seq, emoji]);
  if (rows[0] && !rows[0].known && rows[0].kinds >= kindsMax) return "full";
  const { rowCount } = await db.query(ADD_REACTION_INSERT_REACTIONS, [chat_id, seq, emoji, memberId]);
  return rowCount > 0 ? "added" : "there";
}

const DROP_REACTION = statement(
  "chats_drop_reaction",
  "delete from reactions where conversation_id = $1 and seq = $2 and emoji = $3 and member_id = $4",
);
/** Takes a reaction back; false if there is none. */
export async function dropReaction(
  db: Queryable,
  { chat_id, seq }: MessageRow,
  emoji: string,
  memberId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(DROP_REACTION, [chat_id, seq, emoji, memberId]);
  return rowCount > 0;
}

const SET_LINK = statement(
  "chats_set_link",
  "update messages set link = $2 where id = $1 and deleted_at is null",
);
/** Sets a message's link card. */
export const setLink = (db: Queryable, id: string, card: LinkCard | null) =>
  db.query(SET_LINK, [id, card && JSON.stringify(card)]);
