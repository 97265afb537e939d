import { useTranslation } from "#platform/use-translation.ts";
import { dates, numbers } from "#ui/formatters.ts";
import { Select } from "#ui/select.tsx";
import { AmountField } from "./amount-field.tsx";

const USUAL = 100;
const MONTHS_A_YEAR = 12;

/** The calendar month that the plan begins with, and what each sells compared with a usual one. */
export function Seasons({
  first,
  seasons,
  max,
  onFirst,
  onChange,
}: {
  first: number;
  seasons: readonly number[];
  max: number;
  onFirst: (month: number) => void;
  onChange: (seasons: number[]) => void;
}) {
  const { t, i18n } = useTranslation("businessplans");
  const nameOf = (place: number) =>
    dates(i18n.language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, place, 1));
  const percent = (value: number) =>
    numbers(i18n.language, { style: "percent", maximumFractionDigits: 2 }).format(value / 100);
  const sum = Math.round(seasons.reduce((total, one) => total + one * 100, 0)) / 100;
  return (
    <>
      <Select
        label={t("field.first_month")}
        options={seasons.map((_, place) => ({ value: String(place + 1), label: nameOf(place) }))}
        value={String(first)}
        onChange={(chosen) => onFirst(Number(chosen))}
        className="sm:max-w-xs"
      />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1 font-semibold">{t("field.seasons")}</legend>
        <p className="text-pretty text-ink-soft text-sm">{t("field.seasons_hint")}</p>
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
          {seasons.map((season, place) => (
            <AmountField
              key={nameOf(place)}
              kind="percent"
              min={0}
              max={max}
              name={`season_${place}`}
              label={nameOf(place)}
              value={season}
              onChange={(next) => onChange(seasons.map((one, at) => (at === place ? next : one)))}
            />
          ))}
        </div>
        {sum !== USUAL * MONTHS_A_YEAR && (
          <p role="status" className="text-pretty text-sm text-warn">
            {t("field.seasons_sum", { sum: percent(sum), usual: percent(USUAL * MONTHS_A_YEAR) })}
          </p>
        )}
      </fieldset>
    </>
  );
}
