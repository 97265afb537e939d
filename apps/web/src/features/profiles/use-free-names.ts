import { isUsername, tidyUsername, USERNAME_MAX } from "@kompagnon/contract/profiles/rules.ts";
import { useEffect, useState } from "react";
import { call } from "#platform/call.ts";

/** The number of names that are offered. */
const OFFERED = 3;
const SCRIPTS = ["Latin", "Cyrillic", "Arabic", "Devanagari", "Han"] as const;
const scriptOf = (text: string) =>
  SCRIPTS.find((script) => new RegExp(`^\\p{Script=${script}}`, "u").test(text)) ?? null;

/** Names made of a taken one and words of its own script, as names of mixed scripts are refused. */
export function namesLike(taken: string, endings: readonly string[]): string[] {
  const name = tidyUsername(taken);
  return endings.flatMap((ending) => {
    const room = USERNAME_MAX - [...ending].length;
    const made = `${[...name].slice(0, room).join("")}${ending}`;
    return scriptOf(name) === scriptOf(ending) && isUsername(made) ? [made] : [];
  });
}

async function isFree(name: string, signal: AbortSignal): Promise<boolean> {
  const { available } = await call("GET /api/usernames/{name}/availability", { params: { name }, signal });
  return available;
}

/** Free names like one that is taken; none while `taken` is null, and while they are looked for. */
export function useFreeNames(taken: string | null, endings: string): readonly string[] {
  const [found, setFound] = useState<{ for: string; names: readonly string[] } | null>(null);
  useEffect(() => {
    if (taken === null) return;
    const stop = new AbortController();
    const find = async () => {
      const names: string[] = [];
      for (const name of namesLike(taken, endings.split("/"))) {
        if (names.length === OFFERED || stop.signal.aborted) break;
        if (await isFree(name, stop.signal)) names.push(name);
      }
      if (!stop.signal.aborted) setFound({ for: taken, names });
    };
    // Without a connection there are none: the field says what is wrong.
    find().catch(() => undefined);
    return () => stop.abort();
  }, [taken, endings]);
  return taken !== null && found?.for === taken ? found.names : [];
}
