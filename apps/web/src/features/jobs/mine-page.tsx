import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { APPLICATIONS_BADGE_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { mineQuery, refreshApplications, refreshMine, waitingQuery } from "./api.ts";
import { JobDialog } from "./form/job-dialog.tsx";
import { List } from "./mine/list.tsx";
import { OwnJob } from "./mine/own-job.tsx";
import { Received } from "./mine/received.tsx";
import { Sent } from "./mine/sent.tsx";

function OwnJobs({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation("jobs");
  const list = useInfiniteQuery(mineQuery());
  return (
    <List
      list={list}
      label={t("tab_own")}
      empty={
        <EmptyState
          icon={<BriefcaseBusiness strokeWidth={1.75} />}
          title={t("own_empty")}
          action={<Button onClick={onNew}>{t("new")}</Button>}
        >
          {t("own_empty_text")}
        </EmptyState>
      }
    >
      {(job) => <OwnJob job={job} />}
    </List>
  );
}

const TABS = ["own", "received", "sent"] as const;
type Tab = (typeof TABS)[number];

/** `/dashboard/jobs/mine`: the member's own posts, their applicants, and the member's own applications (spec: public, 2.12). */
export default function MinePage() {
  const { t } = useTranslation(["jobs", "profiles"]);
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((one) => one === address.get("tab")) ?? "own";
  const [writing, setWriting] = useState(false);
  const { data } = useQuery(waitingQuery());
  useLiveEvent("job_application_submitted", () => {
    refreshApplications();
    void refreshMine();
  });
  useLiveEvent("job_application_changed", () => {
    refreshApplications();
    void refreshMine();
  });
  useResync(() => {
    refreshApplications();
    void refreshMine();
  });
  const show = (next: Tab) => setAddress(next === "own" ? {} : { tab: next }, { replace: true });
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("mine_link")}</DocumentTitle>
      <header className="grid grid-cols-1 gap-2">
        <BackLink to={jobsPaths.board}>{t("to_board")}</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-2xl">{t("mine_link")}</h1>
            <p className="mt-1 text-pretty text-ink-soft">{t("mine_lead")}</p>
          </div>
          <Button
            icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => setWriting(true)}
          >
            {t("new")}
          </Button>
        </div>
      </header>
      <Tabs<Tab>
        label={t("mine_link")}
        value={tab}
        onChange={show}
        tabs={[
          { value: "own", label: t("tab_own") },
          {
            value: "received",
            label: (
              <>
                {t("tab_received")}
                <CountBadge count={data?.waiting ?? 0} cap={APPLICATIONS_BADGE_MAX} />
              </>
            ),
          },
          { value: "sent", label: t("tab_sent") },
        ]}
      >
        <TabPanel value="own">
          <OwnJobs onNew={() => setWriting(true)} />
        </TabPanel>
        <TabPanel value="received">
          <Received />
        </TabPanel>
        <TabPanel value="sent">
          <Sent />
        </TabPanel>
      </Tabs>
      <JobDialog open={writing} onClose={() => setWriting(false)} />
    </div>
  );
}
