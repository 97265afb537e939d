import { useEffect, useEffectEvent } from "react";
import { call } from "#platform/call.ts";
import { useLiveState } from "#platform/live/use-live.ts";
import { useMember } from "#platform/session.ts";
import { refreshUnread, takeRead } from "./cache.ts";

const WAIT_MS = 250;

/** Moves the read mark to `seq`; `read` is its current position, and null or a smaller one does nothing. Calls `onRead`. */
export function useMarkRead(
  chatId: string,
  read: number,
  seq: number | null,
  onRead?: (seq: number) => void,
): void {
  const { id: me } = useMember();
  const live = useLiveState();
  const markRead = useEffectEvent((mark: number) => onRead?.(mark));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to try again
  useEffect(() => {
    if (seq === null || seq <= read) return;
    const timer = setTimeout(() => {
      call("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq } }).then(
        ({ my_read_seq }) => {
          takeRead(chatId, me, my_read_seq, me);
          markRead(my_read_seq);
          refreshUnread();
        },
        () => undefined, // unread stays unread: the next look or connection tries again
      );
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [chatId, read, seq, me, live]);
}
