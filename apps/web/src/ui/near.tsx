import { createContext, type RefObject, useContext, useEffect, useState } from "react";

/** So far from the screen counts as near it. */
const MARGIN = "400px";

/** Whether what is drawn is near the screen. Pictures and parts of what is not are fetched once it comes near. */
export const Near = createContext(true);
/** Whether what is drawn here is near the screen, as whoever draws it says; true where nobody does. */
export const useIsNear = (): boolean => useContext(Near);

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
