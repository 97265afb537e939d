import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** The list's own item that an element is in. */
function itemAround(list: HTMLElement | null, element: Element | null): number {
  const found = [...(list?.children ?? [])].findIndex((item) => item.contains(element));
  return found;
}

/**
 * For lists whose items are decided one after the other: when the item that was worked on is gone, the focus goes to the one that
 * takes its place, or to what is shown instead of an empty list. `ref` is the list, or that.
 */
export function useNextItem(keys: readonly string[]): {
  ref: RefObject<HTMLElement | null>;
  handlers: {
    onFocusCapture: (event: FocusEvent) => void;
    onPointerDownCapture: (event: PointerEvent) => void;
  };
} {
  const ref = useRef<HTMLElement>(null);
  const before = useRef<readonly string[]>(keys);
  const worked = useRef<string | null>(null);
  const note = ({ target }: { target: EventTarget }) => {
    const at = target instanceof Element ? itemAround(ref.current, target) : -1;
    // Dialogs of an item are elsewhere in the document.
    if (at >= 0) worked.current = keys[at] ?? null;
  };
  const joined = keys.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are what may have changed
  useEffect(() => {
    const place = worked.current === null ? -1 : before.current.indexOf(worked.current);
    const isGone = worked.current !== null && place >= 0 && !keys.includes(worked.current);
    before.current = keys;
    if (!isGone) return;
    worked.current = keys[Math.min(place, keys.length - 1)] ?? null;
    const list = ref.current;
    const next = keys.length === 0 ? list : list?.children[Math.min(place, keys.length - 1)];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "start" });
  }, [joined]);
  return { ref, handlers: { onFocusCapture: note, onPointerDownCapture: note } };
}
