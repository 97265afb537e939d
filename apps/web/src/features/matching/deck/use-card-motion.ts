import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { CardMotion } from "./card-motion.ts";
import type { Direction } from "./drag.ts";

const MIDDLE = { x: 0, y: 0 };

/** Moves a card: by the finger while it is on top, out when it was decided, back when it was taken back. */
export function useCardMotion(
  body: RefObject<HTMLElement | null>,
  card: {
    top: boolean;
    /** The side it comes back from. */
    from: Direction | null;
    leaving: { to: Direction; speed: number } | null;
    /** Answers whether the decision was taken; otherwise the card goes back. */
    onDecide: (direction: Direction, speed: number) => boolean;
    onGone: () => void;
    onDetails: () => void;
    /** How far the top card is from the middle, in px. */
    onMove: (offset: number) => void;
  },
): void {
  const { top } = card;
  const motion = useRef<CardMotion | null>(null);
  const move = useEffectEvent((offset: number) => {
    if (top) card.onMove(offset);
  });
  const letGo = useEffectEvent((direction: Direction, speed: number) => {
    if (!card.onDecide(direction, speed)) motion.current?.home(MIDDLE);
  });
  const tap = useEffectEvent(() => card.onDetails());
  const out = useEffectEvent(() => card.onGone());
  const enter = useEffectEvent(() => {
    if (card.from) motion.current?.enter(card.from);
  });
  useEffect(() => {
    if (!body.current) return;
    const moved = new CardMotion(body.current, {
      onMove: (offset) => move(offset),
      onDecide: (direction, speed) => letGo(direction, speed),
      onTap: () => tap(),
    });
    motion.current = moved;
    enter();
    return () => moved.destroy();
  }, [body]);

  const wasLeaving = useRef(false);
  const to = card.leaving?.to ?? null;
  const speed = card.leaving?.speed ?? 0;
  useEffect(() => {
    if (to) motion.current?.leave(to, speed, () => out());
    else if (wasLeaving.current) motion.current?.home(MIDDLE);
    wasLeaving.current = to !== null;
  }, [to, speed]);
  useEffect(() => {
    if (motion.current) motion.current.enabled = top;
  }, [top]);
}
