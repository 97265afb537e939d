import { isUsername, tidyUsername, USERNAME_MAX, USERNAME_MIN } from "@kompagnon/contract/profiles/rules.ts";
import { sameName } from "@kompagnon/contract/search/terms.ts";
import { CircleCheck, CircleX } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

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
function useFreeNames(taken: string | null, endings: string): readonly string[] {
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

/** The state of a typed username. */
type UsernameState = "idle" | "checking" | "available" | "taken" | "invalid";

/**
 * Checks a typed name, unless it equals the member's own ignoring case: its form here, whether it is free on the server.
 * `afterMs`: how long typing pauses before.
 */
function useUsernameCheck(typed: string, own: string, afterMs: number): UsernameState {
  const name = tidyUsername(typed);
  const isOwn = sameName(name, own);
  const [answer, setAnswer] = useState<{ name: string; state: UsernameState } | null>(null);
  useEffect(() => {
    if (isOwn) return;
    const stop = new AbortController();
    const found = (state: UsernameState) => !stop.signal.aborted && setAnswer({ name, state });
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
  return !isOwn && answer?.name === name ? answer.state : "idle";
}

const MARKS: Partial<Record<UsernameState, ReactNode>> = {
  checking: <Spinner />,
  available: <CircleCheck className="size-5 text-good" strokeWidth={1.75} />,
  taken: <CircleX className="size-5 text-bad" strokeWidth={1.75} />,
  invalid: <CircleX className="size-5 text-bad" strokeWidth={1.75} />,
};

/** The username with its availability: said in words below the field and shown at its end. */
export function UsernameField({
  value,
  own = "",
  problem,
  checkAfterMs,
  required = false,
  onChange,
}: {
  value: string;
  /** The saved one, which needs no check. */
  own?: string;
  /** What was found on trying to save it: `username_taken`, or anything else that is wrong with it. */
  problem: string | undefined;
  /** A name is checked after this long without typing. */
  checkAfterMs: number;
  required?: boolean;
  onChange: (username: string) => void;
}) {
  const { t } = useTranslation("profiles");
  const { t: error } = useTranslation("profiles/checks");
  const state = useUsernameCheck(value, own, checkAfterMs);
  const isTaken = problem === "username_taken" || state === "taken";
  const free = useFreeNames(isTaken ? value : null, t("username.endings"));
  const refusal = () => {
    if (isTaken) return error("username_taken");
    return problem || state === "invalid" ? error("username_invalid") : undefined;
  };
  const hints: Partial<Record<UsernameState, ReactNode>> = {
    checking: t("username.checking"),
    available: <span className="text-good">{t("username.available")}</span>,
  };
  const mark = MARKS[state];
  const field = (
    <TextField
      name="username"
      label={t("username.label")}
      error={refusal()}
      hint={
        <span role="status">
          {hints[state] ?? t("username.hint", { min: USERNAME_MIN, max: USERNAME_MAX })}
        </span>
      }
      end={mark && <span className="grid size-10 place-items-center text-ink-soft">{mark}</span>}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      required={required}
    />
  );
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      {field}
      {free.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft text-sm">{t("username.free")}</span>
          {free.map((name) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => onChange(name)}>
              <bdi>{name}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
