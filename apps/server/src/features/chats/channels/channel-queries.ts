import { QUOTE_LENGTH } from "@kompagnon/contract/chats/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const INSERT_CHANNEL = statement("chats_insert_channel", "insert into conversations (id) values ($1)");
/** Makes the conversation behind a channel. */
export const insertChannel = (db: Queryable, id: string) => db.query(INSERT_CHANNEL, [id]);

const INSERT_READERS = statement(
  "chats_insert_readers",
  `insert into participants (conversation_id, member_id, moderates, read_seq)
     select c.id, m.id, $3, c.last_seq from conversations c, unnest($2::uuid[]) as m(id) where c.id = any($1::uuid[])
     on conflict (member_id, conversation_id) do update set moderates = excluded.moderates`,
);
/** Lets members read channels; existing readers keep their read marks. Earlier messages count as read. */
export const insertReaders = (
  db: Queryable,
  chatIds: readonly string[],
  memberIds: readonly string[],
  moderates: boolean,
) => db.query(INSERT_READERS, [chatIds, memberIds, moderates]);

/** A member's participant rows, locked in channel order: the same order as a member who writes in several channels. */
const SIDES_IN_ORDER = `with sides as materialized (
     select conversation_id from participants where conversation_id = any($1::uuid[]) and member_id = $2
     order by conversation_id for update)`;

const DELETE_READER = statement(
  "chats_delete_reader",
  `${SIDES_IN_ORDER} delete from participants p using sides s
     where p.conversation_id = s.conversation_id and p.member_id = $2`,
);
/** A member no longer reads channels. */
export const deleteReader = (db: Queryable, chatIds: readonly string[], memberId: string) =>
  db.query(DELETE_READER, [chatIds, memberId]);

const SET_MODERATES = statement(
  "chats_set_moderates",
  `${SIDES_IN_ORDER} update participants p set moderates = $3 from sides s
     where p.conversation_id = s.conversation_id and p.member_id = $2`,
);
/** Whether a member moderates channels. */
export const setModerates = (db: Queryable, chatIds: readonly string[], memberId: string, on: boolean) =>
  db.query(SET_MODERATES, [chatIds, memberId, on]);

const SET_SLOW = statement("chats_set_slow", "update conversations set slow_seconds = $2 where id = $1");
/** Seconds between two messages of one member of a channel. */
export const setSlow = (db: Queryable, id: string, seconds: number) => db.query(SET_SLOW, [id, seconds]);

const DELETE_CHANNELS = statement(
  "chats_delete_channels",
  `with gone as materialized (
       select id from conversations where id = any($1::uuid[]) and lo is null order by id for update)
     delete from conversations c using gone where c.id = gone.id`,
);
/**
 * Deletes channels with all their messages and readers in one cascade, never the readers first: a member who writes or reads
 * locks the conversation before their reader row.
 */
export const deleteChannels = (db: Queryable, ids: readonly string[]) => db.query(DELETE_CHANNELS, [ids]);

const FILES_OF = statement(
  "chats_files_of",
  `select unnest(array_remove(array[file, preview], null)) as "key!" from attachments where conversation_id = any($1::uuid[])`,
);
/** Storage keys of all files of conversations. */
export async function filesOf(db: Queryable, chatIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query(FILES_OF, [chatIds]);
  return rows.map(({ key }) => key);
}

/** A member's side of a channel. */
export type ChannelSide = {
  id: string;
  slow_seconds: number;
  last_seq: number;
  last_at: Date;
  my_read_seq: number;
  unread: number;
  mentions: number;
  muted: boolean;
};

/** How far unread messages of a channel are counted; the display ends at 99. */
const COUNT_UP_TO = 1_000;

const LIST_SIDES = statement(
  "channel_sides",
  `select c.id, c.slow_seconds, c.last_seq, c.last_at, p.read_seq as my_read_seq, p.mentions, p.muted, u.unread
             from participants p join conversations c on c.id = p.conversation_id
             cross join lateral (
               select count(*)::int as unread from (
                 select from messages m where m.conversation_id = c.id and m.seq > p.read_seq and m.sender_id <> $1
                   and m.deleted_at is null and c.last_seq > p.read_seq limit ${COUNT_UP_TO}) x) u
             where p.member_id = $1 and p.conversation_id = any($2::uuid[])`,
  { hot: true },
);
/** A member's side of channels; those they may not read are left out. */
export async function listSides(
  db: Queryable,
  memberId: string,
  chatIds: readonly string[],
): Promise<ChannelSide[]> {
  const { rows } = await db.query(LIST_SIDES, [memberId, chatIds]);
  return rows;
}

