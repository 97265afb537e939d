import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import { conversationJson, SIDE } from "#features/chats/conversation-json.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { statement } from "#platform/db/statement.ts";

/** Whether the two of `p`, a side of a conversation, have blocked one another. */
export const BLOCKED = `((select true from member_blocks b where b.blocker = p.member_id and b.blocked = p.other_id) is not null
  or (select true from member_blocks b where b.blocker = p.other_id and b.blocked = p.member_id) is not null)`;

/** Which of a member's conversations: those of a folder, those put away, or (neither) the others. */
export type ChatFilter = { folder?: string | undefined; archived?: boolean | undefined };

// The newest are found before anything about them is looked up.
const LIST_CONVERSATIONS = statement(
  "list_conversations",
  `${conversationJson(`select ${SIDE} from participants p join conversations c on c.id = p.conversation_id
       where p.member_id = $1 and p.other_id is not null
         and ($3::uuid is null or exists (select from chat_folder_items i join chat_folders f on f.id = i.folder_id
                                          where i.folder_id = $3 and i.conversation_id = c.id and f.member_id = $1))
         and ($3::uuid is not null or p.archived = $4)
         and ($6::timestamptz is null
              or (p.pinned_at is not null, date_trunc('milliseconds', c.last_at), c.id) < ($5, $6, $7::uuid))
       order by pinned desc, last_at desc, c.id desc limit $2`)}
     order by p.pinned desc, p.last_at desc, p.id desc`,
  { hot: true },
);
/** Reads a page of a member's conversations, pinned ones first, then the newest message first; ready to be written. */
export const readConversations = (
  db: Database,
  memberId: string,
  {
    filter: { folder, archived = false },
    limit,
    before,
  }: { filter: ChatFilter; limit: number; before: { pinned: boolean; at: Date; id: string } | null },
  take: TakeRows,
): Promise<void> =>
  db.read(LIST_CONVERSATIONS, take, [
    memberId,
    limit,
    folder ?? null,
    archived,
    before?.pinned ?? null,
    before?.at ?? null,
    before?.id ?? null,
  ]);

const FIND_CONVERSATION = statement(
  "find_conversation",
  conversationJson(`select ${SIDE} from participants p join conversations c on c.id = p.conversation_id
     where p.member_id = $1 and p.conversation_id = $2 and p.other_id is not null`),
  { hot: true },
);
/** Reads one conversation from a member's side, ready to be written; no row if it is not theirs. */
export const readConversation = (db: Database, memberId: string, id: string, take: TakeRows): Promise<void> =>
  db.read(FIND_CONVERSATION, take, [memberId, id]);

const CONVERSATION_BETWEEN = statement(
  "conversation_between",
  `select p.conversation_id as id, ${BLOCKED} as blocked
             from participants p where p.member_id = $1 and p.other_id = $2`,
);
/** The conversation of two members, and whether one blocks the other; null if they have none. */
export async function conversationBetween(
  db: Queryable,
  a: string,
  b: string,
): Promise<{ id: string; blocked: boolean } | null> {
  const { rows } = await db.query(CONVERSATION_BETWEEN, [a, b]);
  return rows[0] ?? null;
}

/** How a member may read a conversation or channel. */
export type Access = {
  /** The other one; null in channels. */
  otherId: string | null;
  moderates: boolean;
  blocked: boolean;
};

const FIND_ACCESS = statement(
  "find_access",
  `select p.other_id as "otherId", p.moderates, p.other_id is not null and ${BLOCKED} as blocked
             from participants p where p.member_id = $1 and p.conversation_id = $2`,
  { hot: true },
);
/** How a member may read a conversation or channel; null if they may not. */
export async function findAccess(db: Queryable, memberId: string, id: string): Promise<Access | null> {
  const { rows } = await db.query(FIND_ACCESS, [memberId, id]);
  return rows[0] ?? null;
}

const LOCK_CONVERSATION = statement(
  "lock_conversation",
  `with turn as materialized (select pg_advisory_xact_lock(hashtextextended($2::text, 0)))
             select c.last_seq, p.other_id, p.other_id is not null and ${BLOCKED} as blocked
             from turn, conversations c join participants p on p.conversation_id = c.id and p.member_id = $1
             where c.id = $2::uuid for no key update of c`,
);
/**
 * Locks a conversation for writing: the holder writes the next `seq`. Null if the member is not in it. The advisory lock comes
 * first, because a row lock assigns transaction numbers before its turn: events would not be in the order of the messages.
 */
export async function lockConversation(db: Queryable, memberId: string, id: string) {
  const { rows } = await db.query(LOCK_CONVERSATION, [memberId, id]);
  return rows[0] ?? null;
}

