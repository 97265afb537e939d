import { isUsername, tidyUsername } from "@kompagnon/contract/profiles/rules.ts";
import { useEffect, useState } from "react";
import { call } from "#platform/call.ts";

/** How a typed username stands. */
export type UsernameState = "idle" | "checking" | "available" | "taken" | "invalid";

/** A name is checked after this long without typing, in ms (spec: account, section 5). */
const CHECK_AFTER_MS = 400;

/** Checks a typed name, unless it is one's own ignoring case: its form here, whether it is free on the server. */
export function useUsernameCheck(typed: string, own: string): UsernameState {
  const name = tidyUsername(typed);
  const isOwn = name.toLowerCase() === own.toLowerCase();
  const [known, setKnown] = useState<{ name: string; state: UsernameState } | null>(null);
  useEffect(() => {
    if (isOwn) return;
    const stop = new AbortController();
    const found = (state: UsernameState) => !stop.signal.aborted && setKnown({ name, state });
    const timer = setTimeout(async () => {
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
  }, [name, isOwn]);
  return !isOwn && known?.name === name ? known.state : "idle";
}
