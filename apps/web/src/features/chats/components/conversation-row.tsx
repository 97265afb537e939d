import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "#platform/paths.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { useTyping } from "../typing.ts";
import { ShortMoment } from "./day.tsx";

/** Keeps the direction of a text to itself: an Arabic "You:" must not turn a German sentence's end around. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

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
  const { other, last_message: last } = chat;
  return (
    <li className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <Link
        to={paths.chat(chat.id)}
        data-row
        aria-current={isOpen ? "page" : undefined}
        className={cx(
          "flex items-center gap-3 rounded-card px-3 py-2.5 transition-colors duration-150",
          isOpen ? "bg-accent-soft" : "hover:bg-sunken",
        )}
      >
        <Avatar id={other.id} name={other.username} src={other.avatar_url} size="lg" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            {/* The inner one has the text's direction, the outer one the page's: it stands at the start either way. */}
            <span className={cx("flex min-w-0 flex-1", unread > 0 ? "font-semibold" : "font-medium")}>
              <span className="truncate" dir="auto">
                {other.username}
              </span>
            </span>
            {last && <ShortMoment time={last.created_at} className="shrink-0 text-ink-soft text-xs" />}
          </span>
          <span className="flex items-center gap-2">
            <span className={cx("flex min-w-0 flex-1 text-sm", unread > 0 ? "text-ink" : "text-ink-soft")}>
              <span className="truncate" dir="auto">
                {typing ? (
                  <span className="text-accent">{t("typing_short")}</span>
                ) : last ? (
                  last.sender_id === other.id ? (
                    last.text
                  ) : (
                    t("own_last", { text: isolated(last.text) })
                  )
                ) : (
                  t("no_message_yet")
                )}
              </span>
            </span>
            <CountBadge count={unread} />
          </span>
        </span>
      </Link>
    </li>
  );
}
