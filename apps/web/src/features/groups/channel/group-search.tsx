import type { Group } from "@kompagnon/contract/groups/model.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { pages } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { channelsQuery, entriesOf } from "../cache.ts";
import { RowsSkeleton } from "../components/loading.tsx";
import { FoundMessage } from "./found-message.tsx";
import { useCardOf } from "./member-cards.ts";

/** The server takes no more. */
const WORDS_MAX = 100;

/** Looks for words in all channels of a group; a hit leads to its message. */
export function GroupSearch({ group, initialWords }: { group: Group; initialWords: string }) {
  const { t } = useTranslation("groups");
  // What is typed goes along to the channel of a hit.
  const [words, setWords] = useState(initialWords);
  const query = useDebounced(words.trim());
  const { data: channels } = useQuery(channelsQuery(group.id));
  const cardOf = useCardOf(group.id);
  const found = useInfiniteQuery({
    ...pages("GET /api/groups/{id}/search", { params: { id: group.id }, query: { q: query || "-" } }),
    enabled: query !== "",
    staleTime: 0,
  });
  const messages = query === "" ? [] : entriesOf(found.data);
  return (
    <search className="grid gap-4">
      <TextField
        label={t("channel.search")}
        hideLabel
        type="search"
        maxLength={WORDS_MAX}
        placeholder={t("channel.search")}
        hint={t("channel.search_hint")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      />
      {query !== "" && found.isPending && <RowsSkeleton rows={3} />}
      {query !== "" && found.isError && !found.data && (
        <ErrorState
          className="py-4!"
          title={t("channel.search_failed")}
          error={found.error}
          onRetry={() => found.refetch()}
        />
      )}
      {query !== "" && found.isSuccess && messages.length === 0 && (
        <p role="status" className="text-center text-ink-soft">
          {t("search_nothing", { words: query })}
        </p>
      )}
      <ul className="grid gap-1">
        {messages.map((message) => (
          <FoundMessage
            key={message.id}
            groupId={group.id}
            message={message}
            channelName={channels?.items.find(({ id }) => id === message.chat_id)?.name ?? ""}
            words={query}
            panel={{ kind: "search", words: query }}
            card={cardOf(message.sender_id)}
          />
        ))}
      </ul>
      {query !== "" && <NextPage list={found} />}
    </search>
  );
}
