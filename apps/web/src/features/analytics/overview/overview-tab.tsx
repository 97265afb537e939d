import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { overviewQuery } from "../cache.ts";
import { ChartFigure } from "../charts/chart-figure.tsx";
import { PagePath } from "../charts/path.tsx";
import { Ranking } from "../charts/ranking.tsx";
import { useFilter } from "../filter.tsx";
import { Loaded } from "../loaded.tsx";
import { useNames } from "../names.ts";
import { useSay } from "../words.ts";
import { Tiles } from "./tiles.tsx";

/** The pages that were opened most. */
function TopPages({ pages }: { pages: AnalyticsOverview["topPages"] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t("overview.top_pages")}</h2>
      <DataTable
        title={t("overview.top_pages")}
        numeric
        head={[t("page"), t("overview.views"), t("overview.time"), t("overview.depth")]}
      >
        {pages.map((page) => (
          <DataRow key={page.page_path}>
            <RowHead className="max-lg:basis-40">
              <PagePath path={page.page_path} />
            </RowHead>
            <Cell label={t("overview.views")} place="end" className="max-lg:font-semibold">
              {say.number(page.views)}
            </Cell>
            <Cell label={t("overview.time")}>
              {page.avg_time === null ? "–" : say.seconds(page.avg_time)}
            </Cell>
            <Cell label={t("overview.depth")}>
              {page.avg_scroll_depth === null ? "–" : say.percent(page.avg_scroll_depth / 100, 0)}
            </Cell>
          </DataRow>
        ))}
        {pages.length === 0 && (
          <DataRow>
            <Cell label={t("page")} place="line" colSpan={4} className="text-ink-soft">
              {t("none_yet")}
            </Cell>
          </DataRow>
        )}
      </DataTable>
    </section>
  );
}

/** What visits come by, from where, and what they lead to. What browsers say of themselves is plain text. */
function Rankings({ overview }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const names = useNames();
  const entries = (list: readonly { name: string; count: number }[], nameOf = (name: string) => name) =>
    list.map(({ name, count }) => ({
      key: name,
      // What is beyond the names that are counted by themselves.
      name: name === "other" ? t("other") : nameOf(name) || t("unknown"),
      count,
    }));
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Ranking title={t("overview.devices")} entries={entries(overview.devices, names.device)} />
      <Ranking title={t("overview.browsers")} entries={entries(overview.browsers)} />
      <Ranking title={t("overview.countries")} entries={entries(overview.countries, say.country)} />
      <Ranking title={t("overview.referrers")} entries={entries(overview.referrers)} />
      <Ranking
        title={t("overview.features")}
        entries={overview.features.map(({ name, count, avg_seconds: seconds }) => ({
          key: name,
          name: names.feature(name),
          count,
          more: say.seconds(seconds),
        }))}
      />
      <Ranking title={t("overview.conversions")} entries={entries(overview.conversions, names.conversion)} />
    </div>
  );
}

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
        running: true,
        lines: [
          { label: t("overview.sessions"), values: series.map(({ sessions }) => sessions) },
          { label: t("overview.views"), values: series.map(({ views }) => views) },
        ],
        say: (value) => say.number(value),
      }}
    />
  );
}
