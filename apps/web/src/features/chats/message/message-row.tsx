import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { Pin } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { ScamWarning } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { commaList, dates } from "#ui/formatters.ts";
import { useThread } from "../adapter.ts";
import type { Entry } from "../thread.ts";
import { Body, ThreadLink } from "./body.tsx";
import { Tools, useMessageActions } from "./tools.tsx";

/** Shorter texts ask for nothing. */
const SHORT = 24;
const NONE: readonly ScamSign[] = [];

/** Scam signals in a message of another member, detected on this device alone: no server reads the text. */
function useSigns(text: string): readonly ScamSign[] {
  const [found, setFound] = useState<{ text: string; signs: readonly ScamSign[] } | null>(null);
  useEffect(() => {
    if (text.length < SHORT) return;
    let gone = false;
    const look = async () => {
      const { scamSigns } = await import("@kompagnon/contract/moderation/scam-signs.ts");
      if (!gone) setFound({ text, signs: scamSigns(text) });
    };
    // What the page begins with comes first; without a connection a warning is missing, and nothing else.
    const timer = setTimeout(() => void look().catch(() => undefined), 300);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found?.text === text ? found.signs : NONE;
}

/** Warns of a message that has something of a scam, with a button that reports it. */
function NoticedSigns({ message }: { message: Message }) {
  const { t } = useTranslation("chats");
  const { report } = useMessageActions();
  const signs = useSigns(message.text);
  if (signs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ScamWarning signs={signs} audience="private" className="mt-1.5 max-w-[min(36rem,85%)]">
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => report(message)}>
          {t("message.report")}
        </Button>
      </ScamWarning>
    </Suspense>
  );
}

/** Who reacted with what, as counts; a press adds mine or takes it back. */
function Reactions({ message, own }: { message: Message; own: boolean }) {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  const { react } = useMessageActions();
  if (message.reactions.length === 0) return null;
  return (
    <ul className={cx("mt-1 flex max-w-full flex-wrap gap-1", own ? "justify-end" : "justify-start")}>
      {message.reactions.map(({ emoji, count, mine }) => (
        <li key={emoji}>
          <button
            type="button"
            aria-pressed={mine}
            aria-label={t("message.reaction", { emoji, count })}
            disabled={!adapter.canWrite}
            onClick={() => react(message, emoji)}
            className={cx(
              "flex min-h-8 min-w-11 items-center justify-center gap-1 rounded-full border px-2 text-sm tabular-nums",
              mine
                ? "border-accent bg-accent-soft text-ink"
                : "border-line bg-raised text-ink-soft enabled:hover:border-line-strong",
            )}
          >
            <span aria-hidden="true">{emoji}</span>
            <span aria-hidden="true">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A finger that rests so long, in ms, asks for the actions; one that moves this far, in px, scrolls. */
const LONG_MS = 450;
const MOVED = 10;
/** After a long press its end must not count as a press outside the menu, for this time in ms. */
const AFTER_MS = 50;

/** Handlers that call `onLongPress` once a finger that rested on an element is lifted. */
function useLongPress(onLongPress: (element: HTMLElement) => void) {
  const since = useRef<number | null>(null);
  const from = useRef({ x: 0, y: 0 });
  const cancel = () => {
    since.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      since.current = pointerType === "mouse" ? null : timeStamp;
      from.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > MOVED) cancel();
    },
    onPointerUp: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) => {
      if (since.current !== null && timeStamp - since.current >= LONG_MS)
        setTimeout(() => onLongPress(currentTarget), AFTER_MS);
      cancel();
    },
    onPointerCancel: cancel,
    // The browser's own menu for a resting finger would take its place; that of a mouse stays.
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (since.current !== null) event.preventDefault();
    },
  };
}

/** Whether the pointer or the focus is on an element. */
function useActive() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    active: hovered || focused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** One message: its text, its reactions, and its actions while it has the pointer or the focus. */
export function MessageRow({
  entry,
  own,
  name,
  isFirst,
  isLast,
}: {
  entry: Entry;
  own: boolean;
  name: string;
  /** Its position in its block. */
  isFirst: boolean;
  isLast: boolean;
}) {
  const { i18n } = useTranslation("chats");
  const { adapter, source } = useThread();
  const { openMenu } = useMessageActions();
  const { active, handlers } = useActive();
  const content = useRef<HTMLDivElement>(null);
  const { message } = entry;
  const inChannel = adapter.kind === "channel";
  const open = message && !message.deleted ? message : null;
  const press = useLongPress((element) => open && openMenu(open, element));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.key !== "Enter" || !open || !content.current) return;
    event.preventDefault();
    openMenu(open, content.current);
  };
  const time = dates(i18n.language, { timeStyle: "short" }).format(new Date(entry.at));
  return (
    <article
      data-row={entry.key}
      data-seq={entry.seq ?? undefined}
      tabIndex={-1}
      aria-label={commaList(i18n.language, [name, time])}
      onKeyDown={onKeyDown}
      {...handlers}
      className={cx(
        "relative flex scroll-my-4 flex-col",
        inChannel
          ? "-ms-15 sm:-ms-17 -me-3 sm:-me-5 items-start ps-15 pe-3 py-0.5 sm:ps-17 sm:pe-5"
          : cx("rounded-card", own ? "items-end" : "items-start"),
        inChannel && active && "bg-sunken/70",
      )}
    >
      {inChannel && active && !isFirst && <Moment time={time} />}
      <div
        ref={content}
        className={cx(
          "relative",
          inChannel
            ? "w-fit min-w-0 max-w-full lg:max-w-[50rem]"
            : "max-w-[min(36rem,85%)] pointer-fine:@lg:max-w-[min(36rem,calc(100%-8rem))]",
        )}
        {...press}
      >
        {inChannel ? <Line entry={entry} /> : <Bubble {...{ entry, own, isFirst, isLast }} />}
        {open && active && !inChannel && (
          <Tools
            message={open}
            variant={own ? "own" : "other"}
            anchor={content}
            time={isLast ? null : time}
          />
        )}
      </div>
      {open && !own && !inChannel && <NoticedSigns message={open} />}
      {open && active && inChannel && <Tools message={open} variant="line" anchor={content} time={null} />}
      {message && !message.deleted && <Reactions message={message} own={own && !inChannel} />}
      {message && adapter.openThread && source.thread === null && message.thread_count > 0 && (
        <ThreadLink message={message} onOpen={() => adapter.openThread?.(message.seq)} />
      )}
    </article>
  );
}

