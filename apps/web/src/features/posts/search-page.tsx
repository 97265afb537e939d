import { Search, SearchX } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { searchQuery } from "./cache.ts";
import { BackToFeed } from "./frame/back.tsx";
import { PostList } from "./list/post-list.tsx";
import { Suggestions, suggestionsQuery } from "./search/suggestions.tsx";

/** The maximum length that the server accepts. */
const WORDS_MAX = 100;

/** `/dashboard/feed/search?q=`: finds posts, and suggests members to follow (spec: public, 2.13). */
export default function SearchPage() {
  const { t } = useTranslation("posts");
  const [search, setSearch] = useSearchParams();
  const words = (search.get("q") ?? "").trim().slice(0, WORDS_MAX);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{t("search.title")}</DocumentTitle>
      <BackToFeed />
      <h1 className="text-2xl">{t("search.title")}</h1>
      <SearchForm
        key={words}
        words={words}
        onSearch={(next) => {
          // An empty search asks for other suggestions.
          if (next === "") void queryClient.invalidateQueries({ queryKey: suggestionsQuery().queryKey });
          setSearch(next === "" ? {} : { q: next });
        }}
      />
      {words !== "" && (
        <PostList
          key={words}
          source={searchQuery(words)}
          label={t("search.results")}
          empty={
            <EmptyState icon={<SearchX strokeWidth={1.75} />} title={t("search.none_title", { words })}>
              {t("search.none_text")}
            </EmptyState>
          }
        />
      )}
      <Suggestions />
    </div>
  );
}

/** Searches on Enter or by its button only. */
function SearchForm({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const [typed, setTyped] = useState(words);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex items-start gap-2.5">
        <TextField
          type="search"
          className="min-w-0 grow"
          label={t("search.field")}
          hideLabel
          placeholder={t("search.field")}
          maxLength={WORDS_MAX}
          dir="auto"
          enterKeyHint="search"
          value={typed}
          start={<Search aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="shrink-0">
          {ui("search")}
        </Button>
      </form>
    </search>
  );
}
