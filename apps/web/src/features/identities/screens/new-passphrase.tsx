import { PASSPHRASE_MAX } from "@kompagnon/contract/identities/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { isTaken, strengthOf } from "../keys/strength.ts";

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
export const isReady = (typed: string): boolean => isTaken(strengthOf(typed));
