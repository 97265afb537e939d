import type { Message } from "@kompagnon/contract/chats/model.ts";
import { EDIT_MINUTES } from "@kompagnon/contract/chats/rules.ts";
import { call } from "#platform/call.ts";
import { takeChange } from "../cache.ts";
import { putReaction } from "../messages-cache.ts";

const paramsOf = ({ chat_id, id }: Message) => ({ id: chat_id, messageId: id });

/** Adds my reaction or takes it back, at once; undone if the server refuses. Rejects with ApiError. */
export async function toggleReaction(message: Message, emoji: string): Promise<void> {
  const on = !message.reactions.some((one) => one.emoji === emoji && one.mine);
  const params = { ...paramsOf(message), emoji };
  putReaction(message.chat_id, message.seq, { emoji, on, mine: true });
  try {
    if (on) await call("PUT /api/chats/{id}/messages/{messageId}/reactions/{emoji}", { params });
    else await call("DELETE /api/chats/{id}/messages/{messageId}/reactions/{emoji}", { params });
  } catch (error) {
    putReaction(message.chat_id, message.seq, { emoji, on: !on, mine: true });
    throw error;
  }
}

/** Pins a message for everybody, or no longer. Rejects with ApiError. */
export async function togglePin(message: Message): Promise<void> {
  const params = paramsOf(message);
  if (message.pinned) await call("DELETE /api/chats/{id}/messages/{messageId}/pin", { params });
  else await call("PUT /api/chats/{id}/messages/{messageId}/pin", { params });
  takeChange({ ...message, pinned: !message.pinned });
}

/** Takes a message back for everybody. Rejects with ApiError. */
export async function deleteMessage(message: Message): Promise<void> {
  await call("DELETE /api/chats/{id}/messages/{messageId}", { params: paramsOf(message) });
  takeChange({ ...message, deleted: true, text: "", attachments: [], link: null, pinned: false });
}

/** Changes a message's text. Rejects with ApiError. */
export async function editMessage(message: Message, text: string): Promise<void> {
  takeChange(
    await call("PATCH /api/chats/{id}/messages/{messageId}", { params: paramsOf(message), body: { text } }),
  );
}

/** Whether I may still change a message's text: my own, for a quarter of an hour, unless it tells of a call or a poll. */
export const mayEdit = (message: Message, me: string, now = Date.now()): boolean =>
  message.sender_id === me &&
  !message.deleted &&
  message.call === null &&
  !message.poll && // messages kept on the device from earlier versions have none
  message.text !== "" &&
  now - Date.parse(message.created_at) < EDIT_MINUTES * 60_000;

/** The newest message that I may still change. */
export const lastEditable = (thread: readonly Message[], me: string): Message | undefined =>
  thread.findLast((message) => mayEdit(message, me));
