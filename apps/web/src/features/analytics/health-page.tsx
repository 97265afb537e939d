import type { ProductHealthWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { ANALYTICS_LEVEL } from "@kompagnon/contract/analytics/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { StaffPage } from "#features/admin/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { exposureQuery, healthQuery } from "./cache.ts";
import { ChartFigure } from "./charts/chart-figure.tsx";
import { ExposureTable } from "./exposure-table.tsx";
import { HealthTable } from "./health-table.tsx";
import { Loaded } from "./loaded.tsx";
import { useSay } from "./words.ts";

/** `/dashboard/admin/health`: how the product does, by week, told from what is recorded anyway. */
export default function HealthPage() {
  const { t } = useTranslation("analytics");
  const result = useQuery(healthQuery());
  const shown = useQuery(exposureQuery());
  return (
    <StaffPage level={ANALYTICS_LEVEL} title={t("health.title")} lead={t("health.lead")} wide>
      <Loaded query={result}>
        {({ items }) => (
          <div className="grid grid-cols-1 gap-6">
            <HealthTable weeks={items} />
            <HealthCharts weeks={items.toReversed()} />
          </div>
        )}
      </Loaded>
      <div className="mt-8">
        <Loaded query={shown}>{({ items }) => <ExposureTable weeks={items} />}</Loaded>
      </div>
    </StaffPage>
  );
}

/** From the oldest week on. */
function HealthCharts({ weeks }: { weeks: readonly ProductHealthWeek[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const moments = weeks.map(({ week }) => say.week(week));
  const running = weeks.at(-1)?.running ?? false;
  const line = (key: "matches_per_100_swipes" | "newcomers_matched_72h" | "replies_within_day") => ({
    label: t(`health.${key}`),
    values: weeks.map((week) => week[key]),
  });
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <ChartFigure
        title={t("health.matching")}
        data={{
          moments,
          running,
          lines: [line("matches_per_100_swipes")],
          say: (value) => say.number(value, 1),
        }}
      />
      <ChartFigure
        title={t("health.first_days")}
        data={{
          moments,
          running,
          lines: [line("newcomers_matched_72h"), line("replies_within_day")],
          say: (value) => say.percent(value, 0),
        }}
      />
    </div>
  );
}
