import { useCallback, useSyncExternalStore } from "react";

/** A phone on its side, or a page at 200 %; the variant `short` of ui/theme.css. */
export const LOW_WINDOW = "(height < 30rem)";

/** Whether a media query holds; follows it. */
export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(media);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => false,
  );
}
