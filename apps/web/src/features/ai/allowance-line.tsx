import type { Allowance } from "@kompagnon/contract/ai/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { dates } from "#ui/formatters.ts";

/** The day a month's answers are new, as the language writes it. */
export const renewalDay = (language: string, { renews_at }: Allowance): string =>
  // The month is Berlin's: elsewhere its first moment may fall on the day before.
  dates(language, { day: "numeric", month: "long", timeZone: "Europe/Berlin" }).format(new Date(renews_at));

/** How many answers of the month are left, and when there are new ones. */
export function AllowanceLine({ allowance }: { allowance: Allowance }) {
  const { t, i18n } = useTranslation("ai");
  const { left, limit } = allowance;
  return (
    <p className="text-ink-soft text-sm">
      <span className="text-ink tabular-nums">{t("allowance.left", { count: left, limit })}</span> ·{" "}
      {t("allowance.renews", { date: renewalDay(i18n.language, allowance) })}
    </p>
  );
}
