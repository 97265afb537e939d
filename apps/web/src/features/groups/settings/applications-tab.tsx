import type { Group } from "@kompagnon/contract/groups/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { applicationsQuery, entriesOf } from "../cache.ts";
import { RowsSkeleton } from "../components/loading.tsx";
import { ApplicationCard } from "./application-card.tsx";

/** The spec's interval on the groups page while the live stream is down. */
const POLL_MS = 20_000;

/** Applications that wait, the oldest first; new ones and decisions of others come in live. */
export function ApplicationsTab({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const polling = usePollingInterval(POLL_MS);
  const list = useInfiniteQuery({ ...applicationsQuery(group.id), refetchInterval: polling });
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError && !list.data)
    return <ErrorState title={t("applications.failed")} error={list.error} onRetry={() => list.refetch()} />;
  const waiting = entriesOf(list.data);
  if (waiting.length === 0)
    return (
      <EmptyState icon={<Inbox strokeWidth={1.75} />} title={t("applications.empty_title")}>
        {group.group_type === "application" ? t("applications.empty_text") : t("applications.closed_text")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-live="polite" className="grid grid-cols-1 gap-4">
        {waiting.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}
