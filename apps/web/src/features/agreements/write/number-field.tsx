import { type ReactNode, useState } from "react";
import { TextField } from "#ui/field.tsx";

/** A whole number between two others; what is none, or beyond them, is put right when the field is left. */
export function NumberField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={typed ?? String(value)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, "").slice(0, 9);
        setTyped(digits);
        const number = Number(digits);
        if (digits !== "" && number >= min && number <= max) onChange(number);
      }}
      onBlur={() => {
        if (typed === null) return;
        setTyped(null);
        const number = typed === "" ? min : Number(typed);
        const near = Math.min(max, Math.max(min, number));
        if (near !== value) onChange(near);
      }}
    />
  );
}
