import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { countsQuery } from "./cache.ts";
import { CaseList } from "./staff/case-list.tsx";
import { HeldList } from "./staff/held-list.tsx";

const TABS = ["requested", "approved", "paid", "rejected", "held"] as const;

/** `/dashboard/admin/payouts?tab=`: payouts and held invitations, for admins (product: money). */
export default function PayoutsPage() {
  const { t } = useTranslation("invites/staff");
  return (
    <StaffPage level={ADMIN_LEVEL} title={t("title")} lead={t("intro")}>
      <Payouts />
    </StaffPage>
  );
}

function Payouts() {
  const { t } = useTranslation("invites/staff");
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useQuery(countsQuery());
  // What waits is what the page opens with.
  const usual = counts?.requested === 0 && counts.held > 0 ? "held" : "requested";
  const open = TABS.find((tab) => tab === search.get("tab")) ?? usual;
  return (
    <Tabs
      label={t("title")}
      tabs={TABS.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        ...(counts && value in counts && { count: counts[value as keyof typeof counts] }),
      }))}
      value={open}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    >
      {TABS.map((tab) => (
        <TabPanel key={tab} value={tab}>
          {tab === "held" ? <HeldList /> : <CaseList state={tab} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}
