import { BRAND } from "#platform/brand.ts";
import { answerConsent, asksForQuiet } from "#platform/consent.ts";
import { useConsent } from "#platform/use-consent.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Switch } from "#ui/switch.tsx";

/** Where a member changes the answer; it holds on all of their devices. */
export function ConsentSwitch() {
  const { t } = useTranslation("consent/choice");
  const choice = useConsent();
  const quiet = asksForQuiet();
  const on = !quiet && choice === "accepted";
  return (
    <div className="grid w-full gap-1 border-line border-t pt-5">
      <h3 className="font-semibold text-lg">{t("title")}</h3>
      <p className="text-pretty text-ink-soft">{t("lead", { brand: BRAND })}</p>
      <Switch
        label={t("switch")}
        hint={quiet ? t("switch_quiet") : on ? t("on") : t("off")}
        checked={on}
        disabled={quiet}
        onChange={({ target }) => answerConsent(target.checked ? "accepted" : "declined")}
      />
    </div>
  );
}
