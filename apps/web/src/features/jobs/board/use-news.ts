import { useQuery } from "@tanstack/react-query";
import { call, type Out } from "#platform/call.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { queryClient } from "#platform/queries.ts";
import { type Asked, boardQuery, countJobs, entriesOf, refreshBoard } from "../api.ts";

/** How often the board asks for new posts while the live stream is down, in ms. */
const POLL_MS = 30_000;
type News = Out<"GET /api/jobs/news">;
const NONE: News = { count: 0 };

/** What has come to the board since it was fetched, and how to show it; counts move by themselves. */
export function useNews(asked: Asked) {
  const source = boardQuery(asked);
  const polling = usePollingInterval(POLL_MS);
  // Only looks at what the list fetches.
  const list = useQuery({ queryKey: source.queryKey, enabled: false }).data as
    | Parameters<typeof entriesOf>[0]
    | undefined; // the key is the list's
  const newest = entriesOf(list).reduce<string | null>((max, { id }) => (max && max > id ? max : id), null);
  const { sort: _, limit: __, cursor: ___, offset: ____, ...filters } = asked;
  const key = ["GET /api/jobs/news", filters] as const;
  const news = useQuery<News>({
    queryKey: key,
    queryFn: ({ signal }) =>
      newest
        ? call("GET /api/jobs/news", { query: { ...filters, since: newest }, signal })
        : Promise.resolve(NONE),
    enabled: newest !== null,
    refetchInterval: polling,
    // The list has just been fetched: there is nothing newer to ask for at once.
    initialData: NONE,
  });
  const ask = () => {
    if (newest) void news.refetch();
    else if (list) void refreshBoard(); // an empty board has nothing to be newer than
  };
  useLiveEvent("jobs_news", ({ fresh, counts }) => {
    countJobs(counts);
    if (fresh) ask();
  });
  useResync(() => void refreshBoard());
  const show = async () => {
    await queryClient.resetQueries({ queryKey: source.queryKey });
    queryClient.setQueryData<News>(key, NONE);
    scrollTo({ top: 0 });
  };
  return { count: news.data?.count ?? 0, show };
}
