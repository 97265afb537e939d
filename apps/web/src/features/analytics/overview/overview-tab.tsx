import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { overviewQuery } from "../cache.ts";
import { ChartFigure } from "../charts/chart-figure.tsx";
import { useFilter } from "../filter.tsx";
import { Loaded } from "../loaded.tsx";
import { useSay } from "../words.ts";
import { Rankings } from "./rankings.tsx";
import { Tiles } from "./tiles.tsx";
import { TopPages } from "./top-pages.tsx";

/** The sums of a period and how they came about; updated while visible. */
export function OverviewTab() {
  const { filter } = useFilter();
  const asked = useQuery(overviewQuery(filter));
  return (
    <Loaded asked={asked}>
      {(overview) => (
        <div className="grid grid-cols-1 gap-6">
          <Tiles overview={overview} byHour={filter.timeRange === "24h"} />
          <Course overview={overview} byHour={filter.timeRange === "24h"} />
          <TopPages pages={overview.topPages} />
          <Rankings overview={overview} />
        </div>
      )}
    </Loaded>
  );
}

function Course({ overview: { series }, byHour }: { overview: AnalyticsOverview; byHour: boolean }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  return (
    <ChartFigure
      title={t("overview.course")}
      data={{
        moments: series.map(({ at }) => say.moment(at, byHour)),
        lines: [
          { label: t("overview.sessions"), values: series.map(({ sessions }) => sessions) },
          { label: t("overview.views"), values: series.map(({ views }) => views) },
        ],
        say: (value) => say.number(value),
      }}
    />
  );
}
