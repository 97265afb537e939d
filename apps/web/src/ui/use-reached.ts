import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `onReach` when the element that it returns comes within `margin` of the screen, a CSS length, and again after each change of
 * `step` that leaves it there. Without a step or a margin nothing is observed.
 */
export function useReached<E extends Element = HTMLDivElement>(
  onReach: () => void,
  { margin, step }: { margin: string | undefined; step: number | null },
): RefObject<E | null> {
  const element = useRef<E>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!element.current || step === null || margin === undefined) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [step, margin]);
  return element;
}
