import type { Message } from "@kompagnon/contract/chats/model.ts";

/** A message for tests: number `seq`, sent by "a" at minute `seq` unless told otherwise. */
export const messageOf = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  chat_id: "c",
  sender_id: "a",
  client_id: `k${seq}`,
  seq,
  text: `Nachricht ${seq}`,
  created_at: new Date(2026, 10, 20, 12, seq).toISOString(),
  edited_at: null,
  deleted: false,
  reply_to: null,
  attachments: [],
  link: null,
  call: null,
  poll: null,
  pinned: false,
  mentions: [],
  mentions_all: false,
  thread_of: null,
  thread_count: 0,
  thread_last_at: null,
  reactions: [],
  ...more,
});
