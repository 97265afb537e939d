import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import { chatTopic } from "#features/chats/messages/message-events.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { cores } from "#features/chats/messages/message-views.ts";
import { isAccepted, sendRow } from "#features/chats/messages/message-write-queries.ts";
import { setCall } from "#features/chats/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Leaves a line about a call in its conversation, written by the caller. The same `traceId` again has the effect of
 * once. Answers whether it is there now for the first time: not if the conversation is gone or a block stands between
 * the two. Call it before the transaction's first write, as for every message.
 */
export async function recordCallInChat(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  { traceId, chatId, callerId, call }: { traceId: string; chatId: string; callerId: string; call: CallTrace },
): Promise<boolean> {
  const sent = await sendRow(
    tx,
    {
      id: newId(),
      chatId,
      senderId: callerId,
      clientId: traceId,
      text: "",
      replyTo: null,
      threadOf: null,
      files: [],
      mentioned: [],
      everyone: false,
    },
    false,
  );
  if (!isAccepted(sent) || sent.outcome === "known") return false;
  await setCall(tx, sent.id, call);
  const row = await findMessage(tx, chatId, sent.id);
  const [core] = row ? await cores(tx, [row]) : [];
  if (core) await live.publish(tx, chatTopic(chatId), "message_created", core);
  return true;
}
