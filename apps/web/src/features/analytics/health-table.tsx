import type { ProductHealthWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { useState } from "react";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { Select } from "#ui/select.tsx";
import { useSay } from "./words.ts";

// Columns of one width fit next to the staff navigation.
const week = "py-2.5 ps-0.5 pe-2 text-end max-xl:px-4 max-sm:px-2.5";
const figure = "sticky start-0 z-10 bg-raised py-2.5 ps-4 pe-2 text-start font-medium max-sm:px-2.5";

type Row = {
  key: Exclude<keyof ProductHealthWeek, "week" | "running">;
  say: (value: number) => string;
  unit?: string;
};

/** From these widths on there is room for every week, and for enough weeks to see a trend. */
const ALL_WEEKS = "(min-width: 96rem)";
const WIDE_SCREEN = "(min-width: 80rem)";
const WEEKS_WIDE = 8;
const WEEKS_NARROW = 2;

/**
 * Every figure a line, every week a column, the newest first: what changed is read along the line. Narrow windows show a chosen
 * week next to those before.
 */
export function HealthTable({ weeks }: { weeks: readonly ProductHealthWeek[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const isWide = useMedia(ALL_WEEKS);
  const shown = useMedia(WIDE_SCREEN) ? WEEKS_WIDE : WEEKS_NARROW;
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    weeks.findIndex(({ week }) => week === chosen),
  );
  if (isWide || weeks.length <= shown) return <Figures weeks={weeks} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={t("exposure.week")}
        className="max-w-60"
        value={weeks[at]?.week ?? null}
        onChange={setChosen}
        options={weeks.map(({ week, running }) => ({
          value: week,
          label: running ? `${say.week(week)} (${t("health.running")})` : say.week(week),
        }))}
      />
      <Figures weeks={weeks.slice(at, at + shown)} />
    </div>
  );
}

function Figures({ weeks }: { weeks: readonly ProductHealthWeek[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const number = (value: number) => say.number(value);
  const share = (value: number) => say.percent(value, 0);
  const duration = {
    say: (value: number) => say.number(value, value < 10 ? 1 : 0),
    unit: say.milliseconds(),
  };
  const rows: readonly Row[] = [
    { key: "matches_per_100_swipes", say: (value) => say.number(value, 1) },
    { key: "newcomers_matched_72h", say: share },
    { key: "replies_within_day", say: share },
    { key: "exposure_gini", say: (value) => say.number(value, 2) },
    { key: "premium_conversion", say: share },
    { key: "members_joined", say: number },
    { key: "swipes", say: number },
    { key: "matches", say: number },
    { key: "trials_started", say: number },
    { key: "premium_members", say: number },
    { key: "invites_redeemed", say: number },
    { key: "deck_p50_ms", ...duration },
    { key: "deck_p99_ms", ...duration },
  ];
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={t("health.title")} className="overflow-x-auto rounded-card" tabIndex={0}>
        <table className="w-full text-sm tabular-nums xl:table-fixed">
          <caption className="sr-only">{t("health.title")}</caption>
          <thead className="align-top text-ink-soft">
            <tr>
              <th scope="col" className={cx(figure, "xl:w-36 2xl:w-48")}>
                {t("health.figure")}
              </th>
              {weeks.map((one) => (
                <th
                  key={one.week}
                  scope="col"
                  className={cx(week, "font-medium", weeks.length <= WEEKS_WIDE && "whitespace-nowrap")}
                >
                  {say.week(one.week)}
                  {one.running && (
                    <span className="block font-normal text-signal-ink text-xs max-xl:hidden">
                      {t("health.running")}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={cx(figure, "wrap-break-word border-line border-t")}>
                  {t(`health.${row.key}`)}
                  {row.unit && ` (${row.unit})`}
                </th>
                {weeks.map((one) => {
                  const value = one[row.key];
                  return (
                    <td key={one.week} className={cx(week, "whitespace-nowrap border-line border-t")}>
                      {value === null ? "–" : row.say(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
