import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { ADMIN_LEVEL } from "@kompagnon/contract/moderation/rules.ts";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { TeamOnly } from "#features/moderation/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { CaseList } from "./staff/case-list.tsx";
import { HeldList } from "./staff/held-list.tsx";

const TABS = ["requested", "approved", "paid", "rejected", "held"] as const;

/** `/dashboard/admin/payouts?tab=`: payouts and held invitations, for admins (product: money). */
export default function PayoutsPage() {
  return (
    <TeamOnly level={ADMIN_LEVEL}>
      <Payouts />
    </TeamOnly>
  );
}

function Payouts() {
  const { t } = useTranslation("invites/staff");
  const [search, setSearch] = useSearchParams();
  const open = TABS.find((tab) => tab === search.get("tab")) ?? "requested";
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={moderationPaths.audit}
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("back")}
      </ButtonLink>
      <header className="grid gap-1.5">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-pretty text-ink-soft">{t("intro")}</p>
      </header>
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
    </div>
  );
}
