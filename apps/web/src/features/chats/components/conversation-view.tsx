import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, BadgeCheck, MessageCircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "#platform/call.ts";
import { paths } from "#platform/paths.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { conversationQuery } from "../cache.ts";
import { useTyping } from "../typing.ts";
import { Composer } from "./composer.tsx";
import { Thread } from "./thread.tsx";

const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** An open conversation: header, messages, composer. Escape leads back to the list. */
export function ConversationView({ chatId, backTo }: { chatId: string; backTo: string }) {
  const { t } = useTranslation("chats");
  const navigate = useNavigate();
  const typing = useTyping(chatId);
  const { data: chat, error, isPending, refetch } = useQuery(conversationQuery(chatId));

  if (isGone(error))
    return (
      <EmptyState
        icon={<MessageCircleX strokeWidth={1.75} />}
        title={t("gone_title")}
        action={<ButtonLink to={backTo}>{t("back")}</ButtonLink>}
      >
        {t("gone_text")}
      </EmptyState>
    );
  if (error && !chat) return <ErrorState error={error} onRetry={() => refetch()} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the back button does
    <div
      className="flex h-full min-h-0 flex-col"
      onKeyDown={(event) => {
        if (event.key === "Escape") void navigate(backTo);
      }}
    >
      <header className="flex min-h-16 items-center gap-3 border-line border-b px-3 py-2 sm:px-5">
        <span className="md:hidden">
          <IconButton
            label={t("back")}
            icon={<ArrowLeft className="mirror" strokeWidth={1.75} />}
            onClick={() => void navigate(paths.chats)}
          />
        </span>
        {isPending || !chat ? (
          <>
            <Skeleton className="size-10 rounded-full!" />
            <Skeleton className="h-5 w-40" />
          </>
        ) : (
          <>
            <Avatar id={chat.other.id} name={chat.other.username} src={chat.other.avatar_url} size="md" />
            <div className="min-w-0">
              <h2 className="flex items-center gap-1.5 font-semibold text-base">
                <span className="truncate" dir="auto">
                  {chat.other.username}
                </span>
                {chat.other.verified && (
                  <BadgeCheck
                    role="img"
                    aria-label={t("verified")}
                    className="size-4 shrink-0 text-accent"
                    strokeWidth={1.75}
                  />
                )}
              </h2>
              <p aria-live="polite" className="h-4 text-ink-soft text-xs">
                {typing ? t("typing", { name: chat.other.username }) : ""}
              </p>
            </div>
          </>
        )}
      </header>
      <Thread chatId={chatId} chat={chat} />
      {chat &&
        (chat.can_write ? (
          <Composer chatId={chatId} name={chat.other.username} />
        ) : (
          <p className="border-line border-t px-5 py-4 text-center text-ink-soft">{t("cannot_write")}</p>
        ))}
    </div>
  );
}
