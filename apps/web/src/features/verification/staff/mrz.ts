/** The machine-readable lines of a document and their check digits (ICAO 9303), as far as a reviewer could type them. */
type Checked = "good" | "bad" | "covered";
/** The content of the lines. Dates as they are written: YYMMDD. */
export type Mrz = {
  number: Checked;
  birth: Checked;
  expiry: Checked;
  whole: Checked;
  birthdate: string;
  expires: string;
};

const WEIGHTS = [7, 3, 1] as const;
/** What a sign counts: digits themselves, letters from 10, the filler nothing; null for what is covered or none of these. */
function worthOf(sign: string): number | null {
  if (sign === "<") return 0;
  return /[0-9A-Z]/.test(sign) ? Number.parseInt(sign, 36) : null;
}

/** Whether a check digit matches the characters before it. A covered character (`?`) leaves it open. */
export function check(text: string, digit: string): Checked {
  let sum = 0;
  for (const [at, sign] of [...text].entries()) {
    const value = worthOf(sign);
    if (value === null) return "covered";
    sum += value * (WEIGHTS[at % 3] ?? 0);
  }
  if (digit === "?") return "covered";
  // An empty field may have a filler for its digit.
  return sum % 10 === (digit === "<" ? 0 : Number(digit)) ? "good" : "bad";
}

/** Reads three lines of thirty signs (cards) or two of forty-four (passports); null for anything else. */
export function readMrz(typed: string): Mrz | null {
  const lines = typed
    .toUpperCase()
    .split("\n")
    .map((line) => line.replace(/[\s«‹]/g, (sign) => (/\s/.test(sign) ? "" : "<")))
    .filter((line) => line !== "");
  if (lines.some((line) => !/^[0-9A-Z<?]+$/.test(line))) return null;
  const [first = "", second = ""] = lines;
  if (lines.length === 3 && lines.every(({ length }) => length === 30)) return readCard(first, second);
  if (lines.length === 2 && lines.every(({ length }) => length === 44)) return readPassport(second);
  return null;
}

const readCard = (first: string, second: string): Mrz => ({
  number: check(first.slice(5, 14), first.charAt(14)),
  birth: check(second.slice(0, 6), second.charAt(6)),
  expiry: check(second.slice(8, 14), second.charAt(14)),
  whole: check(
    first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29),
    second.charAt(29),
  ),
  birthdate: second.slice(0, 6),
  expires: second.slice(8, 14),
});

const readPassport = (second: string): Mrz => ({
  number: check(second.slice(0, 9), second.charAt(9)),
  birth: check(second.slice(13, 19), second.charAt(19)),
  expiry: check(second.slice(21, 27), second.charAt(27)),
  whole: check(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43), second.charAt(43)),
  birthdate: second.slice(13, 19),
  expires: second.slice(21, 27),
});

/** Whether a birth date such as 1990-05-31 is what the lines say; open where they are covered. */
export const isSameBirth = ({ birthdate }: Mrz, date: string): boolean =>
  birthdate.includes("?") || birthdate === date.slice(2).replaceAll("-", "");

/** Whether a document that ends on this day, of this century, has ended. */
export function hasEnded({ expires }: Mrz, today: Date): boolean {
  const day = /^(\d\d)(\d\d)(\d\d)$/.exec(expires);
  if (!day) return false;
  const [, year = "", month = "", date = ""] = day;
  return `20${year}-${month}-${date}` < today.toISOString().slice(0, 10);
}