/** Stands for members who are gone: what they wrote in channels stays, without them. */
export const ERASED_SENDER_ID = "00000000-0000-0000-0000-000000000000";

const FORGET_SENDER_SIDES = statement(
  "chats_forget_sender_sides",
  `with sides as materialized (
       select conversation_id from participants where member_id = $1 and other_id is null order by conversation_id for update)
     delete from participants p using sides s where p.conversation_id = s.conversation_id and p.member_id = $1`,
);
const FORGET_SENDER_LOCK = statement(
  "chats_forget_sender_lock",
  `select count(*)::int as "n!" from (
       select from messages m join conversations c on c.id = m.conversation_id and c.lo is null
       where m.id in (select w.id from messages w where w.sender_id = $1
                      union select w.id from messages w where w.mentions @> array[$1]::uuid[] and w.mentions <> '{}')
       order by m.conversation_id, m.seq for update of m) words`,
);
const FORGET_SENDER_ATTACHMENTS = statement(
  "chats_forget_sender_attachments",
  `with gone as (delete from attachments where member_id = $1 returning conversation_id, seq)
     update messages m set deleted_at = coalesce(m.deleted_at, now()) from gone
     where m.conversation_id = gone.conversation_id and m.seq = gone.seq and m.text = ''`,
);
const FORGET_SENDER_MESSAGES = statement(
  "chats_forget_sender_messages",
  `update messages m set sender_id = '${ERASED_SENDER_ID}', client_id = m.id, withheld = null from conversations c
     where m.sender_id = $1 and c.id = m.conversation_id and c.lo is null`,
);
const FORGET_SENDER_UPDATE_MESSAGES = statement(
  "chats_forget_sender_update_messages",
  `update messages set mentions = array_remove(mentions, $1::uuid)
     where mentions @> array[$1]::uuid[] and mentions <> '{}'`,
);
/**
 * Removes a member from what they wrote in channels and from mentions of them; the text stays, but not the files, nor what
 * moderators hid, which no one could restore. A message of files alone reads as deleted. Locks in the order of writing and
 * deleting a message: reader rows, messages by number, files.
 */
export async function forgetSender(tx: Queryable, memberId: string): Promise<void> {
  await tx.query(FORGET_SENDER_SIDES, [memberId]);
  await tx.query(FORGET_SENDER_LOCK, [memberId]);
  await tx.query(FORGET_SENDER_ATTACHMENTS, [memberId]);
  // Client ids are their senders' choice: two who have left may have chosen the same.
  await tx.query(FORGET_SENDER_MESSAGES, [memberId]);
  await tx.query(FORGET_SENDER_UPDATE_MESSAGES, [memberId]);
}

/** The newest message of a channel, as far as a line of it is shown. */
type LastLine = {
  chatId: string;
  senderId: string;
  text: string;
  kind: "text" | "image" | "file" | "voice";
  saidAt: Date;
};

/** Number of messages that are searched for a line; a channel without one among them has none. */
const SEARCHED_MESSAGES_MAX = 50;

const LAST_LINES = statement(
  "chats_last_lines",
  `select p.conversation_id as "chatId", m.sender_id as "senderId", left(m.text, ${QUOTE_LENGTH}) as "text!",
          case when m.text = '' then (select a.kind from attachments a where a.conversation_id = m.conversation_id
            and a.seq = m.seq and not a.withheld order by a.position limit 1) end as kind, m.created_at as "saidAt"
   from participants p join conversations c on c.id = p.conversation_id
   cross join lateral (
     select m.* from messages m where m.conversation_id = c.id and m.seq > c.last_seq - ${SEARCHED_MESSAGES_MAX}
       and m.deleted_at is null and m.thread_of is null and m.call is null
       and not exists (select from member_blocks b where b.blocker = $1 and b.blocked = m.sender_id)
     order by m.seq desc limit 1) m
   where p.member_id = $1 and p.conversation_id = any($2::uuid[])`,
);
/** The newest line of each of these channels that a member may read, without lines of members they block. */
export async function lastLines(
  db: Queryable,
  memberId: string,
  chatIds: readonly string[],
): Promise<LastLine[]> {
  const { rows } = await db.query(LAST_LINES, [memberId, chatIds]);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind ?? "text" }));
}
