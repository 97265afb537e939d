import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Ranking } from "../charts/ranking.tsx";
import { useNames } from "../names.ts";
import { useSay } from "../words.ts";

/** What visits come by, from where, and what they lead to. What browsers say of themselves is plain text. */
export function Rankings({ overview }: { overview: AnalyticsOverview }) {
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
