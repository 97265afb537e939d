import type { Message } from "@kompagnon/contract/chats/model.ts";
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
