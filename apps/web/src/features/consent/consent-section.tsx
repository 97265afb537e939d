import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import { useId, useSyncExternalStore } from "react";
import { BRAND } from "#platform/brand.ts";
import { answerConsent, CONSENT_CHANGED, hasDoNotTrack, readConsent } from "#platform/consent.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Switch } from "#ui/switch.tsx";

const follow = (changed: () => void) => {
  addEventListener(CONSENT_CHANGED, changed);
  return () => removeEventListener(CONSENT_CHANGED, changed);
};
/** What was answered on this device. */
const useConsent = (): ConsentChoice | null =>
  useSyncExternalStore(
    follow,
    () => readConsent()?.choice ?? null,
    () => null,
  );

/** The part of the settings where a member changes the answer; it holds on all of their devices. */
export function ConsentSection() {
  const { t } = useTranslation("consent/choice");
  const id = useId();
  const choice = useConsent();
  const quiet = hasDoNotTrack();
  const on = !quiet && choice === "accepted";
  const state = on ? "on" : "off";
  return (
    <Card as="section" aria-labelledby={id} padding="sm" className="grid grid-cols-1 gap-4 sm:gap-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t("title")}
        </h2>
        <p className="text-pretty text-ink-soft max-sm:text-sm">{t("lead", { brand: BRAND })}</p>
      </div>
      <Switch
        label={t("switch")}
        hint={t(quiet ? "switch_quiet" : state)}
        checked={on}
        disabled={quiet}
        onChange={({ target }) => answerConsent(target.checked ? "accepted" : "declined")}
      />
    </Card>
  );
}
