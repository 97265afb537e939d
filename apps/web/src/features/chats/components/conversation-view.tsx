import { useQuery } from "@tanstack/react-query";
import { MessageCircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "#platform/call.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { conversationQuery } from "../cache.ts";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { Thread } from "./thread.tsx";

/** The spec's interval on the chats page while the live stream is down. */
const POLL_MS = 20_000;

const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** An open conversation: header, messages, composer. Escape leads back to the list. */
export function ConversationView({ chatId, backTo }: { chatId: string; backTo: string }) {
  const { t } = useTranslation("chats");
  const navigate = useNavigate();
  const polling = usePollingInterval(POLL_MS);
  const { data: chat, error, refetch } = useQuery({ ...conversationQuery(chatId), refetchInterval: polling });

  if (isGone(error))
    return (
      <div className="grid h-full place-items-center overflow-y-auto">
        <EmptyState
          icon={<MessageCircleX strokeWidth={1.75} />}
          title={t("gone_title")}
          action={<ButtonLink to={backTo}>{t("back")}</ButtonLink>}
        >
          {t("gone_text")}
        </EmptyState>
      </div>
    );
  if (error && !chat)
    return (
      <div className="grid h-full place-items-center overflow-y-auto">
        <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the back button does
    <div
      className="flex h-full min-h-0 flex-col"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) void navigate(backTo);
      }}
    >
      <ConversationHeader chat={chat} backTo={backTo} />
      <Thread chatId={chatId} chat={chat} />
      {chat &&
        (chat.can_write ? (
          <Composer chatId={chatId} name={chat.other.username} />
        ) : (
          <p
            role="status"
            className="border-line border-t bg-sunken px-5 py-4 text-center text-ink-soft text-sm"
          >
            {t("cannot_write")}
          </p>
        ))}
    </div>
  );
}
