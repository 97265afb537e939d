/** An IBAN as it is compared: without spaces, in capitals. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/** What an IBAN looks like: a country, two check digits, eleven to thirty letters and digits. */
export const IBAN_PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Fewest characters of any country's IBAN. */
export const IBAN_MIN = 15;

/**
 * Whether the check digits of an IBAN fit (ISO 13616): a mistyped or swapped character does not pass. Whether its country
 * takes part in SEPA, and how long it is there, the server knows.
 */
export function isIbanWritten(typed: string): boolean {
  const iban = plainIban(typed);
  if (!IBAN_PATTERN.test(iban)) return false;
  let rest = 0;
  // Country and check digits go to the end; letters count from 10.
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** An IBAN as it is read: four characters at a time. */
export const grouped = (iban: string): string =>
  plainIban(iban)
    .match(/.{1,4}/g)
    ?.join(" ") ?? "";
