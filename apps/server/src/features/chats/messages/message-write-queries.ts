import type { LinkCard, PollTrace } from "@kompagnon/contract/chats/model.ts";
import type { MessageRow } from "#features/chats/messages/message-queries.ts";
import { BUSY } from "#platform/db/combined.ts";
import type { Queryable, RowOf } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { hashToken } from "#platform/secrets.ts";

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
type Nullable<Row> = { [C in keyof Row]: Row[C] | null };
/** What the function answered: with the message only where there is one. */
function sentOf({
  outcome,
  id,
  seq,
  text,
  created_at,
  wait,
}: Nullable<RowOf<"chat_send">>): Accepted | Refused {
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

/** A message of text alone. */
export type PlainDraft = Pick<Draft, "id" | "chatId" | "senderId" | "clientId" | "text"> & {
  /** Meant for a conversation of two, and not found anywhere else. */
  pair: boolean;
};

const SEND_PLAIN = statement(
  "chat_send_plain",
  `select outcome as "outcome?", id as "id?", seq as "seq?", text as "text?", created_at as "created_at?", wait as "wait?"
   from chat_send_plain($1, $2) order by place`,
);
/**
 * Sends messages of text alone, in their order, and announces them. Who is not patient does not wait for others who write
 * in the same conversation: BUSY.
 */
export async function sendPlainRows(
  tx: Queryable,
  drafts: readonly PlainDraft[],
  patient: boolean,
): Promise<(Accepted | Refused | typeof BUSY)[]> {
  const asked = drafts.map(({ id, chatId, senderId, clientId, text, pair }, place) => ({
    place,
    id,
    sender: senderId,
    chat: chatId,
    client: clientId,
    body: text,
    pair,
  }));
  const { rows } = await tx.query(SEND_PLAIN, [JSON.stringify(asked), patient]);
  return rows.map((row) => (row.outcome === "busy" ? BUSY : sentOf(row)));
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
  `update messages set text = '', deleted_at = now(), link = null, poll = null, pinned_at = null, mentions = '{}',
       mentions_all = false where id = $1`,
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
  { emoji, memberId, kindsMax }: { emoji: string; memberId: string; kindsMax: number },
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

const SET_POLL = statement(
  "chats_set_poll",
  `update messages set poll = case when withheld is null then $2::jsonb end, withheld = jsonb_set(withheld, '{poll}', $2)
     where id = $1 and (deleted_at is null or withheld is not null)`,
);
/** Makes a message show its poll, or how the poll ended. */
export const setPoll = (db: Queryable, id: string, poll: PollTrace) =>
  db.query(SET_POLL, [id, JSON.stringify(poll)]);

const SET_LINK = statement(
  "chats_set_link",
  "update messages set link = $2 where id = $1 and deleted_at is null",
);
/** Sets a message's link card. */
export const setLink = (db: Queryable, id: string, card: LinkCard | null) =>
  db.query(SET_LINK, [id, card && JSON.stringify(card)]);

const FIND_CARD = statement(
  "chats_find_card",
  "select card from link_cards where hash = $1 and fetched_at > now() - interval '1 day'",
);
/** A card fetched within the last day; undefined if the page has to be fetched. */
export async function findCard(db: Queryable, url: string): Promise<LinkCard | null | undefined> {
  const { rows } = await db.query(FIND_CARD, [hashToken(url)]);
  return rows[0]?.card;
}

const SAVE_CARD = statement(
  "chats_save_card",
  `insert into link_cards (hash, card, image) values ($1, $2, $3)
     on conflict (hash) do update set card = $2, image = $3, fetched_at = now()`,
);
/** Keeps what a page said about itself. */
export const saveCard = (db: Queryable, url: string, card: LinkCard | null, image: string | null) =>
  db.query(SAVE_CARD, [hashToken(url), card && JSON.stringify(card), image]);
