import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScanFace } from "lucide-react";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PagedList } from "#ui/paged-list.tsx";
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

function Queue() {
  const { t } = useTranslation("verification/staff");
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get("state")) ?? "waiting";
  const list = useInfiniteQuery(queueQuery(state));
  useLiveEvent("verification_queue_changed", () => void refreshQueue());
  useResync(() => void refreshQueue());
  const waiting = list.data?.pages[0]?.waiting;
  return (
    <Tabs
      label={t("title")}
      value={state}
      onChange={(next) => setSearch({ state: next }, { replace: true })}
      tabs={STATES.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        ...(value === "waiting" && waiting !== undefined && { count: waiting }),
      }))}
    >
      {STATES.map((value) => (
        <TabPanel key={value} value={value}>
          <Entries state={value} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Entries({ state }: { state: State }) {
  const { t } = useTranslation("verification/staff");
  const list = useInfiniteQuery(queueQuery(state));
  const texts = {
    failed: t("failed"),
    empty: t(`empty.${state}`),
    emptyText: t("empty.text"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<ScanFace strokeWidth={1.75} />} rowClass="h-24">
      {(entry) => <EntryCard key={entry.id} entry={entry} />}
    </PagedList>
  );
}
