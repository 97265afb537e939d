import { USERNAME_MAX, USERNAME_MIN } from "@kompagnon/contract/profiles/rules.ts";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { Spinner } from "#ui/spinner.tsx";
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
  const refused =
    problem === "username_taken" || state === "taken"
      ? error("username_taken")
      : problem || state === "invalid"
        ? error("username_invalid")
        : undefined;
  const hints: Partial<Record<UsernameState, ReactNode>> = {
    checking: t("username.checking"),
    available: <span className="text-good">{t("username.available")}</span>,
  };
  const mark = MARKS[state];
  return (
    <TextField
      name="username"
      label={t("username.label")}
      error={refused}
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
}
