import type { ProductHealthWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { useSay } from "./words.ts";

const cell = "border-line border-t px-4 py-2.5 text-end whitespace-nowrap";

type Row = { key: Exclude<keyof ProductHealthWeek, "week" | "running">; say: (value: number) => string };

/** Every figure a line, every week a column, the newest first: what changed is read along the line. */
export function HealthTable({ weeks }: { weeks: readonly ProductHealthWeek[] }) {
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
              <th scope="col" className="sticky start-0 z-10 bg-raised px-4 py-3 text-start font-medium">
                {t("health.figure")}
              </th>
              {weeks.map(({ week, running }) => (
                <th key={week} scope="col" className="whitespace-nowrap px-4 py-3 text-end font-medium">
                  {say.week(week)}
                  {running && (
                    <span className="block">
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
                  className="sticky start-0 z-10 min-w-40 border-line border-t bg-raised px-4 py-2.5 text-start font-medium"
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
