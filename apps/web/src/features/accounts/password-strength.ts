import { PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";

/** How hard a password is to guess, from the weakest on. */
export const STRENGTHS = ["weak", "fair", "good", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The bits of guessing from which a password is fair, good and strong. */
const BITS = { fair: 45, good: 60, strong: 80 } as const;
/** Words that guessers try first, without the digits and signs around them. */
const FIRST_GUESSES =
  /^(?:pass(?:wor[dt]|wort)|kennwort|qwert[yz]\w*|azerty|letmein|welcome|willkommen|hallo\w*|hello\w*|iloveyou|ichliebedich|admin\w*|geheim\w*|secret|sommer|winter|schatz\w*|kompagnon)$/;
const ROWS = ["qwertzuiop", "qwertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm"];

/** The kinds of characters and how many there are of each. */
const POOLS = [
  [/\d/, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\d\p{Ll}\p{Lu}]/u, 33],
] as const;

/** Whether a character only goes on with what the one before began: "aa", "ab", "21", "we". */
function isExpected(before: string, now: string): boolean {
  const step = Math.abs((now.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
  return step <= 1 || ROWS.some((row) => row.includes(before + now) || row.includes(now + before));
}

/** Estimates a password while it is typed; null while it is too short to be taken. The server refuses known ones as well. */
export function strengthOf(password: string): Strength | null {
  const letters = [...password];
  if (letters.length < PASSWORD_MIN) return null;
  const plain = password.toLowerCase();
  if (FIRST_GUESSES.test(plain.replace(/[^\p{L}]/gu, ""))) return "weak";
  const lower = [...plain];
  const surprising = lower.filter((letter, nth) => nth === 0 || !isExpected(lower[nth - 1] ?? "", letter));
  const counted = Math.min(surprising.length, new Set(lower).size * 1.5);
  const pool = POOLS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = counted * Math.log2(pool);
  if (bits < BITS.fair) return "weak";
  if (bits < BITS.good) return "fair";
  return bits < BITS.strong ? "good" : "strong";
}
