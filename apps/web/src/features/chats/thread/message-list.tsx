import { useMutation } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import {
  Fragment,
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { useThread } from "../adapter.ts";
import { Day } from "../components/day.tsx";
import { Block } from "../message/block.tsx";
import { backToEnd, loadNewer, loadOlder, trimWindow } from "../messages-cache.ts";
import { onOutbox, waitingOf } from "../outbox.ts";
import { blocksOf, entriesOf, newestSeq } from "../thread.ts";
import { type ThreadWindow, threadOf, WINDOW_MAX } from "../window.ts";
import { useAnnouncement, useMarkRead, useUnreadLine } from "./use-reading.ts";
import { useScrolling } from "./use-scrolling.ts";

const isLooking = () => document.visibilityState === "visible" && document.hasFocus();

/** Whether the viewer looks at this page right now. */
function useLooking(): boolean {
  const [looking, setLooking] = useState(isLooking);
  useEffect(() => {
    const readAttention = () => setLooking(isLooking());
    const events = ["focus", "blur"] as const;
    for (const name of events) addEventListener(name, readAttention);
    document.addEventListener("visibilitychange", readAttention);
    return () => {
      for (const name of events) removeEventListener(name, readAttention);
      document.removeEventListener("visibilitychange", readAttention);
    };
  }, []);
  return looking;
}

/** What others may ask of an open list. */
export type ListHandle = { reveal: (seq: number) => void };

/** Arrow keys move between the messages. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const active = document.activeElement as HTMLElement; // something has the focus, or this would not be called
  if (!step || (active !== event.currentTarget && !active.matches("[data-row]"))) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(active);
  const next = at < 0 ? rows.at(-1) : rows[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

/** Fetches more on the way to either end, once at a time. */
function useMore(window: ThreadWindow) {
  const { source } = useThread();
  const older = useMutation({ mutationFn: () => loadOlder(source) });
  const newer = useMutation({ mutationFn: () => loadNewer(source) });
  // Scrolling asks many times before the next rendering knows that it is under way.
  const running = useRef(new Set<string>());
  const run = (name: string, one: typeof older, isNeeded: boolean) => {
    if (!isNeeded || !one.isIdle || running.current.has(name)) return;
    running.current.add(name);
    one.mutate(undefined, {
      onSuccess: () => one.reset(),
      onSettled: () => running.current.delete(name),
    });
  };
  return {
    older,
    newer,
    onTop: () => run("older", older, window.next_cursor !== null),
    onBottom: () => run("newer", newer, window.newer ?? false),
  };
}

/** A conversation's messages: more load on the way to either end, new ones appear at the end. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: hooks in the order in which they need one another
export function MessageList({ window, handle }: { window: ThreadWindow; handle: Ref<ListHandle> }) {
  const { t } = useTranslation("chats");
  const { adapter, source } = useThread();
  const { me, myReadSeq } = adapter;
  const { thread: root } = source;
  const inThread = root !== null;
  const hasNewer = window.newer ?? false;
  const thread = useMemo(() => threadOf(window), [window]);
  const outbox = useSyncExternalStore(onOutbox, () => waitingOf(me));
  const entries = useMemo(
    () => entriesOf(thread, hasNewer ? [] : outbox, { chatId: source.chatId, thread: root, me }),
    [thread, outbox, hasNewer, source.chatId, root, me],
  );
  const unsent = entries.filter(({ seq }) => seq === null).length;
  const { older, newer, onTop, onBottom } = useMore(window);
  const { box, isAtEnd, toEnd, onScroll, reveal } = useScrolling({
    sent: unsent,
    hasNewer,
    fromTop: inThread,
    onTop,
    onBottom,
  });
  useImperativeHandle(handle, () => ({ reveal }));
  const attentive = useLooking() && isAtEnd;
  const newest = newestSeq(thread);
  useMarkRead(source.chatId, myReadSeq, attentive && !inThread ? newest : null, adapter.onRead);
  const unreadSeq = useUnreadLine(thread, inThread ? newest : myReadSeq, attentive);
  const blocks = useMemo(() => blocksOf(entries, unreadSeq), [entries, unreadSeq]);
  const missed =
    isAtEnd || inThread
      ? 0
      : entries.filter(({ seq, senderId }) => (seq ?? 0) > myReadSeq && senderId !== me).length;
  const news = useAnnouncement(entries, hasNewer);
  const tooLong = isAtEnd && !inThread && thread.length > WINDOW_MAX + 50;
  useEffect(() => {
    if (tooLong) trimWindow(source);
  }, [tooLong, source]);
  useSendingLeadsBack(outbox.length, hasNewer);

  return (
    <div className="relative min-h-0 flex-1">
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <div
        ref={box}
        onScroll={onScroll}
        onKeyDown={moveBetweenRows}
        role="log"
        aria-label={inThread ? t("message.thread") : t("messages_label")}
        // New messages are announced above; the log itself changes with every page that is read.
        aria-live="off"
        aria-busy={older.isPending || newer.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="@container flex min-h-full flex-col justify-end py-4">
          {!inThread && (
            <Beginning
              failed={older.isError}
              onRetry={older.reset}
              hasOlder={window.next_cursor !== null}
              empty={entries.length === 0}
            />
          )}
          {!inThread && entries.length === 0 && <Suspense fallback={null}>{adapter.opening}</Suspense>}
          {blocks.map((block, index) => (
            <Fragment key={block.key}>
              {block.day !== blocks[index - 1]?.day && <Day time={block.entries[0]?.at ?? ""} />}
              {block.isNew && <UnreadLine />}
              <Block
                block={block}
                own={block.senderId === me}
                name={adapter.nameOf(block.senderId)}
                avatar={
                  adapter.kind === "channel"
                    ? (adapter.cardOf(block.senderId)?.avatar_url ?? null)
                    : undefined
                }
                otherReadSeq={adapter.otherReadSeq ?? 0}
              />
            </Fragment>
          ))}
          {hasNewer && <NewerState failed={newer.isError} onRetry={newer.reset} />}
        </div>
      </div>
      {!isAtEnd && <ToEnd missed={missed} away={hasNewer} toEnd={toEnd} />}
    </div>
  );
}

/** Where what is unread begins. */
function UnreadLine() {
  const { t } = useTranslation("chats");
  return (
    <p
      data-unread
      className="mx-3 my-2 flex items-center gap-3 font-medium text-signal-ink text-xs before:h-px before:flex-1 before:bg-signal/40 after:h-px after:flex-1 after:bg-signal/40 sm:mx-5"
    >
      {t("unread_line")}
    </p>
  );
}

/** What one sends while reading somewhere in the past leads back to the end. */
function useSendingLeadsBack(waiting: number, away: boolean): void {
  const { source } = useThread();
  const before = useRef(waiting);
  useEffect(() => {
    const grew = waiting > before.current;
    before.current = waiting;
    if (grew && away) void backToEnd(source).catch(() => undefined); // without a connection one stays; it is sent later
  }, [waiting, away, source]);
}

function Beginning({
  failed,
  onRetry,
  hasOlder,
  empty,
}: {
  failed: boolean;
  onRetry: () => void;
  hasOlder: boolean;
  /** Whether there are no messages yet. */
  empty: boolean;
}) {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  return (
    <div className="mx-auto grid min-h-12 max-w-md place-items-center px-3 pb-2 text-center text-ink-soft text-sm">
      {failed && (
        <span className="grid justify-items-center gap-1" role="alert">
          {t("older_failed")}
          <Button size="sm" variant="quiet" onClick={onRetry}>
            {t("retry")}
          </Button>
        </span>
      )}
      {!failed && hasOlder && t("loading_older")}
      {!failed && !hasOlder && (
        <p>
          {adapter.beginning} {empty && adapter.invitation}
        </p>
      )}
    </div>
  );
}

function NewerState({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation("chats");
  return (
    <div className="grid min-h-12 place-items-center text-center text-ink-soft text-sm">
      {failed ? (
        <span className="grid justify-items-center gap-1" role="alert">
          {t("message.newer_failed")}
          <Button size="sm" variant="quiet" onClick={onRetry}>
            {t("retry")}
          </Button>
        </span>
      ) : (
        t("message.loading_newer")
      )}
    </div>
  );
}

function ToEnd({ missed, away, toEnd }: { missed: number; away: boolean; toEnd: () => void }) {
  const { t } = useTranslation("chats");
  const { source } = useThread();
  const [requested, setRequested] = useState(false);
  const go = async () => {
    if (!away) return toEnd();
    setRequested(true);
    await backToEnd(source).catch(() => setRequested(false)); // the button stays for another try
  };
  // The newest messages are drawn now: go to them.
  useEffect(() => {
    if (!requested || away) return;
    setRequested(false);
    toEnd();
  }, [requested, away, toEnd]);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center">
      <Button
        size="sm"
        variant={missed > 0 ? "signal" : "secondary"}
        onClick={go}
        icon={<ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        className="pointer-events-auto shadow-float"
      >
        {missed > 0 && !away ? t("new_messages", { count: missed }) : t("to_end")}
      </Button>
    </div>
  );
}
