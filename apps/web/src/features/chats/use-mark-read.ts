import { useEffect, useState } from "react";
import { call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { refreshUnread, takeRead } from "./cache.ts";

const WAIT_MS = 250;

const isLooking = () => document.visibilityState === "visible" && document.hasFocus();

/** Whether somebody looks at this page right now. */
function useLooking(): boolean {
  const [looking, setLooking] = useState(isLooking);
  useEffect(() => {
    const look = () => setLooking(isLooking());
    const events = ["focus", "blur"] as const;
    for (const name of events) addEventListener(name, look);
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const name of events) removeEventListener(name, look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return looking;
}

/** Moves the read mark to `seq` while somebody looks at it. `read` is where it stands; null or smaller does nothing. */
export function useMarkRead(chatId: string, read: number | undefined, seq: number | null): void {
  const { id: me } = useMember();
  const looking = useLooking();
  useEffect(() => {
    if (!looking || read === undefined || seq === null || seq <= read) return;
    const timer = setTimeout(() => {
      call("PUT /api/chats/{id}/read", { params: { id: chatId }, body: { seq } }).then(
        ({ my_read_seq }) => {
          takeRead(chatId, me, my_read_seq, me);
          void refreshUnread();
        },
        () => undefined, // unread stays unread: the next look tries again
      );
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [looking, chatId, read, seq, me]);
}
