import { conversation } from "@kompagnon/contract/chats/model.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { MESSAGE_COLUMNS, MESSAGE_SOURCES } from "#features/chats/messages/message-json.ts";
import { JsonRowSerializer } from "#platform/http/json-row-serializer.ts";

/** Whether the reader and the other block one another: one list, hashed once, instead of probes for each row. */
const BLOCKED = `(p.other_id in (select b.blocked from member_blocks b where b.blocker = $1::uuid
  union all select b.blocker from member_blocks b where b.blocked = $1::uuid))`;
const FOLDERS = `array(select i.folder_id from chat_folder_items i join chat_folders f on f.id = i.folder_id
  where i.conversation_id = p.id and f.member_id = $1::uuid)`;
// Most people have no folders: asked once for all rows.
const HAS_FOLDERS = "(select true from chat_folders f where f.member_id = $1::uuid limit 1) is not null";

// An unknown age is no obstacle; the viewer's is read once for all rows.
const I_AM_OF_AGE = `(select coalesce(mine.age >= ${ADULT_AGE}, true) from member_profiles mine where mine.member_id = $1::uuid)`;

/**
 * The columns of a side `p` of a conversation for the wire, with the other's side `o`, account `w` and profile `f`, and the
 * newest message `m`; $1 is its reader. Who has no account or profile any more can't be written to.
 */
const COLUMNS = {
  id: "p.id",
  pinned: "p.pinned",
  muted: "p.muted",
  archived: "p.archived",
  other: "p.other_id",
  username: "f.username",
  avatar: "f.avatar",
  verified: "w.verified_at is not null",
  ...MESSAGE_COLUMNS,
  unread: "p.unread",
  my_read: "p.read_seq",
  other_read: "o.read_seq",
  can_write: `f.member_id is not null and not ${BLOCKED}`,
  has_path: `f.member_id is not null and coalesce(f.age >= ${ADULT_AGE}, true) and ${I_AM_OF_AGE}`,
  folders: `case when ${HAS_FOLDERS} then ${FOLDERS} end`,
  created_at: "p.created_at",
  // For the place in the list.
  last_at: "p.last_at",
};
/** A column of `CONVERSATION_JSON`. */
export type ConversationColumn = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as ConversationColumn[]; // its own keys

/** Writes rows of `CONVERSATION_JSON` as conversations of the contract. */
export const conversationWriter = new JsonRowSerializer(conversation, NAMES, {
  pinned: { column: "pinned", kind: "flag" },
  muted: { column: "muted", kind: "flag" },
  archived: { column: "archived", kind: "flag" },
  id: { column: "id", kind: "plain" },
  other: {
    of: {
      id: { column: "other", kind: "plain" },
      username: { column: "username", kind: "text", empty: '"user"' },
      avatar_url: { column: "avatar", kind: "file" },
      verified: { column: "verified", kind: "flag" },
    },
  },
  last_message: { unless: "m_id", of: MESSAGE_SOURCES },
  unread_count: { column: "unread", kind: "number" },
  my_read_seq: { column: "my_read", kind: "number" },
  other_read_seq: { column: "other_read", kind: "number" },
  can_write: { column: "can_write", kind: "flag" },
  has_path: { column: "has_path", kind: "flag" },
  folder_ids: { column: "folders", kind: "words", empty: "[]" },
  created_at: { column: "created_at", kind: "time" },
});

/** The columns of a side `p` of a conversation `c`, from which a conversation is written. */
export const SIDE = `p.other_id, p.unread, p.read_seq, p.pinned_at is not null as pinned, p.muted, p.archived, c.id, c.created_at,
  c.last_seq, date_trunc('milliseconds', c.last_at) as last_at`;

/** Conversations as the wire has them, ready to be written; `sides` selects `SIDE`. */
export const conversationJson = (sides: string): string =>
  `select ${NAMES.map((name) => `${COLUMNS[name]} as ${name}`).join(", ")} from (${sides}) p
  join participants o on o.conversation_id = p.id and o.member_id = p.other_id
  left join messages m on m.conversation_id = p.id and m.seq = p.last_seq
  left join member_accounts w on w.id = p.other_id left join member_profiles f on f.member_id = p.other_id`;
