import { isUsername, tidyUsername } from "@kompagnon/contract/profiles/rules.ts";
import { useEffect, useState } from "react";
import { call } from "#platform/call.ts";

/** How a typed username stands (spec: community, section 4). */
export type Availability = "idle" | "checking" | "available" | "taken" | "invalid";

/** A name is checked after this long without typing, in ms. */
const CHECK_AFTER_MS = 1000;

/** Checks a typed name: its form here, whether it is free on the server. One's own name counts as available. */
export function useAvailability(typed: string): Availability {
  const name = tidyUsername(typed);
  const [known, setKnown] = useState<{ name: string; state: Availability } | null>(null);
  useEffect(() => {
    if (name === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = (state: Availability) => !stop.signal.aborted && setKnown({ name, state });
      if (!isUsername(name)) return found("invalid");
      found("checking");
      try {
        const { available, invalid } = await call("GET /api/usernames/{name}/availability", {
          params: { name },
          signal: stop.signal,
        });
        found(invalid ? "invalid" : available ? "available" : "taken");
      } catch {
        found("idle"); // says nothing rather than something wrong: saving decides
      }
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name]);
  return name !== "" && known?.name === name ? known.state : "idle";
}
