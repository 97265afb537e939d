import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { forgetTopics } from "#platform/live/forget.ts";

const COLLECT_CHATS_PARTICIPANTS = statement(
  "chats_collect_chats_participants",
  `select c.id, f.username as with, c.created_at from participants p join conversations c on c.id = p.conversation_id
     left join member_profiles f on f.member_id = p.other_id where p.member_id = $1 and p.other_id is not null order by c.created_at`,
);
const COLLECT_CHATS_MESSAGES = statement(
  "chats_collect_chats_messages",
  `select sender_id = $2 as mine, text, created_at from messages where conversation_id = $1 order by seq`,
);
/** A member's conversations with all their messages, one after the other, for their export. */
export async function* collectChats(db: Queryable, memberId: string) {
  const { rows: chats } = await db.query(COLLECT_CHATS_PARTICIPANTS, [memberId]);
  for (const chat of chats) {
    const { rows: messages } = await db.query(COLLECT_CHATS_MESSAGES, [chat.id, memberId]);
    yield { ...chat, messages };
  }
}

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
