import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { matches } from "@kompagnon/contract/search/terms.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Archive, FolderOpen, Search, UsersRound } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type ChatFilter, chatsOf, conversationsQuery, unreadQuery } from "../cache.ts";
import { ConversationRow } from "./conversation-row.tsx";

/** The spec's interval on the chats page while the live stream is down. */
const POLL_MS = 20_000;
/** A search field helps from this many on. */
const SEARCH_FROM = 8;

const timeOf = ({ last_message, created_at }: Conversation): string => last_message?.created_at ?? created_at;
/** Pinned ones first, then the newest. */
const byNewest = (a: Conversation, b: Conversation): number =>
  Number(b.pinned) - Number(a.pinned) || Date.parse(timeOf(b)) - Date.parse(timeOf(a));
const fits = (chat: Conversation, words: string): boolean => matches(chat.other.username, words);

/** Arrow keys move between the rows. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]; // -1 when no row has the focus
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The conversations of a shelf, pinned ones first, then the one with the newest message. */
export function ConversationList({ filter, open }: { filter: ChatFilter; open: string | null }) {
  const { t } = useTranslation("chats");
  const [words, setWords] = useState("");
  const polling = usePollingInterval(POLL_MS);
  const list = useInfiniteQuery({ ...conversationsQuery(filter), refetchInterval: polling });
  const { data: counts = {} } = useQuery(unreadQuery());
  const rows = useRef<HTMLUListElement>(null);

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const searching = words.trim() !== "";
  // A search covers all conversations, not only those that are there already.
  useEffect(() => {
    if (searching && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [searching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  useFocusOnReturn(rows, open);

  if (list.isPending) return <ListSkeleton />;
  if (list.isError && !list.data)
    return <ErrorState title={t("list_failed")} error={list.error} onRetry={() => list.refetch()} />;
  const chats = chatsOf(list.data).sort(byNewest);
  const shown = chats.filter((chat) => fits(chat, words));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="px-4 pt-2 pb-2">
        {chats.length >= SEARCH_FROM && (
          <div>
            <TextField
              label={t("search")}
              hideLabel
              type="search"
              placeholder={t("search")}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            />
          </div>
        )}
      </div>
      {chats.length === 0 ? (
        <NoneHere filter={filter} />
      ) : (
        <ul
          ref={rows}
          onKeyDown={moveBetweenRows}
          className="min-h-0 flex-1 overflow-y-auto px-2 pb-4 short:overflow-visible"
        >
          {shown.map((chat) => (
            <ConversationRow
              key={chat.id}
              chat={chat}
              unread={counts[chat.id] ?? 0}
              isOpen={chat.id === open}
            />
          ))}
          {shown.length === 0 && !hasNextPage && (
            <li className="px-3 py-6 text-center text-ink-soft [overflow-wrap:anywhere]">
              {t("search_nothing", { words: words.trim() })}
            </li>
          )}
          {hasNextPage && (
            <li className="p-2">
              <Button variant="quiet" wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                {t("more")}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** On small screens the way back from a conversation leads to its row. */
function useFocusOnReturn(rows: RefObject<HTMLUListElement | null>, open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === null || open !== null) return;
    const row = rows.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(chatsPaths.chat(left))}"]`);
    row?.focus();
  }, [rows, open]);
}

function NoneHere({ filter }: { filter: ChatFilter }) {
  const { t } = useTranslation("chats");
  const touch = useMedia("(pointer: coarse)");
  const usual = !filter.folder && !filter.archived;
  if (usual)
    return (
      <EmptyState
        icon={<UsersRound strokeWidth={1.75} />}
        title={t("empty_title")}
        action={<ButtonLink to={matchingPaths.deck}>{t("empty_action")}</ButtonLink>}
      >
        {t("empty_text")}
      </EmptyState>
    );
  const kind = filter.folder ? "folder" : "archive";
  return (
    <EmptyState
      icon={filter.folder ? <FolderOpen strokeWidth={1.75} /> : <Archive strokeWidth={1.75} />}
      title={t(`list.empty_${kind}_title`)}
    >
      {/* Nothing is dragged with a finger: the list scrolls. */}
      {kind === "folder" && touch ? t("list.empty_folder_touch") : t(`list.empty_${kind}_text`)}
    </EmptyState>
  );
}

const ListSkeleton = () => (
  <div className="grid gap-5 px-4 pt-4">
    {["a", "b", "c", "d", "e"].map((row) => (
      <span key={row} className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full!" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </span>
      </span>
    ))}
  </div>
);