const CONVERSATION_IDS = statement(
  "conversation_ids",
  "select conversation_id as id from participants where member_id = $1",
);
/** The ids of a member's conversations. */
export async function conversationIds(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(CONVERSATION_IDS, [memberId]);
  return rows.map(({ id }) => id);
}

const ENSURE_CONVERSATION_CONVERSATIONS = statement(
  "chats_ensure_conversation_conversations",
  "insert into conversations (id, lo, hi) values ($1, $2, $3) on conflict (lo, hi) do nothing",
);
const ENSURE_CONVERSATION_PARTICIPANTS = statement(
  "chats_ensure_conversation_participants",
  "insert into participants (conversation_id, member_id, other_id) values ($1, $2, $3), ($1, $3, $2)",
);
const ENSURE_CONVERSATION_SELECT_CONVERSATIONS = statement(
  "chats_ensure_conversation_select_conversations",
  "select id from conversations where lo = $1 and hi = $2",
);
/** Creates the conversation of a pair, or finds it; `created` says which. */
export async function ensureConversation(db: Queryable, id: string, lo: string, hi: string) {
  const made = await db.query(ENSURE_CONVERSATION_CONVERSATIONS, [id, lo, hi]);
  if (made.rowCount === 1) {
    await db.query(ENSURE_CONVERSATION_PARTICIPANTS, [id, lo, hi]);
    return { id, created: true };
  }
  const { rows } = await db.query(ENSURE_CONVERSATION_SELECT_CONVERSATIONS, [lo, hi]);
  return { id: rows[0]?.id ?? id, created: false };
}

const LIST_CONTACTS = statement(
  "list_contacts",
  `select p.conversation_id as id, p.other_id from participants p where p.member_id = $1 and p.other_id is not null and ($2 or not ${BLOCKED})`,
);
/** A member's conversations with people they may see (`all`: blocked ones as well), and who those are. */
export async function listContacts(
  db: Queryable,
  memberId: string,
  all = false,
): Promise<{ id: string; other_id: string }[]> {
  const { rows } = await db.query(LIST_CONTACTS, [memberId, all]);
  return rows;
}

const CHANGE_SIDE = statement(
  "chats_change_side",
  `update participants set
       pinned_at = case when $3::boolean is null then pinned_at when $3 then coalesce(pinned_at, now()) end,
       muted = coalesce($4, muted), archived = coalesce($5, archived)
     where member_id = $1 and conversation_id = $2
     returning pinned_at is not null as pinned, muted, archived`,
);
/** Changes a member's side of a conversation or channel; false if they have none. */
export async function changeSide(
  db: Queryable,
  memberId: string,
  id: string,
  change: { pinned?: boolean | undefined; muted?: boolean | undefined; archived?: boolean | undefined },
): Promise<{ pinned: boolean; muted: boolean; archived: boolean } | null> {
  const { rows } = await db.query(CHANGE_SIDE, [
    memberId,
    id,
    change.pinned ?? null,
    change.muted ?? null,
    change.archived ?? null,
  ]);
  return rows[0] ?? null;
}

const FIND_CONTACTS = statement(
  "find_contacts",
  `select c.id, p.other_id as "otherId" from participants p join conversations c on c.id = p.conversation_id
             join member_profiles f on f.member_id = p.other_id
             where p.member_id = $1 and strpos(f.username_key, $2) > 0 and not ${BLOCKED}
             order by c.last_at desc, c.id desc limit $3`,
);
/** A member's conversations with people whose names hold these letters, the last used first; blocked and hidden ones are left out. */
export async function findContacts(
  db: Queryable,
  memberId: string,
  name: string,
  limit: number,
): Promise<{ id: string; otherId: string }[]> {
  const { rows } = await db.query(FIND_CONTACTS, [memberId, name, limit]);
  return rows;
}

const WRITERS = statement(
  "chats_writers",
  `select m.member_id as "id!" from participants m where m.conversation_id = $1
     and exists (select from messages w where w.conversation_id = $1 and w.sender_id = m.member_id and w.seq <= $2)`,
);
/** First messages that are searched; a reply after them is found when the conversation is read further. */
const FIRST_MESSAGES = 500;
/** Which of the two of a conversation have written in it. */
export async function writersIn(db: Queryable, chatId: string): Promise<string[]> {
  const { rows } = await db.query(WRITERS, [chatId, FIRST_MESSAGES]);
  return rows.map(({ id }) => id);
}

const SET_CALL = statement("chats_set_call", "update messages set call = $2 where id = $1");
/** Makes a message the trace of a call. */
export const setCall = (db: Queryable, id: string, call: CallTrace) =>
  db.query(SET_CALL, [id, JSON.stringify(call)]);
