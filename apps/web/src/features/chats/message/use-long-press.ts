import { type MouseEvent, type PointerEvent, useRef } from "react";

/** A finger that rests so long, in ms, asks for the actions; one that moves this far, in px, scrolls. */
const LONG_MS = 450;
const MOVED = 10;
/** After a long press its end must not count as a press outside the menu, for this time in ms. */
const AFTER_MS = 50;

/** Handlers that call `onLongPress` once a finger that rested on an element is lifted. */
export function useLongPress(onLongPress: (element: HTMLElement) => void) {
  const since = useRef<number | null>(null);
  const from = useRef({ x: 0, y: 0 });
  const cancel = () => {
    since.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      since.current = pointerType === "mouse" ? null : timeStamp;
      from.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > MOVED) cancel();
    },
    onPointerUp: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) => {
      if (since.current !== null && timeStamp - since.current >= LONG_MS)
        setTimeout(() => onLongPress(currentTarget), AFTER_MS);
      cancel();
    },
    onPointerCancel: cancel,
    // The browser's own menu for a resting finger would take its place; that of a mouse stays.
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (since.current !== null) event.preventDefault();
    },
  };
}
