import { Search, X } from "lucide-react";
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ArticleView } from "./article-view.tsx";
import { indexOf } from "./search.ts";
import { SearchResults } from "./search-results.tsx";
import { SectionOverview } from "./section-overview.tsx";
import { ARTICLE_TEXTS, type Article, articleNamed, HELP_NAMESPACES } from "./sections.ts";

/** The searchable help: overview, results or one article (`?article=<key>` of the current page). */
export const HelpCentre = () => (
  <Suspense fallback={<Waiting />}>
    <Contents />
  </Suspense>
);

const Waiting = () => (
  <div aria-busy="true" className="grid gap-5">
    <Skeleton className="h-11" />
    <div className="grid gap-4 md:grid-cols-2">
      {["one", "two", "three", "four"].map((card) => (
        <Skeleton key={card} className="h-56 rounded-card" />
      ))}
    </div>
  </div>
);

/** All articles in the language of the page, and the index to search them by. Suspends until they are there. */
function useArticles() {
  const { t } = useTranslation(HELP_NAMESPACES);
  return useMemo(() => {
    const articles: Article[] = ARTICLE_TEXTS.map(({ key, texts }) => ({
      key,
      title: t(`${texts}.title`),
      keywords: t(`${texts}.keywords`),
      body: t(`${texts}.body`),
    }));
    return { articles, index: indexOf(articles) };
  }, [t]);
}

function Contents() {
  const { articles, index } = useArticles();
  const [search] = useSearchParams();
  const [query, setQuery] = useState("");
  // Typing stays quick on slow devices: the list may follow a moment later.
  const term = useDeferredValue(query);
  const open = articles.find(({ key }) => key === articleNamed(search.get("article")));
  const list = useReturn(open?.key ?? null);

  if (open) return <ArticleView article={open} articles={articles} />;
  return (
    <div ref={list} className="grid gap-5">
      <SearchField query={query} onQuery={setQuery} />
      {term.trim() ? (
        <SearchResults query={term} articles={articles} index={index} />
      ) : (
        <SectionOverview articles={articles} />
      )}
    </div>
  );
}

/** Back from an article the focus returns to its link, so that reading goes on where it was left. */
function useReturn(open: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (open === null && before.current !== null) {
      const link = list.current?.querySelector<HTMLElement>(`[data-article="${before.current}"]`);
      link?.closest("details")?.setAttribute("open", "");
      link?.focus();
    }
    before.current = open;
  }, [open]);
  return list;
}

function SearchField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { t } = useTranslation("help");
  const { t: words } = useTranslation("ui");
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery("");
    field.current?.focus();
  };
  return (
    <search>
      <TextField
        ref={field}
        label={t("search")}
        hideLabel
        placeholder={t("placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && query) {
            event.stopPropagation();
            clear();
          }
        }}
        start={<Search className="size-5" strokeWidth={1.75} />}
        end={
          query && (
            <IconButton
              label={words("clear")}
              icon={<X className="size-5" strokeWidth={1.75} />}
              onClick={clear}
            />
          )
        }
      />
    </search>
  );
}
