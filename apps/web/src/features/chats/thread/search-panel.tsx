import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useThread } from "../adapter.ts";
import type { Target } from "../messages-cache.ts";
import { FoundMessage } from "./found-message.tsx";

/** Leads to a message or day; answers whether it worked. */
export type Jump = (target: Target) => Promise<boolean>;

/** One searches once the typing pauses, in ms. */
const PAUSE_MS = 250;
const WORDS_MAX = 100;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Searches a conversation by words, and leads to a day. */
export function SearchPanel({ onJump }: { onJump: Jump }) {
  const { t } = useTranslation("chats");
  const [words, setWords] = useState("");
  const sought = useSettled(words.trim());
  return (
    <>
      <div className="grid gap-3 px-4 pb-3">
        <TextField
          label={t("message.search")}
          hideLabel
          type="search"
          autoFocus
          maxLength={WORDS_MAX}
          placeholder={t("message.search_words")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
        <TextField
          label={t("message.to_day")}
          type="date"
          max={today()}
          onChange={({ target }) => {
            if (target.value && target.validity.valid) void onJump({ date: target.value });
          }}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto border-line border-t">
        {sought && <Results words={sought} onJump={onJump} />}
      </div>
    </>
  );
}

function Results({ words, onJump }: { words: string; onJump: Jump }) {
  const { t } = useTranslation("chats");
  const { chatId } = useThread().source;
  const found = useInfiniteQuery({
    ...pages("GET /api/chats/{id}/search", { params: { id: chatId }, query: { q: words } }),
    staleTime: 0,
  });
  if (found.isError && !found.data)
    return (
      <ErrorState title={t("message.search_failed")} error={found.error} onRetry={() => found.refetch()} />
    );
  if (!found.data) return <SkeletonText lines={6} className="p-4" />;
  const items = found.data.pages.flatMap((page) => page.items);
  const summary = () => {
    if (items.length === 0) return t("message.found_nothing", { words });
    return t(found.hasNextPage ? "message.found_more" : "message.found", { count: items.length });
  };
  return (
    <>
      <p role="status" className="px-4 pt-3 pb-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
        {summary()}
      </p>
      <ul className="px-1.5 pb-4">
        {items.map((message) => (
          <FoundMessage
            key={message.id}
            message={message}
            words={words}
            onOpen={() => onJump({ seq: message.thread_of ?? message.seq })}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="px-4 pb-4">
          <Button variant="quiet" wide busy={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
            {t("message.found_next")}
          </Button>
        </div>
      )}
    </>
  );
}
