/** Digits of Arabic and Devanagari as those of Latin script. */
const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u0966-\u096f]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) - (digit >= "\u0966" ? 0x966 : 0x660)),
  );

/** Why a text is not the number that a field wants. */
export type NumberProblem = "empty" | "no_number" | "decimals" | "whole" | "between";
/** What a field wants: euros are kept in cents, percentages with two decimals. */
type NumberKind = "euros" | "percent" | "whole";
export type NumberField = { kind: NumberKind; min: number; max: number };
/** The mark before decimals in the member's language: before three digits it can't part thousands. */
export type DecimalMark = "." | ",";

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
