/** Digits of Arabic and Devanagari as those of Latin script. */
const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u0966-\u096f]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) - (digit >= "\u0966" ? 0x966 : 0x660)),
  );

/**
 * The whole number that was typed, or with `cents` the cents of an amount in euros: `1.250,50`, `1,250.50` and `1250.5` are the
 * same. The last point or comma before one or two digits at the end parts euros from cents. Null where there is no number.
 */
export function readAmount(text: string, cents: boolean): number | null {
  const plain = latin(text)
    .replace(/[٫]/g, ",")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/[^\d.,-]/g, "");
  const [, sign = "", euros = "", part = ""] = /^(-?)([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const whole = euros.replace(/\D/g, "");
  if (whole === "" && part === "") return null;
  const amount = cents ? Number(whole) * 100 + Number(part.padEnd(2, "0") || 0) : Number(whole);
  return sign && amount > 0 ? -amount : amount;
}
