import { USERNAME_MAX, USERNAME_MIN } from "@kompagnon/contract/profiles/rules.ts";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useFreeNames } from "./use-free-names.ts";
import { type UsernameState, useUsernameCheck } from "./use-username-check.ts";

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
