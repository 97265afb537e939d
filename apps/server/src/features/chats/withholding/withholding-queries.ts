import type { MessageRow } from "#features/chats/messages/message-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK_FOR_WITHHOLDING = statement(
  "chats_lock_for_withholding",
  "select pg_advisory_xact_lock(hashtextextended($1, 0))",
);
/** Waits for a conversation's turn, so that its events come in the order of its changes. */
export const lockForWithholding = (tx: Queryable, chatId: string) => tx.query(LOCK_FOR_WITHHOLDING, [chatId]);

const LOCK_ROW = statement(
  "chats_lock_row_for_withholding",
  "select from conversations where id = $1 for no key update",
);
/** Locks a conversation before its readers' rows and its messages, as everybody does who changes them, and who removes it. */
export const lockRow = (tx: Queryable, chatId: string) => tx.query(LOCK_ROW, [chatId]);

const WITHHOLD_ROW = statement(
  "chats_withhold_row",
  `update messages set withheld = jsonb_build_object('text', text, 'mentions', to_jsonb(mentions), 'all', mentions_all, 'link', link,
         'poll', poll), text = '', deleted_at = now(), link = null, poll = null, pinned_at = null, mentions = '{}', mentions_all = false
     where id = $1 and deleted_at is null returning conversation_id as chat_id, seq`,
);
/** Puts what a message says aside; false if it is gone or put aside already. */
export async function withholdRow(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query(WITHHOLD_ROW, [id]);
  const [row] = rows;
  if (!row) return false;
  await setFilesWithheld(tx, row, true);
  return true;
}

const RELEASE_ROW = statement(
  "chats_release_row",
  `update messages set text = withheld->>'text', link = nullif(withheld->'link', 'null'),
       poll = nullif(withheld->'poll', 'null'), deleted_at = null,
       mentions = array(select m.id from jsonb_array_elements_text(withheld->'mentions') named(id)
                        join member_accounts m on m.id = named.id::uuid),
       mentions_all = (withheld->>'all')::boolean, withheld = null
     where id = $1 and withheld is not null returning conversation_id as chat_id, seq`,
);
/** Brings back what was put aside, without mentions of those who have left since; false if nothing was. */
export async function releaseRow(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query(RELEASE_ROW, [id]);
  const [row] = rows;
  if (!row) return false;
  await setFilesWithheld(tx, row, false);
  return true;
}

const SET_FILES_WITHHELD = statement(
  "chats_set_files_withheld",
  "update attachments set withheld = $3 where conversation_id = $1 and seq = $2",
);
const setFilesWithheld = (tx: Queryable, { chat_id, seq }: { chat_id: string; seq: number }, on: boolean) =>
  tx.query(SET_FILES_WITHHELD, [chat_id, seq, on]);

const RECOUNT_PARTICIPANTS = statement(
  "chats_recount_participants",
  `update participants set unread = unread + 1
     where conversation_id = $1 and member_id <> $3 and other_id is not null and read_seq < $2`,
);
const RECOUNT_UPDATE_PARTICIPANTS = statement(
  "chats_recount_update_participants",
  `update participants set mentions = mentions + 1
       where conversation_id = $1 and read_seq < $2 and member_id <> $3 and ($4 or member_id = any($5::uuid[]))`,
);
const RECOUNT_MESSAGES = statement(
  "chats_recount_messages",
  "update messages set thread_count = thread_count + 1 where conversation_id = $1 and seq = $2",
);
/** What `uncount` took: an unread message counts again, and so does an answer at its thread's root. */
export async function recount(tx: Queryable, message: MessageRow): Promise<void> {
  const { chat_id, seq, sender_id, thread_of } = message;
  await tx.query(RECOUNT_PARTICIPANTS, [chat_id, seq, sender_id]);
  if (message.mentions_all || message.mentions.length > 0)
    await tx.query(RECOUNT_UPDATE_PARTICIPANTS, [
      chat_id,
      seq,
      sender_id,
      message.mentions_all,
      message.mentions,
    ]);
  if (thread_of !== null) await tx.query(RECOUNT_MESSAGES, [chat_id, thread_of]);
}
