import type { Queryable } from "#platform/db/database.ts";

const BLOCKED = `exists(select from blocks b where (b.blocker = p.member_id and b.blocked = p.other_id)
                                               or (b.blocker = p.other_id and b.blocked = p.member_id))`;

/** One's side of a conversation. */
export type ConversationRow = {
  id: string;
  other_id: string;
  unread: number;
  my_read_seq: number;
  other_read_seq: number;
  blocked: boolean;
  pinned_at: Date | null;
  muted: boolean;
  archived: boolean;
  created_at: Date;
  last_seq: number;
  last_at: Date;
  folder_ids: string[];
};

const CONVERSATION = `select c.id, p.other_id, p.unread, p.read_seq as my_read_seq, o.read_seq as other_read_seq,
    ${BLOCKED} as blocked, p.pinned_at, p.muted, p.archived, c.created_at, c.last_seq, c.last_at,
    array(select i.folder_id from chat_folder_items i join chat_folders f on f.id = i.folder_id
          where i.conversation_id = c.id and f.member_id = p.member_id) as folder_ids
  from participants p
  join conversations c on c.id = p.conversation_id
  join participants o on o.conversation_id = c.id and o.member_id = p.other_id`;

/** Which of a member's conversations: those of a folder, those put away, or (neither) the others. */
export type ChatFilter = { folder?: string | undefined; archived?: boolean | undefined };

