import { PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** How hard a password is to guess, from the weakest on. */
const STRENGTHS = ["weak", "fair", "good", "strong"] as const;
type Strength = (typeof STRENGTHS)[number];

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

/** The hint of a field for a new password: how many characters it needs, then how hard the typed one is to guess. */
export function PasswordStrength({ typed }: { typed: string }) {
  const { t } = useTranslation("accounts/checks");
  const strength = strengthOf(typed);
  return strength ? <StrengthMeter strength={strength} /> : t("new_password.hint", { min: PASSWORD_MIN });
}

/** As a bar and in words. */
function StrengthMeter({ strength }: { strength: Strength }) {
  const { t } = useTranslation("accounts/checks");
  const level = STRENGTHS.indexOf(strength);
  const filled = { weak: "bg-bad", fair: "bg-warn", good: "bg-good", strong: "bg-good" }[strength];
  return (
    <span className="flex items-center gap-2.5" data-strength={strength}>
      <span aria-hidden="true" className="flex gap-1">
        {STRENGTHS.map((one, nth) => (
          <span
            key={one}
            className={cx("h-1.5 w-8 rounded-full", nth <= level ? filled : "bg-line-strong")}
          />
        ))}
      </span>
      <span role="status">{t(`new_password.strength.${strength}`)}</span>
    </span>
  );
}
