import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useRef, useState } from "react";
import { call } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";

const nameOf = (memberId: string, chatId: string) => `notifications.reply.${memberId}.${chatId}` as const;

/** The reply to a conversation that a member has begun on this device; empty without one. */
export const draftOf = (memberId: string, chatId: string): string => readItem(nameOf(memberId, chatId)) ?? "";

/** Keeps a reply that is not sent yet; an empty one is forgotten. */
const keepDraft = (memberId: string, chatId: string, text: string): void =>
  storeItem(nameOf(memberId, chatId), text === "" ? null : text);

/** As the contract's MESSAGE_MAX; importing it would bring the schemas along. */
const MESSAGE_MAX = 4000;
const hasWords = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** The target of an answer: a conversation, or a member whose request it accepts. */
export type ReplyTarget = { chatId: string } | { requestId: string };
/** Tells one target from another. */
export const keyOf = (target: ReplyTarget): string => ("chatId" in target ? target.chatId : target.requestId);

/** A reply: what is typed is kept on this device until the server has taken it. `onSent` gets its conversation. */
export function useReply(target: ReplyTarget, onSent: (chatId: string) => void) {
  const { t } = useTranslation("notifications");
  const { id: me } = useMember();
  const key = keyOf(target);
  const [text, setText] = useState(() => draftOf(me, key));
  const [failure, setFailure] = useState<string | null>(null);
  // Another try with the same text is the same message, which the server may have taken already.
  const attempt = useRef({ text: "", clientId: "" });
  const write = (value: string) => {
    setText(value);
    setFailure(null);
    keepDraft(me, key, value);
  };
  const send = async () => {
    const words = text.trim();
    if (attempt.current.text !== words) attempt.current = { text: words, clientId: crypto.randomUUID() };
    setFailure(null);
    let chatId: string;
    try {
      chatId = await sendTo(target, { client_id: attempt.current.clientId, text: words });
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t("reply_failed"));
      return;
    }
    keepDraft(me, key, "");
    onSent(chatId);
  };
  const left = MESSAGE_MAX - lengthOf(text);
  return { text, write, send, failure, left, max: MESSAGE_MAX, ready: hasWords(text) && left >= 0 };
}

/** Sends an answer and returns its conversation. */
async function sendTo(target: ReplyTarget, body: { client_id: string; text: string }): Promise<string> {
  if ("chatId" in target) {
    await call("POST /api/chats/{id}/messages", { params: { id: target.chatId }, body });
    return target.chatId;
  }
  const accepted = await call("POST /api/chat-requests/{id}/reply", {
    params: { id: target.requestId },
    body,
  });
  return accepted.chat_id ?? "";
}
