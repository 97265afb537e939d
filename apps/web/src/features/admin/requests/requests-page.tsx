import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { overviewQuery } from "../cache.ts";
import { StaffPage } from "../staff-page.tsx";
import { AppealList } from "./appeal-list.tsx";
import { ResetList } from "./reset-list.tsx";

const TABS = ["resets", "appeals"] as const;
/** What waits in each, by its name on the overview. */
const WAITS = { resets: "factor_resets", appeals: "ban_appeals" } as const;

/** `/dashboard/admin/requests?tab=`: members who can't get in any more, for admins. */
export default function RequestsPage() {
  const { t } = useTranslation("admin/requests");
  return (
    <StaffPage level={ADMIN_LEVEL} title={t("title")} lead={t("lead")}>
      <Requests />
    </StaffPage>
  );
}

function Requests() {
  const { t } = useTranslation("admin/requests");
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(overviewQuery());
  const open = TABS.find((tab) => tab === search.get("tab")) ?? "resets";
  return (
    <Tabs
      label={t("title")}
      tabs={TABS.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        count: data?.waiting[WAITS[value]] ?? 0,
      }))}
      value={open}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    >
      {TABS.map((tab) => (
        <TabPanel key={tab} value={tab}>
          <Filtered>
            {(isOpen) => (tab === "resets" ? <ResetList open={isOpen} /> : <AppealList open={isOpen} />)}
          </Filtered>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Filtered({ children }: { children: (open: boolean) => ReactNode }) {
  const { t } = useTranslation("admin/requests");
  const [which, setWhich] = useState<"open" | "settled">("open");
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceChip
        label={t("filter")}
        hideLabel
        choices={[
          { value: "open", label: t("open") },
          { value: "settled", label: t("settled") },
        ]}
        value={which}
        onChange={(next) => setWhich(next ?? "open")}
      />
      {children(which === "open")}
    </div>
  );
}
