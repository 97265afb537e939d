import type { Message } from "@kompagnon/contract/chats/model.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#platform/call.ts";
import { useLiveState } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useThread } from "../adapter.ts";
import { refreshUnread, takeRead } from "../cache.ts";
import { plainOf } from "../formatting.ts";
import { type Entry, firstUnread, lineAfter, newestSeq } from "../thread.ts";

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
    const lastSeen = before.current;
    if (newest <= lastSeen) return;
    before.current = newest;
    const fresh = thread.filter(({ seq }) => seq > lastSeen);
    setLine((now) => lineAfter(now, fresh, { before: lastSeen, attentive, me }));
  }, [thread, newest, attentive, me]);
  return firstUnread(thread, line, me);
}

/** The newest message of another member that arrived while the thread was open, for screen readers. */
export function useAnnouncement(entries: readonly Entry[], away: boolean): string {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  const [news, setNews] = useState("");
  const last = entries.findLast(({ seq }) => seq !== null);
  const seq = last?.seq ?? 0;
  const lastSeen = useRef(seq);
  // Coming back from the past brings messages that are no news.
  const wasAway = useRef(away);
  useEffect(() => {
    const before = lastSeen.current;
    const returned = wasAway.current;
    wasAway.current = away;
    lastSeen.current = Math.max(before, seq);
    if (away || returned || seq <= before || !last || last.senderId === adapter.me) return;
    const text = plainOf(last.text) || t("message.attachment");
    setNews(t("message.news", { name: adapter.nameOf(last.senderId), text }));
  }, [seq, away, last, adapter, t]);
  return news;
}

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
