import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { draftOf, keepDraft } from "./drafts.ts";

/** As the contract's MESSAGE_MAX; importing it would bring the schemas along. */
const MESSAGE_MAX = 4000;
const hasWords = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** A reply to a conversation: what is typed is kept on this device until the server has taken it. */
export function useReply(chatId: string, onSent: () => void) {
  const { t } = useTranslation("notifications");
  const { id: me } = useMember();
  const [text, setText] = useState(() => draftOf(me, chatId));
  const [failure, setFailure] = useState<string | null>(null);
  // Another try with the same text is the same message, which the server may have taken already.
  const attempt = useRef({ text: "", clientId: "" });
  const write = (value: string) => {
    setText(value);
    setFailure(null);
    keepDraft(me, chatId, value);
  };
  const send = async () => {
    const words = text.trim();
    if (attempt.current.text !== words) attempt.current = { text: words, clientId: crypto.randomUUID() };
    setFailure(null);
    try {
      await call("POST /api/chats/{id}/messages", {
        params: { id: chatId },
        body: { client_id: attempt.current.clientId, text: words },
      });
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t("reply_failed"));
      return;
    }
    keepDraft(me, chatId, "");
    onSent();
  };
  const left = MESSAGE_MAX - text.length;
  return { text, write, send, failure, left, max: MESSAGE_MAX, ready: hasWords(text) && left >= 0 };
}
