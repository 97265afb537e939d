import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { FEED_FILTERS, type FeedFilter } from "@kompagnon/contract/posts/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowUp, Bookmark, Languages, Layers, Newspaper, Search, SquarePen, UserPlus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call, type Out } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf } from "#platform/i18n.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink, Spinner } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { toast } from "#ui/toast.tsx";
import { entriesOf, feedQuery, type ListedPost, loadNewest, newestOf, refreshFeeds } from "./cache.ts";
import { NewPost } from "./composer/new-post.tsx";
import { PostList } from "./list/post-list.tsx";
import { Suggestions } from "./search/suggestions.tsx";

/** What most people here write in. */
const DEFAULT_LANGUAGE = "de";
/** Under this name the browser keeps which feed was last chosen. */
const CHOSEN_AS = "posts.feed";
const filterIn = (name: string | null) => FEED_FILTERS.find((one) => one === name);

/**
 * The feed that the address requests by `?filter=`, else the one that was last chosen here. The default is all posts for German,
 * and the posts in the language of the interface for any other language.
 */
function useFilter(): FeedFilter {
  const { i18n } = useTranslation("posts");
  const [search] = useSearchParams();
  const chosen = filterIn(search.get("filter")) ?? filterIn(readItem(CHOSEN_AS));
  return chosen ?? (languageOf(i18n) === DEFAULT_LANGUAGE ? "all" : "language");
}

/** Brings the chosen one into the middle of the bar, where they do not all fit; the page stays where it is. */
function showChosen(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!bar || !chosen) return;
  const { left, width } = bar.getBoundingClientRect();
  bar.scrollLeft += chosen.left + chosen.width / 2 - left - width / 2;
}

/** Whose posts the feed shows. */
function FeedFilters({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation("posts");
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, another place
  useEffect(() => showChosen(bar.current), [filter]);
  return (
    <nav ref={bar} aria-label={t("filter.label")} className="flex gap-1 overflow-x-auto border-line border-b">
      {FEED_FILTERS.map((one) => (
        <Link
          key={one}
          to={`${postsPaths.feed}?filter=${one}`}
          replace
          onClick={() => storeItem(CHOSEN_AS, one)}
          aria-current={one === filter ? "page" : undefined}
          className={cx(
            "inline-flex min-h-11 shrink-0 items-center border-b-2 px-3.5 font-medium text-sm focus-visible:-outline-offset-2",
            one === filter ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
          )}
        >
          {t(`filter.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A feed without posts, and what to do about it. */
function FeedEmpty({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation("posts");
  if (filter === "following")
    return (
      <EmptyState
        icon={<UserPlus strokeWidth={1.75} />}
        title={t("empty.following_title")}
        action={<ButtonLink to={postsPaths.search()}>{t("empty.find")}</ButtonLink>}
      >
        {t("empty.following_text")}
      </EmptyState>
    );
  if (filter === "language")
    return (
      <EmptyState
        icon={<Languages strokeWidth={1.75} />}
        title={t("empty.language_title")}
        action={
          <ButtonLink to={`${postsPaths.feed}?filter=all`} replace>
            {t("empty.to_all")}
          </ButtonLink>
        }
      >
        {t("empty.language_text")}
      </EmptyState>
    );
  if (filter === "models")
    return (
      <EmptyState
        icon={<Layers strokeWidth={1.75} />}
        title={t("empty.models_title")}
        action={<ButtonLink to={settingsPaths.area("profile")}>{t("empty.to_profile")}</ButtonLink>}
      >
        {t("empty.models_text")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Newspaper strokeWidth={1.75} />}
      title={t("empty.all_title")}
      action={
        <Button onClick={() => document.getElementById("new-post")?.click()}>{t("empty.write")}</Button>
      }
    >
      {t("empty.all_text")}
    </EmptyState>
  );
}

/** How often the feed asks for new posts while the live stream is down, in ms. */
const POLL_MS = 30_000;
type News = Out<"GET /api/posts/news">;
const NONE: News = { count: 0, authors: [] };

/** What has come into a feed since its newest post was fetched, and how to show it. */
function useNews(filter: FeedFilter, source: ReturnType<typeof feedQuery>) {
  const { t } = useTranslation("posts");
  const polling = usePollingInterval(POLL_MS);
  // Only looks at what the list below fetches.
  const list = useQuery({ queryKey: source.queryKey, enabled: false }).data as
    | { pages: { items: ListedPost[] }[] }
    | undefined; // the key is the list's
  const entries = entriesOf(list);
  const since = (filter === "for_you" ? newestOf(entries) : entries[0])?.id ?? null;
  const isLoaded = list !== undefined;
  const news = useQuery<News>({
    queryKey: ["GET /api/posts/news", filter],
    queryFn: ({ signal }) =>
      since ? call("GET /api/posts/news", { query: { filter, since }, signal }) : Promise.resolve(NONE),
    enabled: since !== null,
    refetchInterval: polling,
    // The list has just been fetched: there is nothing newer to ask for at once.
    initialData: NONE,
  });
  const ask = () => {
    if (since) void news.refetch();
    else if (isLoaded) void refreshFeeds(); // an empty feed has nothing to be newer than
  };
  useLiveEvent("feed_news", ask);
  useResync(ask);
  const [loading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      await loadNewest(filter);
      scrollTo({ top: 0 });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("failed"), { kind: "warn" });
    } finally {
      setLoading(false);
    }
  };
  return { ...(news.data ?? NONE), loading, show };
}

/** New posts wait behind this: pressing it shows them at the top. */
function NewsPill({ news }: { news: ReturnType<typeof useNews> }) {
  const { t } = useTranslation("posts");
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--top-bar)+0.75rem)] z-20 grid h-0 justify-items-center"
    >
      {news.count > 0 && (
        <button
          type="button"
          onClick={() => void news.show()}
          aria-disabled={news.loading || undefined}
          className="pointer-events-auto inline-flex h-11 animate-rise items-center gap-2.5 rounded-full bg-signal ps-2.5 pe-4 font-semibold text-on-signal text-sm shadow-float"
        >
          <span aria-hidden="true" className="flex -space-x-2 rtl:space-x-reverse">
            {news.authors.map((author) => (
              <Avatar
                key={author.id}
                id={author.id}
                name={author.username}
                src={author.avatar_url}
                size="xs"
                className="rounded-full ring-2 ring-signal"
              />
            ))}
          </span>
          {t("news", { count: news.count })}
          {news.loading ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-4" strokeWidth={2.25} />}
        </button>
      )}
    </div>
  );
}

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
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-x-8 px-4 py-6 sm:px-8 sm:py-8 short:py-3! xl:max-w-6xl xl:grid-cols-[minmax(0,42rem)_minmax(0,19rem)] xl:justify-center">
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
