import { PASSPHRASE_MAX, PASSPHRASE_MIN } from "@kompagnon/contract/identities/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { tidyPassphrase } from "../keys/locks.ts";

/** How hard a passphrase is to guess: too short (or long) to be taken, weak, fine, strong. */
type Strength = "short" | "long" | "weak" | "fine" | "strong";

const WORDS_FINE = 3;
const LENGTH_FINE = 14;
const LENGTH_STRONG = 20;
/** The minimum number of different letters of a phrase, which excludes a held key. */
const DIFFERENT = 6;
/** What everybody tries first. */
const COMMON = /^(.{1,4})\1+$|^(?:0?123456789?0?|qwert[zy]u?iop|passwor[dt]\d*|kompagnon\d*|abcdefghij.*)$/iu;

/** The strength of a passphrase, as far as it can be estimated without a dictionary. */
export function strengthOf(typed: string): Strength {
  const phrase = tidyPassphrase(typed).trim();
  const letters = [...phrase];
  if (letters.length < PASSPHRASE_MIN) return "short";
  if (letters.length > PASSPHRASE_MAX) return "long";
  if (new Set(letters).size < DIFFERENT || COMMON.test(phrase)) return "weak";
  const words = phrase.split(/[\s\-_.,]+/u).filter((word) => word.length > 1).length;
  if (letters.length >= LENGTH_STRONG && (words > WORDS_FINE || letters.length >= LENGTH_STRONG + 8))
    return "strong";
  return letters.length >= LENGTH_FINE || words >= WORDS_FINE ? "fine" : "weak";
}

/** Whether it may be set. A weak one may: the member was warned. */
const isAcceptable = (strength: Strength): boolean => strength !== "short" && strength !== "long";

/** The fields of a new passphrase; its strength is shown in words. */
export function NewPassphrase({
  label,
  value,
  onChange,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation("identities");
  const strength = strengthOf(value);
  return (
    <div className="grid gap-1.5">
      <PasswordField
        label={label}
        name="passphrase"
        autoComplete="new-password"
        autoFocus={autoFocus}
        maxLength={PASSPHRASE_MAX + 20}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hint={t("passphrase.hint")}
      />
      <p
        role="status"
        className={`min-h-5 text-sm ${strength === "strong" || strength === "fine" ? "text-good" : "text-ink-soft"}`}
      >
        {value !== "" && t(`passphrase.${strength}`)}
      </p>
    </div>
  );
}

/** Whether what was typed may be set. */
export const isReady = (typed: string): boolean => isAcceptable(strengthOf(typed));
