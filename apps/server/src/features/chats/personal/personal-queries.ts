import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { forgetTopics } from "#platform/live/forget.ts";

const COLLECT_CHATS_PARTICIPANTS = statement(
  "chats_collect_chats_participants",
  `select c.id, f.username as with, c.created_at from participants p join conversations c on c.id = p.conversation_id
     left join member_profiles f on f.member_id = p.other_id where p.member_id = $1 and p.other_id is not null order by c.created_at`,
);
/** A member's conversations, for their export. */
export async function collectChats(db: Queryable, memberId: string) {
  const { rows } = await db.query(COLLECT_CHATS_PARTICIPANTS, [memberId]);
  return rows;
}

const NAMES_OF_FILES = `array(select a.name from attachments a
    where a.conversation_id = m.conversation_id and a.seq = m.seq and not a.withheld order by a.position)`;
const COLLECT_MESSAGES = statement(
  "chats_collect_messages",
  `select m.seq, m.sender_id = $2 as mine, m.text, m.created_at, m.edited_at, ${NAMES_OF_FILES} as "files!"
     from messages m where m.conversation_id = $1 and m.seq > $3 order by m.seq limit $4`,
);
/** The next messages of a conversation behind a number, for a member's export. */
export async function collectMessages(
  db: Queryable,
  { chatId, memberId, after, limit }: { chatId: string; memberId: string; after: number; limit: number },
) {
  const { rows } = await db.query(COLLECT_MESSAGES, [chatId, memberId, after, limit]);
  return rows;
}

const COLLECT_CHANNEL_MESSAGES = statement(
  "chats_collect_channel_messages",
  `select m.id, m.conversation_id as channel, m.text, m.created_at, m.edited_at, ${NAMES_OF_FILES} as "files!"
     from messages m join conversations c on c.id = m.conversation_id and c.lo is null
     where m.sender_id = $1 and m.id > $2 order by m.id limit $3`,
);
/** The next of what a member wrote in channels behind a message, the oldest first, for their export. */
export async function collectChannelMessages(db: Queryable, memberId: string, after: string, limit: number) {
  const { rows } = await db.query(COLLECT_CHANNEL_MESSAGES, [memberId, after, limit]);
  return rows;
}

const COLLECT_REQUESTS = statement(
  "chats_collect_requests",
  `select r.from_id = $1 as "mine!", f.username as with, r.note, r.created_at,
       case when r.from_id = $1 and r.status = 'declined' and r.wording is null then 'pending' else r.status end as "status!",
       r.wording, r.by_itself
     from chat_requests r
     left join member_profiles f on f.member_id = case when r.from_id = $1 then r.to_id else r.from_id end
     where r.from_id = $1 or (r.to_id = $1 and r.from_id in (select m.id from visible_members m)
         and not exists (select from member_blocks b where b.blocker = $1 and b.blocked = r.from_id)
         and not exists (select from member_blocks b where b.blocker = r.from_id and b.blocked = $1))
     order by r.created_at, r.id`,
);
/** The requests that a member sent, and was sent by those they see, for their export; of a refusal its sender is not told here either. */
export async function collectRequests(db: Queryable, memberId: string) {
  const { rows } = await db.query(COLLECT_REQUESTS, [memberId]);
  return rows;
}

const COLLECT_INBOX = statement(
  "chats_collect_inbox",
  `select who, paused, paused_until::text as paused_until, weekly_cap, wording, answer_days from inbox_settings where member_id = $1`,
);
/** What a member has set about requests, for their export. */
export async function collectInbox(db: Queryable, memberId: string) {
  const { rows } = await db.query(COLLECT_INBOX, [memberId]);
  return rows;
}

const COLLECT_FILES = statement(
  "chats_collect_files",
  `select a.id, a.name, a.type, a.file from attachments a where a.member_id = $1 and a.id > $2 order by a.id limit $3`,
);
/** The next of a member's own uploads behind one, for their export. */
export async function collectFiles(db: Queryable, memberId: string, after: string, limit: number) {
  const { rows } = await db.query(COLLECT_FILES, [memberId, after, limit]);
  return rows;
}

const LOCK_PAIRS = statement(
  "chats_lock_pairs",
  `select count(*)::int as "n!" from (
       select from conversations where id in (select conversation_id from participants where member_id = $1 and other_id is not null)
       order by id for update) pairs`,
);
/** Locks the conversations that are deleted with a member, in the order of a member who writes in several at once. */
export const lockPairs = (tx: Queryable, memberId: string) => tx.query(LOCK_PAIRS, [memberId]);

const LIST_PAIRS = statement(
  "chats_list_pairs",
  "select conversation_id as id from participants where member_id = $1 and other_id is not null",
);
/** Removes what the live stream still keeps of a member's conversations, which go with them. */
export async function forgetChatEvents(db: Queryable, memberId: string): Promise<void> {
  const { rows } = await db.query(LIST_PAIRS, [memberId]);
  await forgetTopics(
    db,
    rows.map(({ id }) => `c:${id}`),
  );
}
