import { isUsername, tidyUsername } from "@kompagnon/contract/profiles/rules.ts";
import { sameName } from "@kompagnon/contract/search/terms.ts";
import { useEffect, useState } from "react";
import { call } from "#platform/call.ts";

/** The state of a typed username. */
export type UsernameState = "idle" | "checking" | "available" | "taken" | "invalid";

/**
 * Checks a typed name, unless it equals the member's own ignoring case: its form here, whether it is free on the server.
 * `afterMs`: how long typing pauses before.
 */
export function useUsernameCheck(typed: string, own: string, afterMs: number): UsernameState {
  const name = tidyUsername(typed);
  const isOwn = sameName(name, own);
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
        const free = available ? "available" : "taken";
        found(invalid ? "invalid" : free);
      } catch {
        found("idle"); // says nothing rather than something wrong: saving decides
      }
    }, afterMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, isOwn, afterMs]);
  return !isOwn && known?.name === name ? known.state : "idle";
}
