import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/field.tsx";
import { numbers } from "#ui/formatters.ts";
import { useTyped } from "./typed-numbers.ts";

/** Digits of Arabic and Devanagari as those of Latin script. */
const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u0966-\u096f]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) - (digit >= "\u0966" ? 0x966 : 0x660)),
  );

/** Why a text is not the number that a field wants. */
type NumberProblem = "empty" | "no_number" | "decimals" | "whole" | "between";
/** What a field wants: euros are kept in cents, percentages with two decimals. */
type NumberKind = "euros" | "percent" | "whole";
type NumberField = { kind: NumberKind; min: number; max: number };
/** The mark before decimals in the member's language: before three digits it can't part thousands. */
type DecimalMark = "." | ",";

/** A number whose last point or comma parts one or two decimals; others part thousands. */
const NUMBER = /^(?<sign>-?)(?<whole>\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)?(?:[.,](?<part>\d{1,2}))?$/;
const TOO_FINE = /^-?\d*[.,]\d{3,}$/;
/** What may stand around a number: spaces, marks of thousands, signs of euros and percent. */
const AROUND = /[\s\u00a0\u202f\u066c'’€%\u066a]|EUR/giu;

/**
 * Reads what was typed in any language: `1.250,50`, `1,250.50` and `1250.5` are the same number. Nothing is put right: what isn't
 * the number that the field wants is a problem.
 */
export function readNumber(
  text: string,
  { kind, min, max }: NumberField,
  mark: DecimalMark,
): number | NumberProblem {
  const plain = latin(text)
    .replace(AROUND, "")
    .replace(/\u066b/g, ",")
    .replace(/[\u2212\u2013]/g, "-");
  if (plain === "") return "empty";
  const isTooFine = TOO_FINE.test(plain) && (plain.includes(mark) || !NUMBER.test(plain));
  if (isTooFine) return "decimals";
  const { sign, whole = "", part = "" } = NUMBER.exec(plain)?.groups ?? {};
  if (whole === "" && part === "") return "no_number";
  if (kind === "whole" && Number(part) > 0) return "whole";
  const hundredths = Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
  const amount = kind === "euros" ? hundredths : hundredths / 100;
  const value = sign === "-" && amount > 0 ? -amount : amount;
  return value < min || value > max ? "between" : value;
}

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
  const { typed: kept, storeTyped } = useTyped(name);
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
    storeTyped(null);
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
        storeTyped(typeof number === "string" ? next : null);
        const counts = typeof number === "string" ? before.current : number;
        if (counts !== value) onChange(counts);
      }}
      onBlur={() => setWriting(null)}
    />
  );
}
