import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { useSay } from "../words.ts";

/** The sums, the most important first. */
export function Tiles({ overview }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const tiles = [
    ["active", say.number(overview.activeSessions)],
    ["sessions", say.number(overview.totalSessions)],
    ["visitors", say.number(overview.uniqueUsers)],
    ["views", say.number(overview.totalViews + overview.countedViews)],
    ["counted", say.number(overview.countedViews)],
    ["duration", say.seconds(overview.avgSessionDuration)],
    ["pages", say.number(overview.avgPagesPerSession, 1)],
    ["conversion", say.percent(overview.conversionRate)],
    ["guests", say.number(overview.guestSessions)],
    ["events", say.number(overview.totalEvents)],
    ["clicks", say.number(overview.totalClicks)],
    ["errors", say.number(overview.totalErrors)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      {tiles.map(([key, value]) => (
        <Card key={key} padding="sm" className="grid min-w-0 grid-cols-1 content-start gap-0.5">
          <dt className="flex items-center gap-2 wrap-anywhere text-ink-soft text-sm">
            {key === "active" && <span aria-hidden="true" className="size-2 rounded-full bg-signal" />}
            {t(`overview.${key}`)}
          </dt>
          <dd className="font-semibold text-xl tabular-nums">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
