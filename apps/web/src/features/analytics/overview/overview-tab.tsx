import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import type { OverviewFigure } from "@kompagnon/contract/analytics/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { overviewQuery } from "../cache.ts";
import { ChartFigure } from "../charts/chart-figure.tsx";
import { useFilter } from "../filter.tsx";
import { PagePath, useNames } from "../labels.tsx";
import { Loaded } from "../loaded.tsx";
import { useSay } from "../words.ts";

/** The figures, the most important first, each with its change against the period before. */
export function Tiles({ overview, byHour }: { overview: AnalyticsOverview; byHour: boolean }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const { changes } = overview;
  const tiles: readonly (readonly [label: string, value: string, figure: OverviewFigure])[] = [
    [t("overview.sessions"), say.number(overview.totalSessions), "totalSessions"],
    [t("overview.visitors"), say.number(overview.uniqueUsers), "uniqueUsers"],
    [t("overview.views"), say.number(overview.totalViews), "totalViews"],
    [t("overview.counted"), say.number(overview.countedViews), "countedViews"],
    [t("overview.duration"), say.seconds(overview.avgSessionDuration), "avgSessionDuration"],
    [t("overview.pages"), say.number(overview.avgPagesPerSession, 1), "avgPagesPerSession"],
    [t("overview.conversion"), say.percent(overview.conversionRate), "conversionRate"],
    [t("overview.guests"), say.number(overview.guestSessions), "guestSessions"],
    [t("overview.events"), say.number(overview.totalEvents), "totalEvents"],
    [t("overview.clicks"), say.number(overview.totalClicks), "totalClicks"],
    [t("overview.errors"), say.number(overview.totalErrors), "totalErrors"],
  ];
  const compared = byHour ? "overview.compared_hours" : "overview.compared_days";
  return (
    <div className="grid gap-2.5">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        <Card padding="sm" className="grid min-w-0 grid-cols-1 content-start gap-0.5">
          <dt className="flex items-center gap-2 wrap-anywhere text-ink-soft text-sm">
            <span aria-hidden="true" className="size-2 rounded-full bg-signal" />
            {t("overview.active")}
          </dt>
          <dd className="font-semibold text-xl tabular-nums">{say.number(overview.activeSessions)}</dd>
        </Card>
        {tiles.map(([label, value, figure]) => (
          <Card key={figure} padding="sm" className="grid min-w-0 grid-cols-1 content-start gap-0.5">
            <dt className="wrap-anywhere text-ink-soft text-sm">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums max-sm:flex-col">
              <span className="font-semibold text-xl">{value}</span>
              <Change share={changes?.[figure] ?? null} />
            </dd>
          </Card>
        ))}
      </dl>
      <p className="text-pretty text-ink-soft text-sm">
        {t(changes === null ? "overview.not_compared" : compared)}
      </p>
    </div>
  );
}

/** How a figure changed against the period before. Neutral: more is not always better. */
function Change({ share }: { share: number | null }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  if (share === null) return null;
  return (
    <span className="text-ink-soft text-sm">
      {say.change(share)} <span className="sr-only">{t("overview.than_before")}</span>
    </span>
  );
}

/** At first that many are shown. */
const SHOWN_FIRST = 5;

/** The most frequent of a kind, each with its share of the first as a bar; the others on request. */
export function Ranking({
  title,
  entries,
}: {
  title: string;
  entries: readonly { key: string; name: ReactNode; count: number; more?: string }[];
}) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...entries.map(({ count }) => count));
  return (
    <Card as="section" aria-label={title} className="grid content-start gap-3">
      <h2 className="text-lg">{title}</h2>
      {entries.length === 0 && <p className="text-ink-soft text-sm">{t("none_yet")}</p>}
      <ol className="grid gap-1.5 text-sm">
        {(all ? entries : entries.slice(0, SHOWN_FIRST)).map(({ key, name, count, more }) => (
          <li key={key} className="relative flex items-baseline justify-between gap-3 px-2 py-1.5">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 start-0 rounded-control bg-accent-soft"
              style={{ width: `${(count / most) * 100}%` }}
            />
            <span className="relative min-w-0 wrap-anywhere">{name}</span>
            <span className="relative flex shrink-0 gap-3 tabular-nums">
              {more && <span className="text-ink-soft">{more}</span>}
              <span>{say.number(count)}</span>
            </span>
          </li>
        ))}
      </ol>
      {!all && entries.length > SHOWN_FIRST && (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t("more")}
        </Button>
      )}
    </Card>
  );
}

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
  const result = useQuery(overviewQuery(filter));
  return (
    <Loaded query={result}>
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
