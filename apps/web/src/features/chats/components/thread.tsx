import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { usePollingInterval } from "#platform/live/polling.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { fillGap, messagesQuery, threadOf } from "../cache.ts";
import { MessageList } from "./message-list.tsx";

/** The spec's interval on the chats page while the live stream is down. */
const POLL_MS = 20_000;

/** The messages of a conversation: fetched, kept without holes, or why they can't be shown. */
export function Thread({ chatId, chat }: { chatId: string; chat: Conversation | undefined }) {
  const { t } = useTranslation("chats");
  const polling = usePollingInterval(POLL_MS);
  const { data, error, refetch } = useQuery(messagesQuery(chatId));
  // What came between the fetch and the stream, while nobody looked, or while the stream was down.
  useQuery({
    queryKey: ["chats.gap", chatId],
    queryFn: () => fillGap(chatId).then(() => true),
    enabled: data !== undefined,
    refetchInterval: polling,
    staleTime: 0,
    gcTime: 0,
  });
  if (error && !data)
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
        <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
      </div>
    );
  if (!data || !chat) return <ThreadSkeleton />;
  return <MessageList chat={chat} thread={threadOf(data)} hasOlder={data.next_cursor !== null} />;
}

const ThreadSkeleton = () => (
  <div className="flex min-h-0 flex-1 flex-col justify-end gap-3 px-3 py-4 sm:px-5">
    <Skeleton className="h-10 w-1/2 rounded-card!" />
    <Skeleton className="h-16 w-3/5 self-end rounded-card!" />
    <Skeleton className="h-10 w-2/5 rounded-card!" />
    <Skeleton className="h-10 w-1/3 self-end rounded-card!" />
  </div>
);
