import { useDirection } from "@base-ui/react/direction-provider";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { useEditing } from "../editor/editing.ts";
import type { Card, CardChange } from "../model/card.ts";
import { cardAt, changeCard } from "../model/plan-doc.ts";
import { hasEnd, moved, stretched, type Timeline } from "../model/timeline.ts";

/** What is dragged: a whole bar, or its end. */
type Grip = "move" | "end";
/** A card on its way, by how many days. */
type Drag = { readonly id: string; readonly grip: Grip; readonly by: number };

/** A pointer that moves less than that many pixels presses. */
const PRESS_PX = 4;
const change = (card: Card, { grip, by }: Drag): CardChange | null =>
  grip === "move" ? moved(card, by) : stretched(card, by);

/** What is on its way, and what writes it down. */
function useDragged(onDone: (card: Card) => void) {
  const { open, undo } = useEditing();
  const [drag, setDrag] = useState<Drag | null>(null);
  // Keys and pointers may come several times before the next drawing.
  const now = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    now.current = next;
    setDrag(next);
  };
  const finish = () => {
    const done = now.current;
    show(null);
    const card = done && cardAt(open.doc, done.id);
    const values = card && change(card, done);
    if (!card || !values || !open.canWrite) return;
    undo.stopCapturing();
    changeCard(open.doc, card.id, values);
    undo.stopCapturing();
    onDone({ ...card, ...values });
  };
  return { canDrag: open.canWrite, drag, now, show, finish };
}
type Dragged = ReturnType<typeof useDragged>;

/** Drags with a mouse, a finger or a pen. Put what it answers on what is dragged; `onPress` is for what was only pressed. */
function usePointing({ canDrag, now, show, finish }: Dragged, { from, to }: Days, forward: 1 | -1) {
  const pointer = useRef<{ id: number; x: number; isFar: boolean } | null>(null);
  const wasDragged = useRef(false);
  /** Where a pointer is along its line, and how wide a day is there. */
  const along = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const line = currentTarget.closest("li")?.getBoundingClientRect();
    return { x: clientX - (line?.left ?? 0), day: (line?.width ?? 0) / (to - from) || 1 };
  };
  return (card: Card, grip: Grip, onPress: () => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!canDrag || event.button !== 0) return;
      event.stopPropagation(); // the end lies in the bar
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = false;
      show(null);
      pointer.current = { id: event.pointerId, x: along(event).x, isFar: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const began = pointer.current;
      if (began?.id !== event.pointerId) return;
      event.stopPropagation();
      const { x, day } = along(event);
      const far = forward * (x - began.x);
      began.isFar ||= Math.abs(far) >= PRESS_PX;
      const by = Math.round(far / day);
      if (began.isFar && now.current?.by !== by) show({ id: card.id, grip, by });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const began = pointer.current;
      if (began?.id !== event.pointerId) return;
      event.stopPropagation();
      pointer.current = null;
      wasDragged.current = began.isFar;
      finish();
    },
    onPointerCancel: () => {
      pointer.current = null;
      show(null);
    },
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!wasDragged.current) onPress();
    },
  });
}
type Days = Pick<Timeline, "from" | "to">;

/** Arrow keys on the button of a card move it, with the shift key its end. */
const keysFor =
  ({ canDrag, now, show, finish }: Dragged, forward: 1 | -1) =>
  (card: Card) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Escape" && now.current) {
        event.stopPropagation();
        show(null);
      }
      if (!/^Arrow(?:Left|Right)$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault(); // instead of scrolling
      if (!canDrag) return;
      const grip = event.shiftKey && hasEnd(card) ? "end" : "move";
      if (now.current && (now.current.id !== card.id || now.current.grip !== grip)) finish();
      const step = event.key === "ArrowRight" ? forward : -forward;
      const next = { id: card.id, grip, by: (now.current?.by ?? 0) + step } as const;
      if (next.by === 0 || change(card, next)) show(next);
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (now.current && event.key.startsWith("Arrow")) finish();
    },
    onBlur: () => {
      if (now.current?.id === card.id) finish();
    },
  });

/**
 * Moves bars of the timeline and their ends by days, with a pointer and with arrow keys. What is on its way is shown here
 * alone; the document learns of it when the pointer or the key is let go, in one step that one undo takes back.
 */
export function useSpanDrag(days: Days, onDone: (card: Card) => void) {
  const forward = useDirection() === "rtl" ? -1 : 1;
  const dragged = useDragged(onDone);
  const { canDrag, drag } = dragged;
  return {
    canDrag,
    dragged: drag,
    pointing: usePointing(dragged, days, forward),
    keys: keysFor(dragged, forward),
    /** A card as it is shown now: where it is dragged to. */
    shown: (card: Card): Card => (drag?.id === card.id ? { ...card, ...change(card, drag) } : card),
  };
}
