import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { type ThreadAdapter, ThreadProvider } from "../adapter.ts";
import { MessageController } from "../message/message-controller.tsx";
import { fillGap, jumpTo, leaveWindow, type Source, type Target, windowQuery } from "../messages-cache.ts";
import { type ListHandle, MessageList } from "./message-list.tsx";
import { type PanelName, ThreadPanel } from "./thread-panel.tsx";

/** The spec's interval on the chats page while the live stream is down. */
const POLL_MS = 20_000;

/**
 * The messages of a conversation or channel, or with `thread` of one message's thread: fetched, kept without gaps, or the reason
 * why they can't be shown. `panel` opens the search or the pinned messages next to them.
 */
export function ThreadView({
  adapter,
  thread = null,
  at = null,
  panel = null,
  onPanel,
}: {
  /** Null while the conversation itself is being fetched. */
  adapter: ThreadAdapter | null;
  thread?: number | null;
  /** The message to show at first. */
  at?: number | null;
  panel?: PanelName | null;
  onPanel?: (panel: PanelName | null) => void;
}) {
  if (!adapter) return <ThreadSkeleton />;
  return <Opened key={`${adapter.id} ${thread}`} {...{ adapter, thread, at, panel, onPanel }} />;
}

type OpenedProps = {
  adapter: ThreadAdapter;
  thread: number | null;
  at: number | null;
  panel: PanelName | null;
  onPanel: ((panel: PanelName | null) => void) | undefined;
};

function Opened({ adapter, thread, at, panel, onPanel }: OpenedProps) {
  const { t } = useTranslation("chats");
  const source = useMemo<Source>(() => ({ chatId: adapter.id, thread }), [adapter.id, thread]);
  const open = useMemo(() => ({ adapter, source }), [adapter, source]);
  const list = useRef<ListHandle>(null);
  const { data, error, refetch } = useQuery(windowQuery(source));
  useGaps(source, data !== undefined);
  useEffect(() => () => leaveWindow(source), [source]);
  const jump = useJump(source, list);
  const ready = data !== undefined;
  useEffect(() => {
    if (ready && at !== null) void jump({ seq: at });
  }, [ready, at, jump]);
  const toSeq = useMemo(() => (seq: number) => void jump({ seq }), [jump]);

  if (error && !data)
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
        <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
      </div>
    );
  if (!data) return <ThreadSkeleton />;
  return (
    <ThreadProvider value={open}>
      <MessageController jump={toSeq}>
        <div className="relative flex min-h-0 flex-1 flex-col">
          <MessageList window={data} handle={list} />
          {panel && onPanel && <ThreadPanel name={panel} onJump={jump} onClose={() => onPanel(null)} />}
        </div>
      </MessageController>
    </ThreadProvider>
  );
}

/**
 * Fetches the messages that arrived between the first fetch and the stream, while the page was hidden, or while the stream was
 * down.
 */
function useGaps(source: Source, ready: boolean): void {
  const polling = usePollingInterval(POLL_MS);
  useQuery({
    queryKey: ["chats.gap", source],
    queryFn: () => fillGap(source).then(() => true),
    enabled: ready,
    refetchInterval: polling,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Leads to a message or day; answers whether it worked. */
function useJump(source: Source, list: RefObject<ListHandle | null>): (target: Target) => Promise<boolean> {
  const { t } = useTranslation("chats");
  return useMemo(
    () => async (target) => {
      try {
        const seq = await jumpTo(source, target);
        if (seq !== null) list.current?.reveal(seq);
        return seq !== null;
      } catch (error) {
        toast((error instanceof Error && error.message) || t("load_failed"), { kind: "warn", id: "jump" });
        return false;
      }
    },
    [source, list, t],
  );
}

const ThreadSkeleton = () => (
  <div className="flex min-h-0 flex-1 flex-col justify-end gap-3 px-3 py-4 sm:px-5">
    <Skeleton className="h-10 w-1/2 rounded-card!" />
    <Skeleton className="h-16 w-3/5 self-end rounded-card!" />
    <Skeleton className="h-10 w-2/5 rounded-card!" />
    <Skeleton className="h-10 w-1/3 self-end rounded-card!" />
  </div>
);
