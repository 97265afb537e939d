import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import { useMutation } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useMember } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { loadOlder } from "../cache.ts";
import { onOutbox, waitingOf } from "../outbox.ts";
import { blocksOf, entriesOf, firstUnread, lineAfter, newestSeq } from "../thread.ts";
import { useLooking } from "../use-looking.ts";
import { useMarkRead } from "../use-mark-read.ts";
import { useScrolling } from "../use-scrolling.ts";
import { Bubbles } from "./bubbles.tsx";
import { Day } from "./day.tsx";

/** A conversation's messages: older ones load on the way up, new ones appear at the end. */
export function MessageList(props: { chat: Conversation; thread: readonly Message[]; hasOlder: boolean }) {
  const { t } = useTranslation("chats");
  const { id: me } = useMember();
  const { chat, thread, hasOlder } = props;
  const outbox = useSyncExternalStore(onOutbox, () => waitingOf(me));
  const older = useMutation({ mutationFn: () => loadOlder(chat.id) });
  const entries = useMemo(() => entriesOf(thread, outbox, chat.id, me), [thread, outbox, chat.id, me]);
  const blocks = useMemo(() => blocksOf(entries), [entries]);
  const unsent = entries.length - thread.length;
  const { box, isAtEnd, toEnd, onScroll } = useScrolling(unsent, () => {
    if (hasOlder && older.isIdle) older.mutate(undefined, { onSuccess: () => older.reset() });
  });
  const looking = useLooking();
  const newest = newestSeq(thread);
  useMarkRead(chat.id, chat.my_read_seq, looking && isAtEnd ? newest : null);
  const unreadSeq = useUnreadLine(thread, chat.my_read_seq, looking && isAtEnd);
  const missed = isAtEnd
    ? 0
    : thread.filter(({ seq, sender_id }) => seq > chat.my_read_seq && sender_id !== me).length;

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={t("messages_label")}
        aria-live="polite"
        aria-busy={older.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] sm:px-5"
      >
        <div className="flex min-h-full flex-col justify-end py-4">
          <div className="mx-auto grid min-h-12 max-w-md place-items-center pb-2 text-center text-ink-soft text-sm">
            {older.isError ? (
              <span className="grid justify-items-center gap-1" role="alert">
                {t("older_failed")}
                <Button size="sm" variant="quiet" onClick={() => older.reset()}>
                  {t("retry")}
                </Button>
              </span>
            ) : hasOlder ? (
              t("loading_older")
            ) : (
              t("beginning", { name: chat.other.username })
            )}
          </div>
          {blocks.map((block, index) => (
            <Fragment key={block.key}>
              {block.day !== blocks[index - 1]?.day && <Day time={block.entries[0]?.at ?? ""} />}
              <Bubbles
                block={block}
                own={block.senderId === me}
                name={chat.other.username}
                otherReadSeq={chat.other_read_seq}
                unreadSeq={unreadSeq}
              />
            </Fragment>
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center">
          <Button
            size="sm"
            variant={missed > 0 ? "signal" : "secondary"}
            onClick={toEnd}
            icon={<ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            className="pointer-events-auto shadow-float"
          >
            {missed > 0 ? t("new_messages", { count: missed }) : t("to_end")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The first message below the line "new": what was unread on opening, or came while nobody was attentive. */
function useUnreadLine(thread: readonly Message[], readSeq: number, attentive: boolean): number | null {
  const { id: me } = useMember();
  const newest = newestSeq(thread);
  const [line, setLine] = useState(() => (firstUnread(thread, readSeq, me) === null ? null : readSeq));
  const before = useRef(newest);
  useEffect(() => {
    const known = before.current;
    if (newest <= known) return;
    before.current = newest;
    const fresh = thread.filter(({ seq }) => seq > known);
    setLine((now) => lineAfter(now, fresh, { before: known, attentive, me }));
  }, [thread, newest, attentive, me]);
  return firstUnread(thread, line, me);
}
