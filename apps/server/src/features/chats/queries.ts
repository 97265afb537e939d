import type { Queryable } from "#platform/db/database.ts";

/** A message as stored. */
export type MessageRow = {
  id: string;
  chat_id: string;
  sender_id: string;
  client_id: string;
  seq: number;
  text: string;
  created_at: Date;
};

const MESSAGE = "m.id, m.conversation_id as chat_id, m.sender_id, m.client_id, m.seq, m.text, m.created_at";
const BLOCKED = `exists(select from blocks b where (b.blocker = p.member_id and b.blocked = p.other_id)
                                               or (b.blocker = p.other_id and b.blocked = p.member_id))`;

/** One's side of a conversation, with its newest message. */
export type ConversationRow = {
  id: string;
  other_id: string;
  unread: number;
  my_read_seq: number;
  other_read_seq: number;
  blocked: boolean;
  created_at: Date;
  last_at: Date;
  last_id: string | null;
  last_sender: string | null;
  last_client: string | null;
  last_seq: number | null;
  last_text: string | null;
  last_created: Date | null;
};

const CONVERSATION = `select c.id, p.other_id, p.unread, p.read_seq as my_read_seq, o.read_seq as other_read_seq,
    ${BLOCKED} as blocked, c.created_at, c.last_at, m.id as last_id, m.sender_id as last_sender,
    m.client_id as last_client, m.seq as last_seq, m.text as last_text, m.created_at as last_created
  from participants p
  join conversations c on c.id = p.conversation_id
  join participants o on o.conversation_id = c.id and o.member_id = p.other_id
  left join messages m on m.conversation_id = c.id and m.seq = c.last_seq`;

/** A page of a member's conversations, the newest message first; `before` is the last one of the page before. */
export async function listConversations(
  db: Queryable,
  memberId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<ConversationRow[]> {
  const { rows } = await db.query<ConversationRow>(
    {
      name: "list_conversations",
      text: `${CONVERSATION} where p.member_id = $1 and ($3::timestamptz is null or (date_trunc('milliseconds', c.last_at), c.id) < ($3, $4::uuid))
             order by date_trunc('milliseconds', c.last_at) desc, c.id desc limit $2`,
    },
    [memberId, limit, before?.at ?? null, before?.id ?? null],
  );
  return rows;
}

/** One conversation from a member's side; null if it is not theirs. */
export async function findConversation(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<ConversationRow | null> {
  const { rows } = await db.query<ConversationRow>(
    { name: "find_conversation", text: `${CONVERSATION} where p.member_id = $1 and p.conversation_id = $2` },
    [memberId, id],
  );
  return rows[0] ?? null;
}

/** Whether a conversation is a member's. */
export async function isParticipant(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<{ otherId: string } | null> {
  const { rows } = await db.query<{ otherId: string }>(
    {
      name: "is_participant",
      text: `select other_id as "otherId" from participants where member_id = $1 and conversation_id = $2`,
    },
    [memberId, id],
  );
  return rows[0] ?? null;
}

/**
 * Locks a conversation for writing: whoever holds it writes the next `seq`. Null if it is not the member's. The advisory
 * lock comes first, because a row lock hands out transaction numbers before its turn: events would not be in the order
 * of the messages.
 */
export async function lockConversation(db: Queryable, memberId: string, id: string) {
  const { rows } = await db.query<{ last_seq: number; other_id: string; blocked: boolean }>(
    {
      name: "lock_conversation",
      text: `with turn as materialized (select pg_advisory_xact_lock(hashtextextended($2::text, 0)))
             select c.last_seq, p.other_id, ${BLOCKED} as blocked
             from turn, conversations c join participants p on p.conversation_id = c.id and p.member_id = $1
             where c.id = $2::uuid for no key update of c`,
    },
    [memberId, id],
  );
  return rows[0] ?? null;
}

/** What sending did; `known`: the client id was used before, and its message is answered. */
export type Sent =
  | ({ outcome: "sent" | "known" } & Pick<MessageRow, "id" | "seq" | "text" | "created_at">)
  | { outcome: "not_found" | "cannot_write" | null };

/** Sends a message in one round trip: the function chat_send of the migrations. */
export async function sendRow(
  db: Queryable,
  message: { id: string; chatId: string; senderId: string; clientId: string; text: string },
): Promise<Sent> {
  const { rows } = await db.query<Sent>(
    {
      name: "chat_send",
      text: "select outcome, id, seq, text, created_at from chat_send($1, $2, $3, $4, $5)",
    },
    [message.senderId, message.chatId, message.id, message.clientId, message.text],
  );
  return rows[0] ?? { outcome: null };
}

/** Messages of a conversation: the newest before a seq (newest first), or those after one (oldest first). */
export async function listMessages(
  db: Queryable,
  chatId: string,
  limit: number,
  from: { before: number | null } | { after: number },
): Promise<MessageRow[]> {
  const after = "after" in from;
  const { rows } = await db.query<MessageRow>(
    after
      ? {
          name: "messages_after",
          text: `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.seq > $3 order by m.seq limit $2`,
        }
      : {
          name: "messages_before",
          text: `select ${MESSAGE} from messages m where m.conversation_id = $1 and m.seq < coalesce($3, 2147483647)
                 order by m.seq desc limit $2`,
        },
    [chatId, limit, after ? from.after : from.before],
  );
  return rows;
}

/** Moves a member's read mark forward (never back) in a locked conversation and counts what is left. */
export async function moveReadMark(db: Queryable, memberId: string, chatId: string, seq: number) {
  const { rows } = await db.query<{ my_read_seq: number; unread: number; moved: boolean }>(
    `with before as (select read_seq from participants where member_id = $1 and conversation_id = $2)
     update participants p set
       read_seq = greatest(p.read_seq, $3),
       unread = (select count(*)::int from messages m
                 where m.conversation_id = $2 and m.seq > greatest(p.read_seq, $3) and m.sender_id <> $1)
     from before
     where p.member_id = $1 and p.conversation_id = $2
     returning p.read_seq as my_read_seq, p.unread, p.read_seq > before.read_seq as moved`,
    [memberId, chatId, seq],
  );
  return rows[0] ?? null;
}

/** Unread messages by conversation, where there are any. */
export async function unreadByConversation(
  db: Queryable,
  memberId: string,
): Promise<{ id: string; unread: number }[]> {
  const { rows } = await db.query<{ id: string; unread: number }>(
    {
      name: "unread_by_conversation",
      text: "select conversation_id as id, unread from participants where member_id = $1 and unread > 0",
    },
    [memberId],
  );
  return rows;
}

/** The ids of a member's conversations. */
export async function conversationIds(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    { name: "conversation_ids", text: "select conversation_id as id from participants where member_id = $1" },
    [memberId],
  );
  return rows.map(({ id }) => id);
}

/** Creates the conversation of a pair, or finds it; `created` says which. */
export async function ensureConversation(db: Queryable, id: string, lo: string, hi: string) {
  const made = await db.query(
    "insert into conversations (id, lo, hi) values ($1, $2, $3) on conflict (lo, hi) do nothing",
    [id, lo, hi],
  );
  if (made.rowCount === 1) {
    await db.query(
      "insert into participants (conversation_id, member_id, other_id) values ($1, $2, $3), ($1, $3, $2)",
      [id, lo, hi],
    );
    return { id, created: true };
  }
  const { rows } = await db.query<{ id: string }>("select id from conversations where lo = $1 and hi = $2", [
    lo,
    hi,
  ]);
  return { id: rows[0]?.id ?? id, created: false };
}
