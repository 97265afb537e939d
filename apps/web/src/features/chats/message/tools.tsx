import type { Message } from "@kompagnon/contract/chats/model.ts";
import { EllipsisVertical, Reply, SmilePlus } from "lucide-react";
import { createContext, type RefObject, useContext } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useThread } from "../adapter.ts";

/** What can be done with a message, wherever it is drawn. */
export type MessageActions = {
  /** Opens the menu next to an element. */
  openMenu: (message: Message, anchor: HTMLElement) => void;
  /** Opens the emoji picker next to an element. */
  pickEmoji: (message: Message, anchor: HTMLElement) => void;
  reply: (message: Message) => void;
  react: (message: Message, emoji: string) => void;
  /** Opens the report of a message. */
  report: (message: Message) => void;
  /** Goes to a message of this conversation. */
  jump: (seq: number) => void;
  /** Shows a picture large. */
  showImage: (message: Message, attachmentId: string) => void;
};

const ActionsContext = createContext<MessageActions | null>(null);
export const ActionsProvider = ActionsContext.Provider;

/** The actions of the thread that contains this message. */
export function useMessageActions(): MessageActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error("useMessageActions is only for messages of a thread");
  return actions;
}

/** Next to a bubble where there is room, above its corner elsewhere; above the corner of a channel's line. */
const bubble = "end-1 top-1 @lg:top-0 @lg:bg-transparent @lg:shadow-none";
const variants = {
  own: `${bubble} @lg:end-full @lg:me-1`,
  other: `${bubble} @lg:start-full @lg:end-auto @lg:ms-1`,
  line: "end-2 -top-3 sm:end-4",
} as const;

/** The buttons next to the message with the pointer or the focus. */
export function Tools({
  message,
  variant,
  anchor: content,
  time,
}: {
  message: Message;
  variant: keyof typeof variants;
  /** The anchor of the menus. */
  anchor: RefObject<HTMLElement | null>;
  /** When it was written, where nothing else says so. */
  time: string | null;
}) {
  const { t } = useTranslation("chats");
  const { canWrite } = useThread().adapter;
  const { openMenu, pickEmoji, reply } = useMessageActions();
  const atContent = (open: typeof openMenu) => () => content.current && open(message, content.current);
  return (
    <div
      className={cx(
        "absolute z-10 flex items-center rounded-control bg-raised shadow-float pointer-coarse:hidden",
        variants[variant],
      )}
    >
      {time && (
        <span aria-hidden="true" className="whitespace-nowrap px-1.5 text-ink-soft text-xs tabular-nums">
          {time}
        </span>
      )}
      {canWrite && (
        <>
          <IconButton
            label={t("message.react")}
            icon={<SmilePlus className="size-4.5" strokeWidth={1.75} />}
            onClick={atContent(pickEmoji)}
          />
          <IconButton
            label={t("message.reply")}
            icon={<Reply className="mirror size-4.5" strokeWidth={1.75} />}
            onClick={() => reply(message)}
          />
        </>
      )}
      <IconButton
        label={t("message.more")}
        aria-haspopup="menu"
        icon={<EllipsisVertical className="size-4.5" strokeWidth={1.75} />}
        onClick={atContent(openMenu)}
      />
    </div>
  );
}
