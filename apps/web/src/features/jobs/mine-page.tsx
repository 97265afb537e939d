import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { APPLICATIONS_BADGE_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, Plus, Send } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import {
  applicationsQuery,
  mineQuery,
  putApplication,
  refreshApplications,
  refreshBoard,
  refreshMine,
  waitingQuery,
} from "./api.ts";
import { JobDialog } from "./form/job-dialog.tsx";
import { List, useAttempt } from "./list.tsx";
import { ApplicationCard } from "./mine/application-card.tsx";
import { OwnJob } from "./mine/own-job.tsx";
import { Received } from "./mine/received.tsx";

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

/** The member's own applications and their states. */
function Sent() {
  const { t } = useTranslation("jobs");
  const list = useInfiniteQuery(applicationsQuery("sent"));
  return (
    <List
      list={list}
      label={t("tab_sent")}
      empty={
        <EmptyState
          icon={<Send strokeWidth={1.75} />}
          title={t("sent_empty")}
          action={<ButtonLink to={jobsPaths.board}>{t("to_board")}</ButtonLink>}
        >
          {t("sent_empty_text")}
        </EmptyState>
      }
    >
      {(application) => <SentOne application={application} />}
    </List>
  );
}

function SentOne({ application }: { application: JobApplication }) {
  const { t } = useTranslation("jobs");
  const [asking, setAsking] = useState(false);
  const attempt = useAttempt();
  const { id, status, chat_id: chatId, job_id: jobId, job_title: title } = application;
  const waits = status === "sent" || status === "seen";
  const withdraw = () =>
    attempt(
      () => call("POST /api/jobs/applications/{id}/withdraw", { params: { id } }),
      (changed) => {
        putApplication(changed);
        void refreshBoard();
        return t("withdraw_done");
      },
    );
  return (
    <ApplicationCard application={application} other={application.author} heading={title || t("job_gone")}>
      <div className="flex flex-wrap gap-2">
        {chatId && (
          <ButtonLink size="sm" to={chatsPaths.chat(chatId)}>
            {t("to_chat")}
          </ButtonLink>
        )}
        {jobId && (
          <ButtonLink size="sm" variant="secondary" to={jobsPaths.job(jobId)}>
            {t("arrived_look")}
          </ButtonLink>
        )}
        {waits && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={t("withdraw_title")}
        text={t("withdraw_text")}
        confirm={t("withdraw")}
        onConfirm={withdraw}
      />
    </ApplicationCard>
  );
}
