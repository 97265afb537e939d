import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Closer to the end than this, in px, counts as being there. */
const NEAR_END = 120;
/** Closer to either end than this, in px, more is fetched. */
const NEAR = 800;
/** What stays visible above the first unread message, in px. */
const ABOVE_LINE = 24;

type Anchor = { key: string; top: number };

/** The first element that ends below a line. The elements are in order. */
function firstBelow(elements: readonly HTMLElement[], line: number): HTMLElement | undefined {
  let from = 0;
  let to = elements.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const element = elements[middle];
    if (element && element.getBoundingClientRect().bottom <= line) from = middle + 1;
    else to = middle;
  }
  return elements[from];
}

const all = (box: HTMLElement, selector: string) => [...box.querySelectorAll<HTMLElement>(selector)];

/** The message at the top of the view, and its exact position. */
function anchorOf(box: HTMLElement): Anchor | null {
  const { top } = box.getBoundingClientRect();
  const block = firstBelow(all(box, "[data-block]"), top);
  const row = block && firstBelow(all(block, "[data-row]"), top);
  const key = row?.dataset["row"];
  return row && key ? { key, top: row.getBoundingClientRect().top - top } : null;
}

/** Scrolls the message back to its position. */
function restore(box: HTMLElement, anchor: Anchor | null): void {
  const row = anchor && box.querySelector<HTMLElement>(`[data-row="${CSS.escape(anchor.key)}"]`);
  if (!row) return;
  const moved = row.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.top;
  if (Math.abs(moved) >= 1) box.scrollTop += moved;
}

/** Brings a message into the middle and lets it light up. */
function show(row: HTMLElement): void {
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
  row.animate([{ backgroundColor: "var(--color-signal-soft)" }, { backgroundColor: "transparent" }], {
    duration: 2_000,
    easing: "ease-in",
  });
}

type Options = {
  /** How many own messages wait: one more leads to the end. */
  sent: number;
  /** There is more behind what is drawn. */
  hasNewer: boolean;
  /** It opens at its beginning instead of its end. */
  fromTop: boolean;
  onTop: () => void;
  onBottom: () => void;
};

/**
 * The scrolling of a thread: it opens at the line `[data-unread]` or the end, follows the end while it is in view, and keeps the
 * position of the view when something changes above it. `reveal` shows a message as soon as it is drawn.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one position, and all that may move it
export function useScrolling({ sent, hasNewer, fromTop, onTop, onBottom }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(!fromTop);
  const end = useRef(!fromTop);
  const opened = useRef(false);
  const sentBefore = useRef(sent);
  const anchor = useRef<Anchor>(null);
  const target = useRef<number>(null);

  const readPosition = () => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    end.current = below < NEAR_END && !hasNewer;
    setAtEnd(end.current);
    anchor.current = anchorOf(element);
    if (element.scrollTop < NEAR) onTop();
    if (below < NEAR) onBottom();
  };
  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    readPosition();
  };
  const open = (element: HTMLElement) => {
    opened.current = true;
    const line = element.querySelector<HTMLElement>("[data-unread]");
    if (line)
      element.scrollTop +=
        line.getBoundingClientRect().top - element.getBoundingClientRect().top - ABOVE_LINE;
    else if (!fromTop) element.scrollTop = element.scrollHeight;
  };
  const settle = () => {
    const element = box.current;
    if (!element) return;
    const targetRow =
      target.current === null ? null : element.querySelector<HTMLElement>(`[data-seq="${target.current}"]`);
    if (targetRow) {
      target.current = null;
      opened.current = true;
      show(targetRow);
    } else if (!opened.current) open(element);
    else if (end.current || sent > sentBefore.current) element.scrollTop = element.scrollHeight;
    else restore(element, anchor.current);
    sentBefore.current = sent;
    readPosition();
  };
  useLayoutEffect(settle);

  const onResize = useEffectEvent(() => {
    const element = box.current;
    if (!element) return;
    if (end.current) element.scrollTop = element.scrollHeight;
    else restore(element, anchor.current);
  });
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // A phone's keyboard makes the box smaller; pictures, fonts and blocks drawn for the first time change the content.
    const watcher = new ResizeObserver(() => onResize());
    watcher.observe(element);
    watcher.observe(content);
    return () => watcher.disconnect();
  }, []);

  /** Shows a message: now, or as soon as it is drawn. */
  const reveal = (seq: number) => {
    target.current = seq;
    const row = box.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
    if (!row) return;
    target.current = null;
    show(row);
  };
  return { box, isAtEnd, toEnd, onScroll: readPosition, reveal };
}
