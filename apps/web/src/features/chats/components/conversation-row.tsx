import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  EllipsisVertical,
  FolderInput,
  type LucideIcon,
  Pin,
  PinOff,
} from "lucide-react";
import { Link } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshConversation, refreshConversations, refreshUnread } from "../cache.ts";
import { plainOf } from "../formatting.ts";
import { DRAGGED, foldersQuery, refreshFolders, setInFolder } from "../list/folder-links.tsx";
import { callWords } from "../message/figures.ts";
import { usePresence, useTyping } from "../presence.ts";
import { ShortMoment } from "./day.tsx";

/** What a message says in one line of the list: its text, or what it is instead. */
function contentOf({ text, deleted, attachments: [file] }: Message, t: TFunction<"chats">): string {
  if (deleted) return t("message.deleted");
  if (text !== "" || !file) return plainOf(text);
  if (file.kind === "image") return `📷 ${t("message.image")}`;
  return file.kind === "voice" ? `🎤 ${t("message.voice")}` : `📎 ${file.name}`;
}

/** A conversation's last message as the list shows it; the viewer's own are marked. */
export function lastWords(message: Message, otherId: string, t: TFunction<"chats">): string {
  const own = message.sender_id !== otherId;
  if (message.call) return callWords(message.call, own, t);
  const content = contentOf(message, t);
  return own && !message.deleted ? t("own_last", { text: content }) : content;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The direction of a message, ignoring its prefix: a truncated line loses its end, not its beginning. */
export function directionOf(words: string): "ltr" | "rtl" | "auto" {
  const quoted = /\u2068([^\u2069]*)/u.exec(words)?.[1] ?? words;
  const [letter] = quoted.match(/\p{L}/u) ?? [];
  if (!letter) return "auto";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}

/** A conversation in the list: who, what last, when, and how much is unread. */
export function ConversationRow({
  chat,
  unread,
  isOpen,
}: {
  chat: Conversation;
  unread: number;
  isOpen: boolean;
}) {
  const { t } = useTranslation("chats");
  const typing = useTyping(chat.id);
  const { dot, words } = usePresence(chat.other.id);
  const { other, last_message: last } = chat;
  const lastText = last && lastWords(last, other.id, t);
  return (
    <li className="group relative [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <Link
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, chat.id)}
        to={chatsPaths.chat(chat.id)}
        data-row
        aria-current={isOpen ? "page" : undefined}
        className={cx(
          "flex items-center gap-3 rounded-card px-3 py-2.5 transition-colors duration-150 pointer-coarse:pe-12",
          // Room for the button, so that it covers neither the time nor the words.
          "group-focus-within:pe-12 group-hover:pe-12 group-has-data-popup-open:pe-12",
          isOpen ? "bg-accent-soft" : "hover:bg-sunken",
        )}
      >
        <Avatar
          id={other.id}
          name={other.username}
          src={other.avatar_url}
          size="lg"
          {...(dot !== "offline" && { status: dot })}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            {/* The inner one has the text's direction, the outer one the page's: it is at the start either way. */}
            <span className={cx("flex min-w-0 flex-1", unread > 0 ? "font-semibold" : "font-medium")}>
              <span className="truncate" dir="auto">
                {other.username}
              </span>
              {chat.pinned && <Mark icon={Pin} label={t("list.is_pinned")} />}
              {chat.muted && <Mark icon={BellOff} label={t("list.is_muted")} />}
              {dot !== "offline" && <span className="sr-only">, {words}</span>}
            </span>
            {last && <ShortMoment time={last.created_at} className="shrink-0 text-ink-soft text-xs" />}
          </span>
          <span className="flex items-center gap-2">
            <span className={cx("flex min-w-0 flex-1 text-sm", unread > 0 ? "text-ink" : "text-ink-soft")}>
              {typing || !lastText ? (
                <span className={cx("truncate", typing && "text-accent")}>
                  {typing ? t("typing_short") : t("no_message_yet")}
                </span>
              ) : (
                <span className="truncate" dir={directionOf(lastText)}>
                  {lastText}
                </span>
              )}
            </span>
            <CountBadge count={unread} />
          </span>
        </span>
      </Link>
      {/* On touch screens, where nothing hovers, it is always there. */}
      <span className="absolute end-1 top-1/2 -translate-y-1/2 rounded-control opacity-0 transition-opacity duration-150 focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 pointer-coarse:opacity-100">
        <RowMenu chat={chat} />
      </span>
    </li>
  );
}

const Mark = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <Icon
    role="img"
    aria-label={label}
    className="ms-1 size-3.5 shrink-0 self-center text-ink-soft"
    strokeWidth={1.75}
  />
);

const icon = { className: "size-4 text-ink-soft", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The actions of a conversation in the list: pin, mute, archive, put into a folder. */
function RowMenu({ chat }: { chat: Conversation }) {
  const { t } = useTranslation("chats");
  const { data: folders } = useQuery(foldersQuery());
  const name = chat.other.username;
  const failed = () => toast(t("list.failed"), { kind: "warn" });
  const change = useMutation({
    ...mutation("PATCH /api/chats/{id}"),
    onError: failed,
    onSuccess: (_, { body }) => {
      if (body.archived) toast(t("list.put_away_done", { name }));
    },
    onSettled: () => {
      refreshConversations();
      refreshConversation(chat.id);
      refreshUnread();
      refreshFolders();
    },
  });
  const set = (body: { pinned?: boolean; muted?: boolean; archived?: boolean }) =>
    change.mutate({ params: { id: chat.id }, body });
  return (
    <Menu
      trigger={
        <IconButton
          label={t("list.chat_actions", { name })}
          tooltip={false}
          icon={<EllipsisVertical className="size-4" strokeWidth={1.75} />}
        />
      }
    >
      <MenuItem
        icon={chat.pinned ? <PinOff {...icon} /> : <Pin {...icon} />}
        onClick={() => set({ pinned: !chat.pinned })}
      >
        {t(chat.pinned ? "list.unpin" : "list.pin")}
      </MenuItem>
      <MenuItem
        icon={chat.muted ? <Bell {...icon} /> : <BellOff {...icon} />}
        onClick={() => set({ muted: !chat.muted })}
      >
        {t(chat.muted ? "list.unmute" : "list.mute")}
      </MenuItem>
      <MenuItem
        icon={chat.archived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        onClick={() => set({ archived: !chat.archived })}
      >
        {t(chat.archived ? "list.take_back" : "list.put_away")}
      </MenuItem>
      {folders && folders.items.length > 0 && (
        <>
          <MenuSeparator />
          {folders.items.map((folder) => {
            const inside = chat.folder_ids.includes(folder.id);
            return (
              <MenuItem
                key={folder.id}
                icon={<FolderInput {...icon} />}
                onClick={() => void setInFolder(folder, chat.id, !inside).catch(failed)}
              >
                {`${inside ? "✓ " : ""}${folder.name}`}
              </MenuItem>
            );
          })}
        </>
      )}
    </Menu>
  );
}
