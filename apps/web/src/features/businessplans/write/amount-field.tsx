import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { numbers } from "#ui/formatters.ts";
import { readAmount } from "./read-amount.ts";

/** A number as it is typed in any language: whole, or with `cents` in euros; what is none, or beyond, is put right when the field is left. */
export function AmountField({
  label,
  value,
  min = 0,
  max,
  cents = false,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  cents?: boolean;
  onChange: (value: number) => void;
}) {
  const { i18n } = useTranslation("ui");
  const [typed, setTyped] = useState<string | null>(null);
  const digits = cents && value % 100 !== 0 ? 2 : 0;
  const shown = numbers(i18n.language, { useGrouping: false, minimumFractionDigits: digits }).format(
    cents ? value / 100 : value,
  );
  return (
    <TextField
      label={label}
      inputMode={min < 0 ? "text" : "decimal"}
      autoComplete="off"
      dir="ltr"
      maxLength={14}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        const read = readAmount(event.target.value, cents);
        if (read !== null && read >= min && read <= max) onChange(read);
      }}
      onBlur={() => {
        if (typed === null) return;
        setTyped(null);
        const near = Math.min(max, Math.max(min, readAmount(typed, cents) ?? Math.max(0, min)));
        if (near !== value) onChange(near);
      }}
    />
  );
}