/** The time of a further message of a block, next to it. Screen readers get it with the message's name. */
const Moment = ({ time }: { time: string }) => (
  <span
    aria-hidden="true"
    className="absolute start-0 top-1.5 w-14 pe-1 text-end text-[0.6875rem] text-ink-soft tabular-nums sm:w-16"
  >
    {time}
  </span>
);

/** What was done to a message after it was written. */
function Marks({ message, atEnd }: { message: Message; atEnd: boolean }) {
  const { t } = useTranslation("chats");
  if (message.deleted || !(message.edited_at || message.pinned)) return null;
  return (
    <p className={cx("mt-0.5 flex items-center gap-1.5 text-xs", atEnd ? "justify-end" : "text-ink-soft")}>
      {message.pinned && (
        <Pin role="img" aria-label={t("message.is_pinned")} className="size-3.5" strokeWidth={1.75} />
      )}
      {message.edited_at && t("message.edited")}
    </p>
  );
}

/** A message of a channel: nothing around it. */
function Line({ entry }: { entry: Entry }) {
  const { message } = entry;
  return (
    <div
      data-message={entry.key}
      className={cx(
        "pointer-coarse:select-none [-webkit-touch-callout:none]",
        message?.deleted && "text-ink-soft",
      )}
    >
      <Body entry={entry} inBubble={false} />
      {message && <Marks message={message} atEnd={false} />}
    </div>
  );
}

/** The coloured field around a message, joined to those of its block; not drawn around a message that is deleted. */
function Bubble({
  entry,
  own,
  isFirst,
  isLast,
}: {
  entry: Entry;
  own: boolean;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { message } = entry;
  const sent = own ? "bg-accent text-on-accent" : "border border-line bg-raised";
  return (
    <div
      data-message={entry.key}
      className={cx(
        "rounded-card px-3.5 py-2 pointer-coarse:select-none [-webkit-touch-callout:none]",
        message?.deleted ? "border border-line border-dashed text-ink-soft" : sent,
        !isFirst && (own ? "rounded-se-[4px]" : "rounded-ss-[4px]"),
        !isLast && (own ? "rounded-ee-[4px]" : "rounded-es-[4px]"),
      )}
    >
      <Body entry={entry} inBubble />
      {message && <Marks message={message} atEnd />}
    </div>
  );
}
