import { BLOCKED } from "#features/chats/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const MOVE_READ_MARK = statement(
  "chats_move_read_mark",
  `with before as (select read_seq from participants where member_id = $1 and conversation_id = $2)
     update participants p set
       read_seq = greatest(p.read_seq, $3),
       mentions = case when $3 >= p.read_seq then (select count(*)::int from messages m
                 where m.conversation_id = $2 and m.seq > greatest(p.read_seq, $3) and m.sender_id <> $1
                   and (m.mentions_all or $1 = any(m.mentions))) else p.mentions end,
       unread = (select count(*)::int from messages m
                 where m.conversation_id = $2 and m.seq > greatest(p.read_seq, $3) and m.sender_id <> $1
                   and m.deleted_at is null)
     from before
     where p.member_id = $1 and p.conversation_id = $2
     returning p.read_seq as my_read_seq, p.unread, p.read_seq > before.read_seq as moved`,
);
/** Moves a member's read mark forward (never back) in a locked conversation and counts what is left. */
export async function moveReadMark(db: Queryable, memberId: string, chatId: string, seq: number) {
  const { rows } = await db.query(MOVE_READ_MARK, [memberId, chatId, seq]);
  return rows[0] ?? null;
}

const UNREAD_BY_CONVERSATION = statement(
  "unread_by_conversation",
  `select conversation_id as id, unread from participants
             where member_id = $1 and unread > 0 and not muted and other_id is not null`,
);
/** Unread messages by conversation, where there are any. */
export async function unreadByConversation(
  db: Queryable,
  memberId: string,
): Promise<{ id: string; unread: number }[]> {
  const { rows } = await db.query(UNREAD_BY_CONVERSATION, [memberId]);
  return rows;
}

const COUNT_UNREAD_IN = statement(
  "count_unread_in",
  "select unread from participants where member_id = $1 and conversation_id = $2",
);
/** How many messages of a conversation a member has not read. */
export async function countUnreadIn(db: Queryable, memberId: string, chatId: string): Promise<number> {
  const { rows } = await db.query(COUNT_UNREAD_IN, [memberId, chatId]);
  return rows[0]?.unread ?? 0;
}

const UNREAD_OF_OTHERS = statement(
  "unread_of_others",
  `select asked.place::int as "place!", other.member_id as "memberId", other.unread
   from unnest($1::uuid[], $2::uuid[]) with ordinality as asked(chat, sender, place)
   join participants mine on mine.member_id = asked.sender and mine.conversation_id = asked.chat
   join participants other on other.member_id = mine.other_id and other.conversation_id = asked.chat
   order by asked.place`,
);
/** For each of these messages who is to read it, in a conversation of two, and how much they have not read there. */
export async function unreadOfOthers(
  db: Queryable,
  written: readonly { chatId: string; senderId: string }[],
): Promise<{ place: number; memberId: string; unread: number }[]> {
  const { rows } = await db.query(UNREAD_OF_OTHERS, [
    written.map(({ chatId }) => chatId),
    written.map(({ senderId }) => senderId),
  ]);
  return rows;
}

const COUNT_RECEIVED = statement(
  "count_received",
  `select coalesce(sum(r.n), 0)::int as n from participants p
             join conversations c on c.id = p.conversation_id and c.last_at > $2
             cross join lateral (
               select coalesce((select m.seq from messages m where m.conversation_id = c.id and m.created_at <= $2
                                order by m.seq desc limit 1), 0) as seq) old
             cross join lateral (
               select count(*) as n from messages m
               where m.conversation_id = c.id and m.seq > old.seq and m.sender_id = p.other_id) r
             where p.member_id = $1 and not ${BLOCKED}`,
);
/**
 * How many messages a member received since then; blocked pairs are left out. Reads each conversation from its end and
 * no further back than that.
 */
export async function countReceived(db: Queryable, memberId: string, since: Date): Promise<number> {
  const { rows } = await db.query(COUNT_RECEIVED, [memberId, since]);
  return rows[0]?.n ?? 0;
}
