import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { useEffect, useState } from "react";
import { preloadToasts } from "#ui/toast.tsx";

/** The page comes first, also on a slow line. */
const FIRST_VIEW_MS = 4_000;

/**
 * What may be needed and can wait until nothing else is going on: the hundred ranges of the Chinese face, because
 * members write in every language whatever the interface speaks (the files behind the ranges load only when their
 * characters are shown), and what draws toasts.
 */
export function WhenIdle() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => {
      setIdle(true);
      preloadToasts();
    };
    let request = 0;
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) request = requestIdleCallback(begin);
      else begin();
    }, FIRST_VIEW_MS);
    return () => {
      clearTimeout(timer);
      if (request) cancelIdleCallback(request);
    };
  }, []);
  return idle ? <link rel="stylesheet" href={chinese} /> : null;
}
