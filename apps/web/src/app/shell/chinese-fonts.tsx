import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { useEffect, useState } from "react";

/**
 * The hundred ranges of the Chinese face, fetched when nothing else is going on: members write in every language,
 * whatever the interface speaks. The files behind the ranges load only when their characters are shown.
 */
export function ChineseFonts() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return setIdle(true);
    const request = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(request);
  }, []);
  return idle ? <link rel="stylesheet" href={chinese} /> : null;
}
