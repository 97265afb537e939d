import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  notifyManager,
  QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import {
  ApiError,
  type Args,
  addressOf,
  type Extra,
  type Failure,
  type In,
  type Out,
  type Parts,
  type Route,
  send,
} from "./call.ts";
import { isPrefetchedOutdated, takePrefetchedNow, whenPrefetchedOutdated } from "./prefetched.ts";

// What is set by hand shows before the browser paints: a switch must not jump back for a moment.
notifyManager.setScheduler(queueMicrotask);

type Readable = Route & `GET ${string}`;
type Paged = { [R in Readable]: Out<R> extends { next_cursor: string | null } ? R : never }[Readable];

/** What came with the page's start is there when a page is first drawn, so that it isn't drawn twice. */
const prefetchedAs = <T>(route: Route, input: Parts | undefined): T | undefined =>
  takePrefetchedNow(addressOf(route, input ?? {})) as T | undefined; // the server parses every output by the contract
/** A change that was published before the first listener is found by fetching again. */
const prefetchedAt = (): number => (isPrefetchedOutdated() ? 0 : Date.now());

/** For `useQuery`: reads a route. The key is `[route, input]`, so `invalidateQueries({ queryKey: ["GET /api/…"] })` meets all of it. */
export const query = <R extends Readable>(route: R, ...[input]: Args<R>) =>
  queryOptions<Out<R>, Failure<R>>({
    queryKey: [route, input ?? null],
    queryFn: ({ signal }) => send(route, { ...input, signal }) as Promise<Out<R>>, // the contract types the answer
    initialData: () => prefetchedAs<Out<R>>(route, input),
    initialDataUpdatedAt: prefetchedAt,
  });

/** For `useInfiniteQuery`: reads a list page by page through its `next_cursor`. */
export const pages = <R extends Paged>(route: R, ...[input]: Args<R>) =>
  infiniteQueryOptions<Out<R>, Failure<R>, InfiniteData<Out<R>, string | null>, unknown[], string | null>({
    queryKey: [route, input ?? null, "pages"],
    initialPageParam: null,
    initialData: () => {
      const first = prefetchedAs<Out<R>>(route, input);
      return first && { pages: [first], pageParams: [null] };
    },
    initialDataUpdatedAt: prefetchedAt,
    queryFn: ({ signal, pageParam }) => {
      const parts: Parts = input ?? {};
      return send(route, { ...parts, query: { ...parts.query, cursor: pageParam }, signal }) as Promise<
        Out<R>
      >; // as above
    },
    getNextPageParam: (last) => (last as { next_cursor: string | null }).next_cursor, // Paged guarantees the field
  });

/** For `useMutation`: calls a route with the input given to `mutate`. */
export const mutation = <R extends Route>(route: R) =>
  mutationOptions<Out<R>, Failure<R>, In<R> & Extra>({
    mutationKey: [route],
    mutationFn: (input) => send(route, input as Parts) as Promise<Out<R>>, // the contract types both
  });

/** Whether trying again may help: no answer, too many calls, or a fault of the server. */
export const mayRecover = (failure: Error): boolean =>
  failure instanceof ApiError && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** How long to wait before try number `attempt` (from 0), in ms: doubling from 1 s to 20 s, or what the server asked for. */
export function retryDelay(attempt: number, failure: Error): number {
  const retryAfter = failure instanceof ApiError ? failure.retryAfter : null;
  return retryAfter === null ? Math.min(1000 * 2 ** attempt, 20_000) : Math.min(retryAfter * 1000, 60_000);
}

/** The one cache of answers in this page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failed, failure) => failed < 2 && mayRecover(failure),
      retryDelay,
    },
    mutations: { retry: false },
  },
});

/** Queries that were invalidated while their first answer was on its way: it may be older than the change. */
const overtaken = new WeakSet<object>();
// The library repeats a fetch that is under way only where there is an answer already.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated") return;
  const { query: changed, action } = event;
  const isFirst = changed.state.data === undefined && changed.state.fetchStatus === "fetching";
  if (action.type === "invalidate" && isFirst) overtaken.add(changed);
  if (action.type === "success" && !action.manual && overtaken.delete(changed))
    void queryClient.invalidateQueries({ queryKey: changed.queryKey, exact: true });
});

// An answer that is in the cache before its page listens misses the change: the page requests it again.
whenPrefetchedOutdated(() => void queryClient.invalidateQueries({ type: "inactive", refetchType: "none" }));
