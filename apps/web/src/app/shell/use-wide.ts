import { useSyncExternalStore } from "react";

/** From this width on the sidebar shows words (spec: community, shell layout). */
const WIDE = "(min-width: 1280px)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether there is room for a sidebar with words. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
