import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { useThread } from "../adapter.ts";
import { plainOf } from "../formatting.ts";
import type { Entry } from "../thread.ts";

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
