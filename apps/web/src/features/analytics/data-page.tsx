import {
  ANALYTICS_LEVEL,
  HEAT_RANGES,
  TIME_RANGES,
  type TimeRange,
} from "@kompagnon/contract/analytics/rules.ts";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { FilterBar } from "./filter.tsx";
import { Waiting } from "./loaded.tsx";

/** The specification's seven tabs (account, section 2), the ways and the errors. */
const TABS = [
  "overview",
  "live",
  "events",
  "heatmaps",
  "sessions",
  "funnels",
  "errors",
  "reports",
  "users",
] as const;
type Tab = (typeof TABS)[number];

const PANELS: { readonly [T in Tab]: ComponentType } = {
  overview: lazy(async () => ({ default: (await import("./overview/overview-tab.tsx")).OverviewTab })),
  live: lazy(async () => ({ default: (await import("./live-tab.tsx")).LiveTab })),
  events: lazy(async () => ({ default: (await import("./events-tab.tsx")).EventsTab })),
  heatmaps: lazy(async () => ({ default: (await import("./heatmaps/heatmaps-tab.tsx")).HeatmapsTab })),
  sessions: lazy(async () => ({ default: (await import("./sessions/sessions-tab.tsx")).SessionsTab })),
  funnels: lazy(async () => ({ default: (await import("./funnels-tab.tsx")).FunnelsTab })),
  errors: lazy(async () => ({ default: (await import("./errors-tab.tsx")).ErrorsTab })),
  reports: lazy(async () => ({ default: (await import("./reports/reports-tab.tsx")).ReportsTab })),
  users: lazy(async () => ({ default: (await import("./users-tab.tsx")).UsersTab })),
};
const WITHOUT_WHO: readonly Tab[] = ["heatmaps", "errors", "users"];
/** Tabs that do not offer every time range. */
const RANGES: { readonly [T in Tab]?: readonly TimeRange[] } = {
  live: [],
  events: [],
  users: [],
  heatmaps: HEAT_RANGES,
};

/** `/dashboard/admin/data?tab=&userType=&timeRange=`: what visits are like, for admins. */
export default function DataPage() {
  const { t } = useTranslation("analytics");
  const [search, setSearch] = useSearchParams();
  const open = TABS.find((tab) => tab === search.get("tab")) ?? "overview";
  // On a phone the row of tabs is wider than the window: an address may name one that is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab sets it off
  useEffect(() => {
    document
      .querySelector("[role=tab][aria-selected=true]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [open]);
  const show = (tab: Tab) =>
    setSearch((before) => {
      before.set("tab", tab);
      return before;
    });
  return (
    <StaffPage level={ANALYTICS_LEVEL} title={t("title")} lead={t("lead")} wide>
      <Tabs
        label={t("title")}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={open}
        onChange={show}
      >
        {TABS.map((tab) => {
          const Panel = PANELS[tab];
          return (
            <TabPanel key={tab} value={tab}>
              <div className="grid grid-cols-1 gap-6">
                <FilterBar who={!WITHOUT_WHO.includes(tab)} ranges={RANGES[tab] ?? TIME_RANGES} />
                <Suspense fallback={<Waiting />}>
                  <Panel />
                </Suspense>
              </div>
            </TabPanel>
          );
        })}
      </Tabs>
    </StaffPage>
  );
}
