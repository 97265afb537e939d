import { useEffect, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { clock } from "../clock.ts";

/** A length of time: one that is over in seconds, or one that still runs `since` then, in ms. */
export function Duration(props: { seconds: number } | { since: number }) {
  const { i18n } = useTranslation("calls");
  const since = "since" in props ? props.since : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [since]);
  const seconds = "seconds" in props ? props.seconds : (now - props.since) / 1000;
  return <span className="tabular-nums">{clock(seconds, i18n.language)}</span>;
}
