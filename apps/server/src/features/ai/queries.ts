import type { AnswerState, Assistant, Fallback } from "@kompagnon/contract/ai/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A conversation. */
export type ConversationRow = { id: string; assistant: Assistant; title: string; updatedAt: Date };
/** A suggestion as it is kept. */
export type KeptSuggestion = { text: string; why: string };
/** A message. An answer whose process is gone reads as broken off. */
export type MessageRow = {
  id: string;
  nth: number;
  role: "user" | "assistant";
  text: string;
  suggestions: KeptSuggestion[] | null;
  state: AnswerState;
  fallback: Fallback | null;
  createdAt: Date;
};

const HAS_ANY = statement(
  "ai_has_conversations",
  "select from ai_conversations where member_id = $1 limit 1",
);
/** Whether a member has talked with any assistant. */
export const hasConversations = async (db: Queryable, memberId: string): Promise<boolean> =>
  (await db.query(HAS_ANY, [memberId])).rowCount > 0;

const LIST = statement(
  "ai_list_conversations",
  `select id, assistant, title, updated_at as "updatedAt" from ai_conversations
   where member_id = $1 and assistant = $2
     and ($4::timestamptz is null or (date_trunc('milliseconds', updated_at), id) < ($4, $5::uuid))
   order by updated_at desc, id desc limit $3`,
  { plan: "custom" },
);
/** A member's conversations with an assistant, the last used first. */
export async function listConversations(
  db: Queryable,
  {
    memberId,
    assistant,
    limit,
    before,
  }: { memberId: string; assistant: Assistant; limit: number; before: { at: Date; id: string } | null },
): Promise<ConversationRow[]> {
  const of = [memberId, assistant, limit, before?.at ?? null, before?.id ?? null] as const;
  return (await db.query(LIST, [...of])).rows;
}

const FIND = statement(
  "ai_find_conversation",
  `select id, assistant, title, updated_at as "updatedAt" from ai_conversations where id = $1 and member_id = $2`,
);
/** A conversation of a member's own; null if there is none such. */
export async function findConversation(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<ConversationRow | null> {
  return (await db.query(FIND, [id, memberId])).rows[0] ?? null;
}

const LOCK = statement(
  "ai_lock_conversation",
  `select id, assistant, title, updated_at as "updatedAt", member_id as "memberId" from ai_conversations where id = $1
   for no key update`,
);
/** Locks a conversation of any member until the transaction ends. */
export async function lockConversation(
  tx: Queryable,
  id: string,
): Promise<(ConversationRow & { memberId: string }) | null> {
  return (await tx.query(LOCK, [id])).rows[0] ?? null;
}

const INSERT = statement(
  "ai_insert_conversation",
  `insert into ai_conversations (id, member_id, assistant, title)
   select $1::uuid, $2::uuid, $3::text, $4::text where (select count(*) from ai_conversations where member_id = $2 and assistant = $3) < $5
   on conflict (id) do nothing`,
);
/** Creates a conversation unless the limit is reached or the id exists. */
export const insertConversation = (
  tx: Queryable,
  one: { id: string; memberId: string; assistant: Assistant; title: string; max: number },
) => tx.query(INSERT, [one.id, one.memberId, one.assistant, one.title, one.max]);

const RENAME = statement(
  "ai_rename_conversation",
  `update ai_conversations set title = $3 where id = $1 and member_id = $2
   returning id, assistant, title, updated_at as "updatedAt"`,
);
/** Renames a member's conversation; null if there is none such. */
export async function renameConversation(
  db: Queryable,
  memberId: string,
  id: string,
  title: string,
): Promise<ConversationRow | null> {
  return (await db.query(RENAME, [id, memberId, title])).rows[0] ?? null;
}

const DELETE = statement(
  "ai_delete_conversation",
  "delete from ai_conversations where id = $1 and member_id = $2",
);
/** Deletes a member's conversation; false if there is none such. */
export async function deleteConversation(db: Queryable, memberId: string, id: string): Promise<boolean> {
  return (await db.query(DELETE, [id, memberId])).rowCount === 1;
}

const MESSAGES = statement(
  "ai_messages_of",
  `select m.id, m.nth, m.role, m.text, m.suggestions as "suggestions?: KeptSuggestion[]", m.fallback, m.created_at as "createdAt",
     m.state, m.state = 'running' and not exists (select from ai_reservations r
       where r.conversation_id = m.conversation_id and r.expires_at > now()) as "lost!"
   from ai_messages m where m.conversation_id = $1 order by m.nth`,
);
/** All that was said in a conversation. */
export async function messagesOf(db: Queryable, conversationId: string): Promise<MessageRow[]> {
  const { rows } = await db.query(MESSAGES, [conversationId]);
  return rows.map(({ lost, ...row }) => (lost ? { ...row, state: "cut" } : row));
}

const INSERT_MESSAGE = statement(
  "ai_insert_message",
  `insert into ai_messages (id, conversation_id, nth, role, text, state) values ($1, $2, $3, $4, $5, $6)`,
);
/** Adds a message. One that is there breaks `ai_messages_pkey`. */
export const insertMessage = (
  tx: Queryable,
  conversationId: string,
  one: Pick<MessageRow, "id" | "nth" | "role" | "text" | "state">,
) => tx.query(INSERT_MESSAGE, [one.id, conversationId, one.nth, one.role, one.text, one.state]);

const SET_STATE = statement("ai_set_state", "update ai_messages set state = $2 where id = $1");
/** Changes where an answer stands, and nothing else. */
export const setState = (tx: Queryable, id: string, state: AnswerState) => tx.query(SET_STATE, [id, state]);

const FINISH = statement(
  "ai_finish_answer",
  "update ai_messages set text = $2, suggestions = $3, state = $4, fallback = $5, created_at = now() where id = $1",
);
const TOUCH = statement("ai_touch", "update ai_conversations set updated_at = now() where id = $1");
/** Keeps an answer. Nothing where the conversation was deleted meanwhile. */
export async function finishAnswer(
  tx: Queryable,
  conversationId: string,
  one: Pick<MessageRow, "id" | "text" | "suggestions" | "state" | "fallback">,
): Promise<void> {
  await tx.query(TOUCH, [conversationId]);
  const suggestions = one.suggestions && JSON.stringify(one.suggestions); // a list would become PostgreSQL's own
  await tx.query(FINISH, [one.id, one.text, suggestions, one.state, one.fallback]);
}

const DROP = statement("ai_drop_message", "delete from ai_messages where id = $1");
/** Takes an answer away of which nothing came. */
export const dropMessage = (tx: Queryable, id: string) => tx.query(DROP, [id]);
