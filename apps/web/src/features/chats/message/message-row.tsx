import { Pin } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "#ui/cx.ts";
import { dates } from "#ui/formatters.ts";
import { useThread } from "../adapter.ts";
import type { Entry } from "../thread.ts";
import { useMessageActions } from "./actions.ts";
import { Body, ThreadLink } from "./body.tsx";
import { Reactions } from "./reactions.tsx";
import { Tools } from "./tools.tsx";
import { useLongPress } from "./use-long-press.ts";

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

/** One message: its bubble, who reacted, and what can be done with it while one is on it. */
export function MessageRow({ entry, own, name }: { entry: Entry; own: boolean; name: string }) {
  const { i18n } = useTranslation("chats");
  const { adapter, source } = useThread();
  const { openMenu } = useMessageActions();
  const { active, handlers } = useActive();
  const bubble = useRef<HTMLDivElement>(null);
  const { message } = entry;
  const open = message && !message.deleted ? message : null;
  const press = useLongPress((element) => open && openMenu(open, element));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.key !== "Enter" || !open || !bubble.current) return;
    event.preventDefault();
    openMenu(open, bubble.current);
  };
  const time = dates(i18n.language, { timeStyle: "short" }).format(new Date(entry.at));
  return (
    <article
      data-row={entry.key}
      data-seq={entry.seq ?? undefined}
      tabIndex={-1}
      aria-label={`${name}, ${time}`}
      onKeyDown={onKeyDown}
      {...handlers}
      className={cx("flex scroll-my-4 flex-col rounded-card", own ? "items-end" : "items-start")}
    >
      <div
        ref={bubble}
        className="relative max-w-[min(36rem,85%)] pointer-fine:@lg:max-w-[min(36rem,calc(100%-8rem))]"
        {...press}
      >
        <Bubble entry={entry} own={own} />
        {open && active && <Tools message={open} own={own} bubble={bubble} />}
      </div>
      {message && !message.deleted && <Reactions message={message} own={own} />}
      {message && adapter.openThread && source.thread === null && message.thread_count > 0 && (
        <ThreadLink message={message} onOpen={() => adapter.openThread?.(message.seq)} />
      )}
    </article>
  );
}

/** The coloured field around a message; not drawn around a message that is deleted. */
function Bubble({ entry, own }: { entry: Entry; own: boolean }) {
  const { t } = useTranslation("chats");
  const { message } = entry;
  return (
    <div
      data-message={entry.key}
      className={cx(
        "rounded-card px-3.5 py-2 pointer-coarse:select-none [-webkit-touch-callout:none]",
        message?.deleted
          ? "border border-line border-dashed text-ink-soft"
          : own
            ? "bg-accent text-on-accent"
            : "border border-line bg-raised",
      )}
    >
      <Body entry={entry} />
      {message && !message.deleted && (message.edited_at || message.pinned) && (
        <p className="mt-0.5 flex items-center justify-end gap-1.5 text-xs">
          {message.pinned && (
            <Pin role="img" aria-label={t("message.is_pinned")} className="size-3.5" strokeWidth={1.75} />
          )}
          {message.edited_at && t("message.edited")}
        </p>
      )}
    </div>
  );
}
