import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/field.tsx";
import { numbers } from "#ui/formatters.ts";
import { type NumberField, readNumber } from "./read-number.ts";
import { useTyped } from "./typed-numbers.ts";

/**
 * A number as it is typed in any language. What isn't one, or is out of bounds, stays as it was typed, with the reason; only a
 * number that is shown is passed on. `name`: the place of the field in the plan.
 */
export function AmountField({
  name,
  label,
  hint,
  value,
  onChange,
  className,
  ...field
}: NumberField & {
  name: string;
  label: string;
  hint?: string;
  value: number;
  onChange: (value: number) => void;
  className?: string;
}) {
  const { t, i18n } = useTranslation("businessplans");
  const { typed: kept, keep } = useTyped(name);
  /** While the field is written in; null otherwise. */
  const [writing, setWriting] = useState<string | null>(null);
  /** What it was before it was written in: that counts while the text is no number that it takes, not a part of the text. */
  const before = useRef(value);
  const { kind, min, max } = field;
  const format = (of: number) => {
    const amount = kind === "euros" ? of / 100 : of;
    const minimumFractionDigits = kind === "euros" && of % 100 !== 0 ? 2 : 0;
    return numbers(i18n.language, {
      useGrouping: false,
      minimumFractionDigits,
      maximumFractionDigits: 2,
    }).format(amount);
  };
  const mark = /[,\u066b]/.test(numbers(i18n.language, {}).format(1.5)) ? "," : ".";
  const text = writing ?? kept;
  const read = text === null ? value : readNumber(text, field, mark);
  // Another field has changed what this one takes: what is shown is passed on.
  const fits = writing === null && kept !== null && typeof read === "number";
  const passOn = useEffectEvent(() => {
    keep(null);
    if (typeof read === "number") onChange(read);
  });
  useEffect(() => {
    if (fits) passOn();
  }, [fits]);
  const isWrong = typeof read === "string" && writing === null;
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      {...(isWrong && { error: t(`wrong.${read}`, { min: format(min), max: format(max) }) })}
      inputMode={min < 0 ? "text" : "decimal"}
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      // Written from left to right, it begins where its label does.
      className={cx("rtl:[&_input]:text-end", className)}
      value={text ?? format(value)}
      onChange={(event) => {
        const next = event.target.value;
        if (writing === null) before.current = value;
        setWriting(next);
        const number = readNumber(next, field, mark);
        keep(typeof number === "string" ? next : null);
        const counts = typeof number === "string" ? before.current : number;
        if (counts !== value) onChange(counts);
      }}
      onBlur={() => setWriting(null)}
    />
  );
}
