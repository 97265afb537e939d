import { useEffect, useState } from "react";
import { TextField } from "#ui/field.tsx";
import { numbers } from "#ui/formatters.ts";
import { centsOf } from "../model/budget.ts";
import { useWords } from "./use-words.ts";

/** An amount as people type it; written down as cents when it is one. */
export function AmountField({
  label,
  value,
  disabled,
  error,
  onChange,
}: {
  label: string;
  value: number | null;
  disabled: boolean;
  /** A problem with the amount other than its format. */
  error?: string | undefined;
  onChange: (cents: number | null) => void;
}) {
  const { t, language } = useWords();
  const shown =
    value === null
      ? ""
      : numbers(language, { minimumFractionDigits: value % 100 ? 2 : 0 }).format(value / 100);
  const [typed, setTyped] = useState(shown);
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!typing) setTyped(shown);
  }, [shown, typing]);
  const cents = centsOf(typed);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      disabled={disabled}
      value={typed}
      error={cents === undefined ? t("field.amount_wrong") : error}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = centsOf(event.target.value);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
