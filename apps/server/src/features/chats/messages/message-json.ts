import { type CallTrace, type LinkCard, message, type PollTrace } from "@kompagnon/contract/chats/model.ts";
import { QUOTE_LENGTH } from "@kompagnon/contract/chats/rules.ts";
import { JsonRowSerializer, type Source, type Sources } from "#platform/http/json-row-serializer.ts";

const FILES = `(select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', shown_file_name(a.name, a.type), 'type', a.type, 'size', a.size,
    'url', '/api/attachments/' || a.id, 'preview_url', case when a.preview is not null then '/api/attachments/' || a.id || '/preview' end,
    'width', a.width, 'height', a.height, 'seconds', a.seconds, 'waveform', a.waveform) order by a.position)
  from attachments a where a.conversation_id = m.conversation_id and a.seq = m.seq and not a.withheld)`;
const REACTIONS = `(select json_agg(json_build_object('emoji', e.emoji, 'count', e.count, 'mine', e.mine) order by e.count desc, e.emoji)
  from (select r.emoji, count(*) as count, bool_or(r.member_id = $1::uuid) as mine from reactions r
        where r.conversation_id = m.conversation_id and r.seq = m.seq group by r.emoji) e)`;
const KIND = `case when q.deleted_at is null then (select a.kind from attachments a
  where a.conversation_id = q.conversation_id and a.seq = q.seq and not a.withheld order by a.position limit 1) end`;
const QUOTE = `(select json_build_object('seq', q.seq, 'sender_id', q.sender_id,
    'text', case when q.deleted_at is null then left(q.text, ${QUOTE_LENGTH}) else '' end, 'kind', coalesce(${KIND}, 'text'))
  from messages q where q.conversation_id = m.conversation_id and q.seq = m.reply_to)`;

/** The columns of a message `m` for the wire; $1 is its reader. Looked up only where there is something. */
export const MESSAGE_COLUMNS = {
  m_id: "m.id",
  m_chat: "m.conversation_id",
  m_sender: "m.sender_id",
  m_client: "m.client_id",
  m_seq: "m.seq",
  m_text: "m.text",
  m_created: "m.created_at",
  m_edited: "m.edited_at",
  m_deleted: "m.deleted_at is not null",
  m_quote: `case when m.reply_to is not null then ${QUOTE} end`,
  m_files: `case when m.filed then ${FILES} end`,
  m_link: "m.link",
  m_call: "m.call",
  m_poll: "m.poll",
  m_pinned: "m.pinned_at is not null",
  m_mentions: "m.mentions",
  m_all: "m.mentions_all",
  m_thread: "m.thread_of",
  m_answers: "m.thread_count",
  m_answered: "m.thread_last_at",
  m_reactions: `case when m.reacted then ${REACTIONS} end`,
};
/** A column of `MESSAGE_JSON`. */
export type MessageColumn = keyof typeof MESSAGE_COLUMNS;
const NAMES = Object.keys(MESSAGE_COLUMNS) as MessageColumn[]; // its own keys

// As they were stored.
const LINK: Source<MessageColumn> = { json: "m_link", read: (link) => ({ link: link as LinkCard | null }) };
const CALL: Source<MessageColumn> = { json: "m_call", read: (call) => ({ call: call as CallTrace | null }) };
const POLL: Source<MessageColumn> = { json: "m_poll", read: (poll) => ({ poll: poll as PollTrace | null }) };

/** Where the fields of a message come from. */
export const MESSAGE_SOURCES: Sources<MessageColumn> = {
  id: { column: "m_id", kind: "plain" },
  chat_id: { column: "m_chat", kind: "plain" },
  sender_id: { column: "m_sender", kind: "plain" },
  client_id: { column: "m_client", kind: "plain" },
  seq: { column: "m_seq", kind: "number" },
  text: { column: "m_text", kind: "text" },
  created_at: { column: "m_created", kind: "time" },
  edited_at: { column: "m_edited", kind: "time" },
  deleted: { column: "m_deleted", kind: "flag" },
  reply_to: { column: "m_quote", kind: "json" },
  attachments: { column: "m_files", kind: "json", empty: "[]" },
  link: LINK,
  call: CALL,
  poll: POLL,
  pinned: { column: "m_pinned", kind: "flag" },
  mentions: { column: "m_mentions", kind: "words" },
  mentions_all: { column: "m_all", kind: "flag" },
  thread_of: { column: "m_thread", kind: "number" },
  thread_count: { column: "m_answers", kind: "number" },
  thread_last_at: { column: "m_answered", kind: "time" },
  reactions: { column: "m_reactions", kind: "json", empty: "[]" },
};

/** Writes rows of `MESSAGE_JSON` as messages of the contract. */
export const messageSerializer = new JsonRowSerializer(message, NAMES, MESSAGE_SOURCES);

/** Messages `m` as the wire has them, ready to be written; $1 is their reader. */
export const MESSAGE_JSON = `select ${NAMES.map((name) => `${MESSAGE_COLUMNS[name]} as ${name}`).join(", ")} from messages m`;
