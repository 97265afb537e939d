import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useMember } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { messagesQuery, threadOf } from "../cache.ts";
import { onOutbox, waitingOf } from "../outbox.ts";
import { blocksOf, newestSeq } from "../thread.ts";
import { useMarkRead } from "../use-mark-read.ts";
import { Bubbles, WaitingBubbles } from "./bubbles.tsx";

const POLL_MS = 20_000;
/** Closer to an end than this, in px, counts as being there. */
const NEAR = 120;

/** The messages of a conversation: older ones load on the way up, new ones appear at the end. */
export function Thread({ chatId, chat }: { chatId: string; chat: Conversation | undefined }) {
  const { t } = useTranslation("chats");
  const { id: me } = useMember();
  const polling = usePollingInterval(POLL_MS);
  const messages = useInfiniteQuery({ ...messagesQuery(chatId), refetchInterval: polling, staleTime: 0 });
  const thread = useMemo(() => threadOf(messages.data), [messages.data]);
  const all = useSyncExternalStore(onOutbox, () => waitingOf(me));
  const stored = useMemo(() => new Set(thread.map(({ client_id }) => client_id)), [thread]);
  const waiting = all.filter(({ chat_id, client_id }) => chat_id === chatId && !stored.has(client_id));
  const { box, isAtEnd, toEnd, onScroll } = useScrolling(thread, waiting.length, () => {
    if (messages.hasNextPage && !messages.isFetchingNextPage) void messages.fetchNextPage();
  });
  // Where the unread began when the conversation was opened: the line stays while one reads.
  const [unreadFrom, setUnreadFrom] = useState<number | null>(null);
  const [seenSeq, setSeenSeq] = useState(0);
  const readSeq = chat?.my_read_seq;
  useEffect(() => {
    if (readSeq !== undefined) setUnreadFrom((from) => from ?? readSeq);
  }, [readSeq]);
  useMarkRead(chatId, readSeq, isAtEnd ? newestOf(thread, me) : null);
  const newest = newestSeq(thread);
  useEffect(() => {
    if (isAtEnd) setSeenSeq(newest);
  }, [isAtEnd, newest]);
  const missed = isAtEnd
    ? 0
    : thread.filter(({ seq, sender_id }) => seq > seenSeq && sender_id !== me).length;

  if (messages.isPending) return <ThreadSkeleton />;
  if (messages.isError && !messages.data)
    return (
      <div className="grid flex-1 place-items-center">
        <ErrorState error={messages.error} onRetry={() => messages.refetch()} />
      </div>
    );
  const blocks = blocksOf(thread);
  const firstUnread = thread.find(
    ({ seq, sender_id }) => unreadFrom !== null && seq > unreadFrom && sender_id !== me,
  );
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={t("messages_label")}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto px-3 py-4 sm:px-5"
      >
        {messages.isFetchingNextPage && (
          <p className="py-3 text-center text-ink-soft text-sm">{t("loading_older")}</p>
        )}
        {!messages.hasNextPage && (
          <p className="mx-auto max-w-md pt-6 pb-4 text-center text-ink-soft text-sm">
            {chat ? t("beginning", { name: chat.other.username }) : ""}
          </p>
        )}
        {blocks.map((block, index) => (
          <Fragment key={block.key}>
            {block.day !== blocks[index - 1]?.day && <Day time={block.messages[0]?.created_at ?? ""} />}
            <Bubbles
              block={block}
              own={block.senderId === me}
              otherReadSeq={chat?.other_read_seq ?? 0}
              unreadBefore={firstUnread?.id ?? null}
            />
          </Fragment>
        ))}
        <WaitingBubbles waiting={waiting} memberId={me} />
      </div>
      {!isAtEnd && (
        <div className="absolute inset-x-0 bottom-3 grid justify-items-center">
          <Button
            size="sm"
            variant={missed > 0 ? "signal" : "secondary"}
            onClick={toEnd}
            icon={<ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            className="shadow-float"
          >
            {missed > 0 ? t("new_messages", { count: missed }) : t("to_end")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The newest message of the other. */
const newestOf = (thread: readonly Message[], me: string): number | null =>
  thread.findLast(({ sender_id }) => sender_id !== me)?.seq ?? null;

/** Stays at the end while one is there, keeps the place while older messages come in above, asks for more near the top. */
function useScrolling(thread: readonly Message[], waiting: number, onTop: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ first: 0, height: 0 });
  const first = thread[0]?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is the reason to look
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const grewAbove = before.current.first > first && before.current.first !== 0;
    if (isAtEnd) element.scrollTop = element.scrollHeight;
    else if (grewAbove) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { first, height: element.scrollHeight };
  }, [thread, waiting, first]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The keyboard of a phone makes the box smaller: the end stays in sight.
    const watcher = new ResizeObserver(() => {
      if (element.dataset["end"] === "yes") element.scrollTop = element.scrollHeight;
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const end = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    element.dataset["end"] = end ? "yes" : "no";
    setAtEnd(end);
    if (element.scrollTop < NEAR * 3) onTop();
  };
  const toEnd = () => {
    const element = box.current;
    element?.scrollTo({ top: element.scrollHeight });
    setAtEnd(true);
  };
  return { box, isAtEnd, toEnd, onScroll };
}

function Day({ time }: { time: string }) {
  const { i18n } = useTranslation("chats");
  const date = new Date(time);
  const days = Math.round(
    (new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  const words =
    days < 2
      ? new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" }).format(-days, "day")
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: "full" }).format(date);
  return (
    <h3 className="my-4 text-center font-medium text-ink-soft text-xs first-letter:uppercase">
      <time dateTime={time.slice(0, 10)}>{words}</time>
    </h3>
  );
}

const ThreadSkeleton = () => (
  <div className="flex flex-1 flex-col justify-end gap-3 px-5 py-4">
    <Skeleton className="h-10 w-1/2 rounded-card!" />
    <Skeleton className="h-16 w-3/5 self-end rounded-card!" />
    <Skeleton className="h-10 w-2/5 rounded-card!" />
    <Skeleton className="h-10 w-1/3 self-end rounded-card!" />
  </div>
);
