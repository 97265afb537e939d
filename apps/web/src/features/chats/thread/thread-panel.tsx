import type { Message } from "@kompagnon/contract/chats/model.ts";
import { firstHitIn, hitsIn } from "@kompagnon/contract/search/hits.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Pin, Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLiveEvent } from "#platform/live/live.ts";
import { pages, query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useThread } from "../adapter.ts";
import { ShortMoment } from "../components/day.tsx";
import { plainOf } from "../formatting.ts";
import { useQuoteText } from "../message/quote.tsx";
import type { Target } from "../messages-cache.ts";

/** A panel next to the messages. */
export type PanelName = "search" | "pins";

/** The pinned messages, the last pinned first. */
function PinsPanel({ onJump }: { onJump: Jump }) {
  const { t } = useTranslation("chats");
  const { chatId } = useThread().source;
  const { data, error, refetch } = useQuery({
    ...query("GET /api/chats/{id}/pins", { params: { id: chatId } }),
    staleTime: 0,
  });
  const items = data?.items ?? [];
  useLiveEvent("message_changed", (core) => {
    const listed = items.some(({ id }) => id === core.id);
    if (core.chat_id === chatId && (listed || core.pinned)) void refetch();
  });
  if (error && !data)
    return <ErrorState title={t("message.pins_failed")} error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonText lines={5} className="p-4" />;
  if (items.length === 0)
    return (
      <EmptyState icon={<Pin strokeWidth={1.75} />} title={t("message.pins_empty")}>
        {t("message.pins_empty_text")}
      </EmptyState>
    );
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto px-1.5 pb-4">
      {items.map((message) => (
        <FoundMessage key={message.id} message={message} onOpen={() => onJump({ seq: message.seq })} />
      ))}
    </ul>
  );
}

/** A panel next to the messages, on small screens above them. Escape closes it. */
export function ThreadPanel({
  name,
  onJump,
  onClose,
}: {
  name: PanelName;
  onJump: Jump;
  onClose: () => void;
}) {
  const { t } = useTranslation("chats");
  const title = name === "search" ? t("message.search") : t("message.pins");
  /** On small screens the panel covers the messages: it makes room for what one jumped to. */
  const jump: Jump = async (target) => {
    const worked = await onJump(target);
    if (worked && !matchMedia("(min-width: 64rem)").matches) onClose();
    return worked;
  };
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-y-0 end-0 z-20 flex w-full flex-col border-line border-s bg-ground shadow-float sm:w-88"
    >
      <header className="flex items-center gap-2 px-4 pt-3 pb-2">
        <h3 className="grow text-lg">{title}</h3>
        <IconButton
          label={t("message.close")}
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={onClose}
        />
      </header>
      {name === "search" ? <SearchPanel onJump={jump} /> : <PinsPanel onJump={jump} />}
    </section>
  );
}

/** Leads to a message or day; answers whether it worked. */
type Jump = (target: Target) => Promise<boolean>;

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
function SearchPanel({ onJump }: { onJump: Jump }) {
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

/** Letters before the first hit that stay visible. */
const BEFORE = 40;

/** The text from a little before the first hit on. */
function around(text: string, words: string): string {
  const at = firstHitIn(text, words);
  return at > BEFORE * 2 ? `… ${text.slice(at - BEFORE)}` : text;
}

/** A message in a list outside its thread; a press leads to it. `words` are marked. */
function FoundMessage({
  message,
  words = "",
  onOpen,
}: {
  message: Message;
  words?: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  const quoteText = useQuoteText();
  const { seq, sender_id, attachments } = message;
  const text = quoteText({ seq, sender_id, text: message.text, kind: attachments[0]?.kind ?? "text" });
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-0.5 rounded-control px-3 py-2 text-start hover:bg-sunken"
      >
        <span className="flex items-baseline gap-2 text-sm">
          <span className="min-w-0 flex-1 truncate font-semibold" dir="auto">
            {sender_id === adapter.me ? t("you") : adapter.nameOf(sender_id)}
          </span>
          <ShortMoment time={message.created_at} className="shrink-0 text-ink-soft text-xs" />
        </span>
        <span className="line-clamp-3 text-sm [overflow-wrap:anywhere]" dir="auto">
          {hitsIn(around(plainOf(text), words), words).map((piece, index) =>
            piece.hit ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
              <mark key={index} className="rounded-[3px] bg-signal-soft text-ink">
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
      </button>
    </li>
  );
}
