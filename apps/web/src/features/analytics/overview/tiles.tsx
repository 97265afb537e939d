import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import type { OverviewFigure } from "@kompagnon/contract/analytics/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
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
