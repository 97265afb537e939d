import { PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";
import { Check, Circle } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { PASSWORD_GOOD, type PasswordRules } from "./password-rules.ts";

/** Which of the rules a typed password meets. */
export function PasswordRulesList({ rules }: { rules: PasswordRules }) {
  const { t } = useTranslation("settings");
  const lines = [
    { key: "long", met: rules.long, text: t("password.rule_long", { min: PASSWORD_MIN }) },
    { key: "own", met: rules.own, text: t("password.rule_own") },
    { key: "good", met: rules.good, text: t("password.rule_good", { min: PASSWORD_GOOD }) },
  ];
  return (
    <ul className="grid gap-1 text-sm">
      {lines.map(({ key, met, text }) => (
        <li key={key} className={`flex items-center gap-2 ${met ? "text-good" : "text-ink-soft"}`}>
          {met ? (
            <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.25} />
          ) : (
            <Circle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          )}
          {text}
          <span className="sr-only">{t(met ? "password.met" : "password.unmet")}</span>
        </li>
      ))}
    </ul>
  );
}
