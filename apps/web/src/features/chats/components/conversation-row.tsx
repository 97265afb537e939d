import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { TFunction } from "i18next";
import { BellOff, type LucideIcon, Pin } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { plainOf } from "../formatting.ts";
import { DRAGGED } from "../list/folders.ts";
import { RowMenu } from "../list/row-menu.tsx";
import { callWords } from "../message/call-words.ts";
import { usePresence } from "../presence.ts";
import { useTyping } from "../typing.ts";
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
