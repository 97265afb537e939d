import type { Message } from "@kompagnon/contract/chats/model.ts";
import { useEffect, useRef, useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useThread } from "../adapter.ts";
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
    const known = before.current;
    if (newest <= known) return;
    before.current = newest;
    const fresh = thread.filter(({ seq }) => seq > known);
    setLine((now) => lineAfter(now, fresh, { before: known, attentive, me }));
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
  const known = useRef(seq);
  // Coming back from the past brings messages that are no news.
  const wasAway = useRef(away);
  useEffect(() => {
    const before = known.current;
    const returned = wasAway.current;
    wasAway.current = away;
    known.current = Math.max(before, seq);
    if (away || returned || seq <= before || !last || last.senderId === adapter.me) return;
    const text = plainOf(last.text) || t("message.attachment");
    setNews(t("message.news", { name: adapter.nameOf(last.senderId), text }));
  }, [seq, away, last, adapter, t]);
  return news;
}
