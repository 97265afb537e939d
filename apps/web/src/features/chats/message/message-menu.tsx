import type { Message } from "@kompagnon/contract/chats/model.ts";
import {
  Copy,
  Flag,
  Languages,
  MessageSquare,
  Pencil,
  Pin,
  PinOff,
  Reply,
  SmilePlus,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { AnchoredMenu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { useThread } from "../adapter.ts";
import { mayEdit } from "./changes.ts";

/** Offered at once; all others are in the picker. */
const QUICK = ["👍", "❤️", "😂", "🎉", "😮", "🙏"] as const;
const ICON = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** What the menu can do. */
export type MenuActions = {
  react: (emoji: string) => void;
  pick: () => void;
  reply: () => void;
  copy: () => void;
  edit: () => void;
  pin: () => void;
  translate: () => void;
  remove: () => void;
  report: () => void;
};

/** The menu of one message, next to it. */
export function MessageMenu({
  message,
  anchor,
  actions,
  returnTo,
  onClose,
}: {
  message: Message;
  anchor: HTMLElement;
  actions: MenuActions;
  /** What has the focus afterwards. */
  returnTo: () => HTMLElement | null;
  onClose: () => void;
}) {
  return (
    <AnchoredMenu anchor={anchor} returnTo={returnTo} onClose={onClose}>
      <Items message={message} actions={actions} />
    </AnchoredMenu>
  );
}

function QuickReactions({ message, actions }: { message: Message; actions: MenuActions }) {
  const { t } = useTranslation("chats");
  const item =
    "grid size-10 cursor-pointer place-items-center rounded-control text-lg outline-none data-highlighted:bg-sunken";
  return (
    <>
      <div className="flex justify-between">
        {QUICK.map((emoji) => (
          <MenuItem
            bare
            key={emoji}
            onClick={() => actions.react(emoji)}
            className={cx(
              item,
              message.reactions.some((one) => one.emoji === emoji && one.mine) && "bg-accent-soft",
            )}
          >
            {emoji}
          </MenuItem>
        ))}
        <MenuItem
          bare
          aria-label={t("message.more_emojis")}
          onClick={actions.pick}
          className={cx(item, "text-ink-soft")}
        >
          <SmilePlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </MenuItem>
      </div>
      <MenuSeparator />
    </>
  );
}

function Items({ message, actions }: { message: Message; actions: MenuActions }) {
  const { t } = useTranslation("chats");
  const { adapter, source } = useThread();
  const mine = message.sender_id === adapter.me;
  const { canWrite, canModerate, kind, openThread } = adapter;
  const { translates } = useMember();
  const entry = (icon: ReactNode, words: string, onClick: () => void, danger = false) => (
    <MenuItem icon={icon} onClick={onClick} danger={danger}>
      {words}
    </MenuItem>
  );
  return (
    <>
      {canWrite && <QuickReactions message={message} actions={actions} />}
      {canWrite && entry(<Reply {...ICON} className="mirror size-4" />, t("message.reply"), actions.reply)}
      {openThread &&
        source.thread === null &&
        entry(<MessageSquare {...ICON} />, t("message.thread"), () => openThread(message.seq))}
      {message.text && entry(<Copy {...ICON} />, t("message.copy"), actions.copy)}
      {canWrite &&
        mayEdit(message, adapter.me) &&
        entry(<Pencil {...ICON} />, t("message.edit"), actions.edit)}
      {canWrite &&
        (kind === "direct" || canModerate) &&
        entry(
          message.pinned ? <PinOff {...ICON} /> : <Pin {...ICON} />,
          message.pinned ? t("message.unpin") : t("message.pin"),
          actions.pin,
        )}
      {adapter.translate &&
        !mine &&
        message.text &&
        translates &&
        entry(<Languages {...ICON} />, t("message.translate"), actions.translate)}
      {(mine || (kind === "channel" && canModerate)) &&
        entry(<Trash2 {...ICON} />, t("message.delete"), actions.remove, true)}
      {!mine && !message.call && entry(<Flag {...ICON} />, t("message.report"), actions.report)}
    </>
  );
}
