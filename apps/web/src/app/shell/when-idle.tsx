import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { useEffect, useEffectEvent, useState } from "react";
import { registerWorker } from "#platform/service-worker.ts";
import { useMember } from "#platform/session.ts";
import { preloadToasts } from "#ui/toast.tsx";

/** The page comes first, also on a slow line. */
const FIRST_VIEW_MS = 4_000;

/** Tells the server of this device's push subscription again: signing out, or a new one, made the two part. */
const reportPush = async (memberId: string) => (await import("#platform/push.ts")).pushState(memberId);

/**
 * What may be needed and can wait until nothing else is going on: the hundred ranges of the Chinese face, because
 * members write in every language whatever the interface speaks (the files behind the ranges load only when their
 * characters are shown), what draws toasts, and the service worker.
 */
export function WhenIdle() {
  const [idle, setIdle] = useState(false);
  const { id } = useMember();
  const begin = useEffectEvent(() => {
    setIdle(true);
    preloadToasts();
    registerWorker();
    void reportPush(id).catch(() => undefined); // the next visit tries again
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
  return idle ? <link rel="stylesheet" href={chinese} /> : null;
}
