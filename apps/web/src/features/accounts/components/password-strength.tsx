import { PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { STRENGTHS, type Strength, strengthOf } from "../password-strength.ts";

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
