import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { hasEnded, isSameBirth, readMrz } from "./mrz.ts";

const FIELDS = ["number", "birth", "expiry", "whole"] as const;
const LOOKS = {
  good: { icon: CircleCheck, tint: "text-good" },
  bad: { icon: CircleX, tint: "text-bad" },
  covered: { icon: CircleDashed, tint: "text-ink-soft" },
} as const;
const TYPED_MAX = 120;

/** Checks the digits of the lines that a reviewer types or pastes, in the browser alone. */
export function MrzCheck({ birthdate }: { birthdate: string }) {
  const { t } = useTranslation("verification/staff");
  const title = useId();
  const [typed, setTyped] = useState("");
  const mrz = typed.trim() === "" ? null : readMrz(typed);
  return (
    <Card as="section" aria-labelledby={title} className="grid content-start gap-4">
      <h2 id={title} className="text-lg">
        {t("mrz.title")}
      </h2>
      <TextArea
        label={t("mrz.label")}
        hint={t("mrz.hint")}
        rows={3}
        dir="ltr"
        max={TYPED_MAX}
        spellCheck={false}
        autoComplete="off"
        className="[&_textarea]:font-mono"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className="grid gap-1.5 text-sm">
        {typed.trim() !== "" && !mrz && <p className="text-ink-soft">{t("mrz.unknown")}</p>}
        {mrz &&
          FIELDS.map((field) => {
            const { icon: Icon, tint } = LOOKS[mrz[field]];
            return (
              <p key={field} className="flex items-center gap-2">
                <Icon aria-hidden="true" className={`size-4 shrink-0 ${tint}`} strokeWidth={2} />
                <span>
                  {t(`mrz.${field}`)}: {t(`mrz.${mrz[field]}`)}
                </span>
              </p>
            );
          })}
        {mrz && !isSameBirth(mrz, birthdate) && <FormError>{t("mrz.birth_differs")}</FormError>}
        {mrz && hasEnded(mrz, new Date()) && <FormError>{t("mrz.expired")}</FormError>}
      </div>
    </Card>
  );
}
