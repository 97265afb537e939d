import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { MessageCircleX, MessagesSquare } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { TrialBar } from "#features/trials/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { isComposing, useKeyboardRoom } from "#platform/keyboard.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { DropArea } from "#ui/drop-area.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type ThreadAdapter, threadKeyOf } from "./adapter.ts";
import { chatsOf, conversationQuery, conversationsQuery } from "./cache.ts";
import { ConversationHeader } from "./components/conversation-header.tsx";
import { Composer } from "./composer/composer.tsx";
import { useColumn } from "./list/filter-bar.tsx";
import { LeftColumn } from "./list/left-column.tsx";
import type { PanelName } from "./thread/thread-panel.tsx";
import { ThreadView } from "./thread/thread-view.tsx";
import { useAttach } from "./uploads.ts";
import { useDirectAdapter } from "./use-direct-adapter.tsx";

/**
 * `/dashboard/chats?chat={id}` (also `?openConv={id}`; `&message={seq}` shows a message): the conversations, and the open one
 * next to them. The left column may be a folder (`/dashboard/chats/folder/{id}`), the archive or the requests.
 */
export default function ChatsPage() {
  const { t } = useTranslation("chats");
  const [search] = useSearchParams();
  const column = useColumn();
  const open = search.get("chat") ?? search.get("openConv");
  useKeyboardRoom();
  const { data } = useInfiniteQuery(conversationsQuery());
  const usual = column.kind === "chats" && !column.filter.folder && !column.filter.archived;
  const hasNone = usual && data !== undefined && chatsOf(data).length === 0;
  const twoSides = open !== null || !hasNone;
  return (
    <div
      className={cx(
        "grid h-main grid-cols-1",
        open && "own-screen",
        twoSides && "md:grid-cols-[17rem_1fr] lg:grid-cols-[minmax(17rem,22rem)_1fr]",
      )}
    >
      <DocumentTitle>{t("title")}</DocumentTitle>
      {open && <h1 className="sr-only md:hidden">{t("title")}</h1>}
      <section
        aria-label={t("list_label")}
        className={cx(
          "min-h-0 min-w-0 border-line",
          twoSides && "md:border-e",
          open ? "hidden md:block" : "block",
        )}
      >
        <LeftColumn column={column} open={open} />
      </section>
      <section
        aria-label={t("conversation_label")}
        className={cx("min-h-0 min-w-0", open ? "block" : "hidden", twoSides && "md:block")}
      >
        {open ? (
          <ConversationView
            key={open}
            chatId={open}
            backTo={chatsPaths.chats}
            at={Number(search.get("message")) || null}
          />
        ) : (
          <div className="grid h-full place-items-center">
            <EmptyState icon={<MessagesSquare strokeWidth={1.75} />} title={t("choose_title")}>
              {t("choose_text")}
            </EmptyState>
          </div>
        )}
      </section>
    </div>
  );
}

/** Files dropped anywhere on a conversation go with the next message. */
function DropZone({
  adapter,
  thread = null,
  children,
}: {
  adapter: ThreadAdapter | null;
  thread?: number | null;
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const attach = useAttach(adapter?.id ?? "", threadKeyOf({ chatId: adapter?.id ?? "", thread }));
  return (
    <DropArea label={t("message.drop")} variant="column" onFiles={adapter?.canWrite ? attach : null}>
      {children}
    </DropArea>
  );
}

/** The spec's interval on the chats page while the live stream is down. */
const POLL_MS = 20_000;

const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/**
 * An open conversation: header, messages, composer. `at` is the message to show. Escape closes the panel next to them, else leads
 * back to the list.
 */
function ConversationView({
  chatId,
  backTo,
  at = null,
}: {
  chatId: string;
  backTo: string;
  at?: number | null;
}) {
  const { t } = useTranslation("chats");
  const navigate = useNavigate();
  const polling = usePollingInterval(POLL_MS);
  const { data: chat, error, refetch } = useQuery({ ...conversationQuery(chatId), refetchInterval: polling });
  const adapter = useDirectAdapter(chat);
  const [panel, setPanel] = useState<PanelName | null>(null);

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
        // Menus and dialogs are descendants in React only: they handle Escape themselves.
        const isOurs = event.currentTarget.contains(event.target as Node); // events come from nodes
        if (event.key !== "Escape" || !isOurs || isComposing(event)) return;
        if (panel) setPanel(null);
        else void navigate(backTo);
      }}
    >
      <ConversationHeader chat={chat} backTo={backTo} panel={panel} onPanel={setPanel} />
      {chat && adapter && (
        <Suspense fallback={null}>
          <TrialBar
            people={{ chatId, me: adapter.me, other: { id: chat.other.id, name: chat.other.username } }}
          />
        </Suspense>
      )}
      <DropZone adapter={adapter}>
        <ThreadView adapter={adapter} at={at} panel={panel} onPanel={setPanel} />
        {adapter && <Composer adapter={adapter} />}
      </DropZone>
    </div>
  );
}
