import { useInfiniteQuery } from "@tanstack/react-query";
import { ChartBarBig, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { pollsOf, pollsQuery, usePollNews } from "./cache.ts";
import { NewPollForm } from "./new-poll-form.tsx";
import { PollCard } from "./poll-card.tsx";

/** The polls of a channel next to its messages; follows every vote. */
export function PollsPanel({ groupId, channelId }: { groupId: string; channelId: string }) {
  const { t } = useTranslation("polls");
  const [asking, setAsking] = useState(false);
  const [search] = useSearchParams();
  const list = useInfiniteQuery(pollsQuery(groupId, channelId));
  usePollNews(groupId, channelId);
  const polls = pollsOf(list.data);
  const channel = { group_id: groupId, channel_id: channelId };
  const begin = (
    <Button
      variant="secondary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setAsking(true)}
    >
      {t("new")}
    </Button>
  );
  if (list.isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (list.isError && !list.data)
    return (
      <ErrorState className="py-4!" title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {asking ? <NewPollForm channel={channel} onDone={() => setAsking(false)} /> : polls.length > 0 && begin}
      {polls.length === 0 && !asking && (
        <EmptyState
          className="py-6!"
          icon={<ChartBarBig strokeWidth={1.75} />}
          title={t("empty_title")}
          action={begin}
        >
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {polls.map((poll) => (
          <li key={poll.id}>
            <PollCard poll={poll} sought={search.get("poll") === poll.id} />
          </li>
        ))}
      </ul>
      <NextPage list={list} prefetchMargin="200px" />
    </div>
  );
}
