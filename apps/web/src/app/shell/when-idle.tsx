import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { useEffect, useEffectEvent, useState } from "react";
import { hasChineseFace, useChineseSeen } from "#platform/chinese.ts";
import { pushState } from "#platform/push.ts";
import { registerWorker } from "#platform/service-worker.ts";
import { useMember } from "#platform/session.ts";

/** The page comes first, also on a slow line. */
const FIRST_VIEW_MS = 4_000;

/**
 * Loads what can wait until the page is idle: the service worker, and the hundred unicode ranges of the Chinese font, after a
 * visitor has typed Chinese on a device without a font for it (the files behind the ranges load only when their characters are
 * shown).
 */
export function WhenIdle() {
  const [idle, setIdle] = useState(false);
  const [lacksFace, setLacksFace] = useState(false);
  const { id } = useMember();
  const chineseSeen = useChineseSeen();
  const begin = useEffectEvent(() => {
    setIdle(true);
    setLacksFace(!hasChineseFace());
    registerWorker();
    // Tells the server of this device's push subscription again: signing out, or a new one, made the two part.
    void pushState(id).catch(() => undefined); // the next visit tries again
  });
  useEffect(() => {
    let request = 0;
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) request = requestIdleCallback(() => begin());
      else begin();
    }, FIRST_VIEW_MS);
    return () => {
      clearTimeout(timer);
      if (request) cancelIdleCallback(request);
    };
  }, []);
  return idle && chineseSeen && lacksFace ? <link rel="stylesheet" href={chinese} /> : null;
}
