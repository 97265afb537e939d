import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
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
  const open = TABS.find((tab) => tab === search.get("tab")) ?? "requested";
  return (
    <Tabs
      label={t("title")}
      tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
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
