import type { ProductHealthWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { useState } from "react";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { useSay } from "./words.ts";

const cell = "border-line border-t px-4 py-2.5 text-end whitespace-nowrap max-sm:px-2.5";

type Row = { key: Exclude<keyof ProductHealthWeek, "week" | "running">; say: (value: number) => string };

/** From this width on there is room for every week. */
const ALL_WEEKS = "(min-width: 64rem)";

/**
 * Every figure a line, every week a column, the newest first: what changed is read along the line. Narrow windows show a chosen
 * week next to the one before.
 */
export function HealthTable({ weeks }: { weeks: readonly ProductHealthWeek[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const roomy = useMedia(ALL_WEEKS);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    weeks.findIndex(({ week }) => week === chosen),
  );
  if (roomy) return <Figures weeks={weeks} />;
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
      <Figures weeks={weeks.slice(at, at + 2)} />
    </div>
  );
}

function Figures({ weeks }: { weeks: readonly ProductHealthWeek[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const number = (value: number) => say.number(value);
  const share = (value: number) => say.percent(value);
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
    { key: "deck_p50_ms", say: say.milliseconds },
    { key: "deck_p99_ms", say: say.milliseconds },
  ];
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={t("health.title")} className="overflow-x-auto rounded-card" tabIndex={0}>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{t("health.title")}</caption>
          <thead className="text-ink-soft">
            <tr>
              <th
                scope="col"
                className="sticky start-0 z-10 bg-raised px-4 py-3 text-start font-medium max-sm:px-2.5"
              >
                {t("health.figure")}
              </th>
              {weeks.map(({ week, running }) => (
                <th
                  key={week}
                  scope="col"
                  className="whitespace-nowrap px-4 py-3 text-end font-medium max-sm:px-2.5"
                >
                  {say.week(week)}
                  {running && (
                    <span className="block max-lg:hidden">
                      <Badge tone="signal">{t("health.running")}</Badge>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 border-line border-t bg-raised px-4 py-2.5 text-start font-medium max-sm:px-2.5 lg:min-w-40"
                >
                  {t(`health.${row.key}`)}
                </th>
                {weeks.map((week) => {
                  const value = week[row.key];
                  return (
                    <td key={week.week} className={cell}>
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