/** A page of a member's conversations, pinned ones first, then the newest message first. */
export async function listConversations(
  db: Queryable,
  memberId: string,
  { folder, archived = false }: ChatFilter,
  limit: number,
  before: { pinned: boolean; at: Date; id: string } | null,
): Promise<ConversationRow[]> {
  const { rows } = await db.query<ConversationRow>(
    {
      name: "list_conversations",
      text: `${CONVERSATION} where p.member_id = $1
               and ($3::uuid is null or exists (select from chat_folder_items i join chat_folders f on f.id = i.folder_id
                                                where i.folder_id = $3 and i.conversation_id = c.id and f.member_id = $1))
               and ($3::uuid is not null or p.archived = $4)
               and ($6::timestamptz is null
                    or (p.pinned_at is not null, date_trunc('milliseconds', c.last_at), c.id) < ($5, $6, $7::uuid))
             order by (p.pinned_at is not null) desc, date_trunc('milliseconds', c.last_at) desc, c.id desc limit $2`,
    },
    [
      memberId,
      limit,
      folder ?? null,
      archived,
      before?.pinned ?? null,
      before?.at ?? null,
      before?.id ?? null,
    ],
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

/** The conversation of two members, and whether a block stands between them; null if they have none. */
export async function conversationBetween(
  db: Queryable,
  a: string,
  b: string,
): Promise<{ id: string; blocked: boolean } | null> {
  const { rows } = await db.query<{ id: string; blocked: boolean }>(
    {
      name: "conversation_between",
      text: `select p.conversation_id as id, ${BLOCKED} as blocked
             from participants p where p.member_id = $1 and p.other_id = $2`,
    },
    [a, b],
  );
  return rows[0] ?? null;
}

/** How a member may read a conversation or channel. */
export type Access = {
  /** The other one; null in channels. */
  otherId: string | null;
  moderates: boolean;
  blocked: boolean;
};

/** How a member may read a conversation or channel; null if they may not. */
export async function findAccess(db: Queryable, memberId: string, id: string): Promise<Access | null> {
  const { rows } = await db.query<Access>(
    {
      name: "find_access",
      text: `select p.other_id as "otherId", p.moderates, p.other_id is not null and ${BLOCKED} as blocked
             from participants p where p.member_id = $1 and p.conversation_id = $2`,
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
  const { rows } = await db.query<{ last_seq: number; other_id: string | null; blocked: boolean }>(
    {
      name: "lock_conversation",
      text: `with turn as materialized (select pg_advisory_xact_lock(hashtextextended($2::text, 0)))
             select c.last_seq, p.other_id, p.other_id is not null and ${BLOCKED} as blocked
             from turn, conversations c join participants p on p.conversation_id = c.id and p.member_id = $1
             where c.id = $2::uuid for no key update of c`,
    },
    [memberId, id],
  );
  return rows[0] ?? null;
}

/** Moves a member's read mark forward (never back) in a locked conversation and counts what is left. */
export async function moveReadMark(db: Queryable, memberId: string, chatId: string, seq: number) {
  const { rows } = await db.query<{ my_read_seq: number; unread: number; moved: boolean }>(
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
      text: `select conversation_id as id, unread from participants
             where member_id = $1 and unread > 0 and not muted and other_id is not null`,
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

/** How many messages of a conversation a member has not read. */
export async function countUnreadIn(db: Queryable, memberId: string, chatId: string): Promise<number> {
  const { rows } = await db.query<{ unread: number }>(
    {
      name: "count_unread_in",
      text: "select unread from participants where member_id = $1 and conversation_id = $2",
    },
    [memberId, chatId],
  );
  return rows[0]?.unread ?? 0;
}

/**
 * How many messages a member received since then; blocked pairs are left out. Reads each conversation from its end and
 * no further back than that.
 */
export async function countReceived(db: Queryable, memberId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    {
      name: "count_received",
      text: `select coalesce(sum(r.n), 0)::int as n from participants p
             join conversations c on c.id = p.conversation_id and c.last_at > $2
             cross join lateral (
               select coalesce((select m.seq from messages m where m.conversation_id = c.id and m.created_at <= $2
                                order by m.seq desc limit 1), 0) as seq) old
             cross join lateral (
               select count(*) as n from messages m
               where m.conversation_id = c.id and m.seq > old.seq and m.sender_id = p.other_id) r
             where p.member_id = $1 and not ${BLOCKED}`,
    },
    [memberId, since],
  );
  return rows[0]?.n ?? 0;
}

/** A member's conversations with people they may see (`all`: blocked ones as well), and who those are. */
export async function listContacts(
  db: Queryable,
  memberId: string,
  all = false,
): Promise<{ id: string; other_id: string }[]> {
  const { rows } = await db.query<{ id: string; other_id: string }>(
    {
      name: "list_contacts",
      text: `select p.conversation_id as id, p.other_id from participants p where p.member_id = $1 and p.other_id is not null and ($2 or not ${BLOCKED})`,
    },
    [memberId, all],
  );
  return rows;
}

/** A member's conversations with all their messages, one after the other, for their export. */
export async function* collectChats(db: Queryable, memberId: string) {
  const { rows: chats } = await db.query<{ id: string; with: string | null; created_at: Date }>(
    `select c.id, f.username as with, c.created_at from participants p join conversations c on c.id = p.conversation_id
     left join profiles f on f.member_id = p.other_id where p.member_id = $1 and p.other_id is not null order by c.created_at`,
    [memberId],
  );
  for (const chat of chats) {
    const { rows: messages } = await db.query<{ mine: boolean; text: string; created_at: Date }>(
      `select sender_id = $2 as mine, text, created_at from messages where conversation_id = $1 order by seq`,
      [chat.id, memberId],
    );
    yield { ...chat, messages };
  }
}

/** Removes what the live stream still keeps of a member's conversations, which go with them. */
export const forgetChatEvents = (db: Queryable, memberId: string) =>
  db.query(
    `delete from events where topic in
       (select 'c:' || conversation_id from participants where member_id = $1 and other_id is not null)`,
    [memberId],
  );

/** Changes a member's side of a conversation or channel; false if they have none. */
export async function changeSide(
  db: Queryable,
  memberId: string,
  id: string,
  change: { pinned?: boolean | undefined; muted?: boolean | undefined; archived?: boolean | undefined },
): Promise<{ pinned: boolean; muted: boolean; archived: boolean } | null> {
  const { rows } = await db.query<{ pinned: boolean; muted: boolean; archived: boolean }>(
    `update participants set
       pinned_at = case when $3::boolean is null then pinned_at when $3 then coalesce(pinned_at, now()) end,
       muted = coalesce($4, muted), archived = coalesce($5, archived)
     where member_id = $1 and conversation_id = $2
     returning pinned_at is not null as pinned, muted, archived`,
    [memberId, id, change.pinned ?? null, change.muted ?? null, change.archived ?? null],
  );
  return rows[0] ?? null;
}

/** A member's conversations with people whose names hold these letters, the last used first; blocked and hidden ones are left out. */
export async function findContacts(
  db: Queryable,
  memberId: string,
  name: string,
  limit: number,
): Promise<{ id: string; otherId: string }[]> {
  const { rows } = await db.query<{ id: string; otherId: string }>(
    {
      name: "find_contacts",
      text: `select c.id, p.other_id as "otherId" from participants p join conversations c on c.id = p.conversation_id
             join profiles f on f.member_id = p.other_id
             where p.member_id = $1 and strpos(f.username_key, $2) > 0 and not ${BLOCKED}
             order by c.last_at desc, c.id desc limit $3`,
    },
    [memberId, name, limit],
  );
  return rows;
}
