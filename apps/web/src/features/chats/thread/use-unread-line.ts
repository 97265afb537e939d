import type { Message } from "@kompagnon/contract/chats/model.ts";
import { useEffect, useRef, useState } from "react";
import { useMember } from "#platform/session.ts";
import { firstUnread, lineAfter, newestSeq } from "../thread.ts";

/** The first message below the line "new": unread on opening, or arrived while the viewer was away. */
export function useUnreadLine(
  thread: readonly Message[],
  readSeq: number,
  attentive: boolean,
): number | null {
  const { id: me } = useMember();
  const newest = newestSeq(thread);
  const [line, setLine] = useState(() => (firstUnread(thread, readSeq, me) === null ? null : readSeq));
  const before = useRef(newest);
  useEffect(() => {
    const known = before.current;
    if (newest <= known) return;
    before.current = newest;
    const fresh = thread.filter(({ seq }) => seq > known);
    setLine((now) => lineAfter(now, fresh, { before: known, attentive, me }));
  }, [thread, newest, attentive, me]);
  return firstUnread(thread, line, me);
}
