import { type RefObject, useEffect, useState } from "react";

/** So far from the screen counts as near it. */
const MARGIN = "400px";

/** Whether an element has come near the screen; stays so. `first`: it is there from the start. */
export function useComesNear(element: RefObject<Element | null>, first: boolean): boolean {
  const [near, setNear] = useState(first);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
