import type { FeedFilter } from "@kompagnon/contract/posts/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, type Out } from "#platform/call.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { entriesOf, type feedQuery, type ListedPost, loadNewest, newestOf, refreshFeeds } from "../cache.ts";

/** How often the feed asks for new posts while the live stream is down, in ms. */
const POLL_MS = 30_000;
type News = Out<"GET /api/posts/news">;
const NONE: News = { count: 0, authors: [] };

/** What has come into a feed since its newest post was fetched, and how to show it. */
export function useNews(filter: FeedFilter, source: ReturnType<typeof feedQuery>) {
  const { t } = useTranslation("posts");
  const polling = usePollingInterval(POLL_MS);
  // Only looks at what the list below fetches.
  const list = useQuery({ queryKey: source.queryKey, enabled: false }).data as
    | { pages: { items: ListedPost[] }[] }
    | undefined; // the key is the list's
  const entries = entriesOf(list);
  const since = (filter === "for_you" ? newestOf(entries) : entries[0])?.id ?? null;
  const known = list !== undefined;
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
    else if (known) void refreshFeeds(); // an empty feed has nothing to be newer than
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
