import { REVIEWER_LEVEL } from "@kompagnon/contract/verification/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScanFace } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { queueQuery, refreshQueue } from "./cache.ts";
import { EntryCard } from "./staff/entry-card.tsx";

const STATES = ["waiting", "decided"] as const;
type State = (typeof STATES)[number];

/** `/dashboard/admin/verifications?state=`: what waits for reviewers, and what they decided (product: trust). */
export default function QueuePage() {
  const { t } = useTranslation("verification/staff");
  return (
    <StaffPage level={REVIEWER_LEVEL} title={t("title")} lead={t("intro")}>
      <Queue />
    </StaffPage>
  );
}

const useQueue = (state: State) => useInfiniteQuery(queueQuery(state));

function Queue() {
  const { t } = useTranslation("verification/staff");
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get("state")) ?? "waiting";
  const list = useQueue(state);
  useLiveEvent("verification_queue_changed", () => void refreshQueue());
  useResync(() => void refreshQueue());
  const waiting = list.data?.pages[0]?.waiting;
  return (
    <Tabs
      label={t("title")}
      value={state}
      onChange={(next) => setSearch({ state: next }, { replace: true })}
      tabs={STATES.map((value) => ({
        ...{ value, label: t(`tabs.${value}`) },
        ...(value === "waiting" && waiting !== undefined && { count: waiting }),
      }))}
    >
      {STATES.map((value) => (
        <TabPanel key={value} value={value}>
          <Entries state={value} list={list} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Entries({ state, list }: { state: State; list: ReturnType<typeof useQueue> }) {
  const { t } = useTranslation("verification/staff");
  const { t: ui } = useTranslation("ui");
  if (list.isPending)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        {["a", "b", "c"].map((row) => (
          <Skeleton key={row} className="h-24 rounded-card!" />
        ))}
      </div>
    );
  if (list.isError && !list.data)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (entries.length === 0)
    return (
      <EmptyState icon={<ScanFace strokeWidth={1.75} />} title={t(`empty.${state}`)}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <NextPage list={list} label={t("more")} failed={t("more_failed")} />
    </>
  );
}
