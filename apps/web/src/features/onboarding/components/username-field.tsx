import { USERNAME_MAX, USERNAME_MIN } from "@kompagnon/contract/profiles/rules.ts";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#ui/field.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { Problem } from "../answers.ts";
import { type Availability, useAvailability } from "../use-availability.ts";

/** The username with its availability: said in words below the field and shown at its end. */
export function UsernameField({
  value,
  onChange,
  problem,
}: {
  value: string;
  onChange: (username: string) => void;
  /** What was found on trying to pass the step. */
  problem: Problem | undefined;
}) {
  const { t } = useTranslation("onboarding");
  const { t: error } = useTranslation("profiles/checks");
  const state = useAvailability(value);
  const refused =
    problem === "username_taken" || state === "taken"
      ? error("username_taken")
      : problem || state === "invalid"
        ? error("username_invalid")
        : undefined;
  const hints: Partial<Record<Availability, ReactNode>> = {
    checking: t("person.checking"),
    available: <span className="text-good">{t("person.available")}</span>,
  };
  const marks: Partial<Record<Availability, ReactNode>> = {
    checking: <Spinner />,
    available: <CircleCheck className="size-5 text-good" strokeWidth={1.75} />,
    taken: <CircleX className="size-5 text-bad" strokeWidth={1.75} />,
    invalid: <CircleX className="size-5 text-bad" strokeWidth={1.75} />,
  };
  return (
    <TextField
      name="username"
      label={t("person.username")}
      error={refused}
      hint={
        <span role="status">
          {hints[state] ?? t("person.username_hint", { min: USERNAME_MIN, max: USERNAME_MAX })}
        </span>
      }
      end={
        marks[state] && <span className="grid size-10 place-items-center text-ink-soft">{marks[state]}</span>
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      required
    />
  );
}
