import { useTranslation } from "#platform/use-translation.ts";
import { CodeInput } from "#ui/code-input.tsx";
import { TextField } from "#ui/field.tsx";
import type { Factor } from "../factor.ts";

/** Six digits, or in a field of its own a backup code; a switch leads from one to the other. */
export function SecondFactor({
  value: factor,
  onChange,
  onComplete,
  disabled = false,
  autoFocus = true,
  error,
  hint,
}: {
  value: Factor;
  onChange: (factor: Factor) => void;
  /** Called as soon as the last digit is entered. */
  onComplete?: (factor: Factor) => unknown;
  disabled?: boolean;
  autoFocus?: boolean;
  /** What was wrong with it. */
  error?: string | undefined;
  /** What the six digits are, where nothing around says so. */
  hint?: string | undefined;
}) {
  const { t } = useTranslation("accounts");
  const { kind, value } = factor;
  return (
    <div className="grid gap-3">
      {kind === "code" ? (
        <CodeInput
          key="code"
          label={t("code.label")}
          hint={hint}
          error={error}
          value={value}
          disabled={disabled}
          autoFocus={autoFocus}
          onChange={(next) => onChange({ kind, value: next })}
          {...(onComplete && { onComplete: (next: string) => onComplete({ kind, value: next }) })}
        />
      ) : (
        <TextField
          key="backup"
          label={t("code.backup_label")}
          hint={t("code.backup_hint")}
          error={error}
          value={value}
          disabled={disabled}
          // The person has just asked for this field.
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          onChange={(event) => onChange({ kind, value: event.target.value })}
          className="[&_input]:font-mono"
        />
      )}
      <button
        type="button"
        disabled={disabled}
        onClick={() => onChange({ kind: kind === "code" ? "backup" : "code", value: "" })}
        className="justify-self-start rounded-control py-1 font-medium text-accent text-sm hover:underline disabled:opacity-50"
      >
        {t(kind === "code" ? "code.use_backup" : "code.use_app")}
      </button>
    </div>
  );
}
