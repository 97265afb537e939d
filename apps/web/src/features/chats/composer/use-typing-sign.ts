import { useRef } from "react";
import { call } from "#platform/call.ts";
import { hasWords } from "../composing.ts";
import { TELL_EVERY_MS } from "../typing.ts";

/** Sends typing signals at intervals; `sent` lets the next letter send one at once. */
export function useTypingSign(chatId: string) {
  const sentAt = useRef(0);
  return {
    tell: (text: string) => {
      const now = Date.now();
      if (!hasWords(text) || now - sentAt.current < TELL_EVERY_MS) return;
      sentAt.current = now;
      call("POST /api/chats/{id}/typing", { params: { id: chatId } }).catch(() => undefined); // of no use later
    },
    sent: () => {
      sentAt.current = 0;
    },
  };
}
