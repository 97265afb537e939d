import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { Bookmark, Search, SquarePen } from "lucide-react";
import { lazy, Suspense } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { feedQuery } from "./cache.ts";
import { NewPost } from "./composer/new-post.tsx";
import { FeedEmpty } from "./feed/feed-empty.tsx";
import { FeedFilters, useFilter } from "./feed/feed-filters.tsx";
import { NewsPill } from "./feed/news-pill.tsx";
import { useNews } from "./feed/use-news.ts";
import { PostList } from "./list/post-list.tsx";
import { Suggestions } from "./search/suggestions.tsx";

/** Only who chose that order reads what counts in it; what it says is fetched with it. */
const WhatCounts = lazy(async () => ({ default: (await import("./feed/what-counts.tsx")).WhatCounts }));
/** From this width on there is room for people next to the posts (Tailwind's xl). */
const WIDE = "(min-width: 80rem)";
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** `/dashboard/feed?filter=`: the members' posts, and the composer (spec: public, 2.13). */
export default function FeedPage() {
  // The texts of the posts' groups and of people load along: loaded one by one, each would draw the page again.
  const { t } = useTranslation(["posts", "groups", "people", "profiles"]);
  const isWide = useMedia(WIDE);
  const filter = useFilter();
  const source = feedQuery(filter);
  const news = useNews(filter, source);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-x-8 px-4 py-6 sm:px-8 sm:py-8 xl:max-w-6xl xl:grid-cols-[minmax(0,42rem)_minmax(0,19rem)] xl:justify-center">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <div className="grid grid-cols-1 content-start gap-4">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="text-2xl">{t("title")}</h1>
          <div className="-mx-3 flex flex-wrap">
            <ButtonLink to={postsPaths.search()} variant="quiet" size="sm" icon={<Search {...icon} />}>
              {t("to_search")}
            </ButtonLink>
            <ButtonLink to={postsPaths.mine} variant="quiet" size="sm" icon={<SquarePen {...icon} />}>
              {t("to_mine")}
            </ButtonLink>
            <ButtonLink to={postsPaths.saved} variant="quiet" size="sm" icon={<Bookmark {...icon} />}>
              {t("to_saved")}
            </ButtonLink>
          </div>
        </header>
        <NewPost />
        <FeedFilters filter={filter} />
        {filter === "for_you" && (
          <Suspense fallback={<div className="min-h-11" />}>
            <WhatCounts />
          </Suspense>
        )}
        <div>
          <NewsPill news={news} />
          <PostList
            key={filter}
            source={source}
            empty={<FeedEmpty filter={filter} />}
            steady={filter === "for_you"}
          />
        </div>
      </div>
      {isWide && (
        <aside
          aria-label={t("search.people")}
          className="sticky top-[calc(var(--top-bar)+2rem)] max-h-[calc(100dvh-var(--top-bar)-4rem)] self-start overflow-y-auto"
        >
          <Suggestions count={5} aside />
        </aside>
      )}
    </div>
  );
}
