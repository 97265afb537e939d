import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Closer to the end than this, in px, counts as being there. */
const NEAR_END = 120;
/** Closer to the top than this, in px, older messages are fetched. */
const NEAR_TOP = 600;
/** What stays visible above the first unread message, in px. */
const ABOVE_LINE = 24;

const messageIn = (box: HTMLElement, key?: string) =>
  box.querySelector<HTMLElement>(key ? `[data-message="${CSS.escape(key)}"]` : "[data-message]");

/**
 * The scrolling of a thread: opens at the line `[data-unread]` or the end, stays at the end while one is there, keeps
 * its place when something changes above. `sent` counts own messages: one more leads to the end. `onTop` asks for more.
 */
export function useScrolling(sent: number, onTop: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const end = useRef(true);
  const sentBefore = useRef(sent);
  // The first message that was drawn last time, and where: what it moved by, the view moves by.
  const anchor = useRef<{ key: string; top: number }>(undefined);

  const look = () => {
    const element = box.current;
    if (!element) return;
    end.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    setAtEnd(end.current);
    if (element.scrollTop < NEAR_TOP) onTop();
  };
  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    end.current = true;
    setAtEnd(true);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { current: known } = anchor;
    const line = known ? null : element.querySelector<HTMLElement>("[data-unread]");
    const lineTop = line ? line.offsetTop - ABOVE_LINE : Number.POSITIVE_INFINITY;
    if (lineTop < element.scrollHeight - element.clientHeight) {
      element.scrollTop = lineTop;
      look();
    } else if (end.current || sent > sentBefore.current) toEnd();
    else if (known) element.scrollTop += (messageIn(element, known.key)?.offsetTop ?? known.top) - known.top;
    sentBefore.current = sent;
    const now = messageIn(element);
    anchor.current = now ? { key: now.dataset["message"] ?? "", top: now.offsetTop } : undefined;
  });

  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // A phone's keyboard makes the box smaller, fonts make the content longer: the end stays in sight.
    const watcher = new ResizeObserver(() => {
      if (end.current) element.scrollTop = element.scrollHeight;
    });
    watcher.observe(element);
    watcher.observe(content);
    return () => watcher.disconnect();
  }, []);
  return { box, isAtEnd, toEnd, onScroll: look };
}
