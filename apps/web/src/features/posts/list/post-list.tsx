import { useInfiniteQuery } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { memo, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useResync } from "#platform/live/live.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NearViewport } from "#ui/near-viewport.ts";
import { NextPage, useReached } from "#ui/next-page.tsx";
import { entriesOf, type ListedPost, type PostListQuery } from "../cache.ts";
import { PostCard, PostsSkeleton } from "../card/post-card.tsx";

const near = new Set<string>();
/** Whether a post has been near the screen: its pictures are at hand. */
const wasNear = (id: string): boolean => near.has(id);
/** Remembers that a post is near the screen. */
const recordNear = (id: string): void => void near.add(id);

const heights = new Map<string, number>();
/** As high as a post usually is, in px. */
const USUAL = 300;

/** As high as a post was when it was last drawn, in px: what is out of sight keeps its room, also when one comes back. */
const heightOf = (id: string): number => heights.get(id) ?? USUAL;
/** Remembers how high a post is drawn. */
const recordHeight = (id: string, height: number): void => {
  if (height > 0) heights.set(id, height);
};

/** So far from the screen counts as near it. */
const MARGIN = "400px";

/**
 * A post in a list. The browser draws it only near the screen; its room is kept meanwhile, and its media are fetched then. It is
 * drawn again when the post changes, not whenever its list grows. `first`: it is among those that are seen at once.
 */
const PostRow = memo(function PostRow({ post, first }: { post: ListedPost; first: boolean }) {
  const [near, setNear] = useState(first || wasNear(post.id));
  const row = useReached<HTMLLIElement>(() => setNear(true), { margin: MARGIN, step: near ? null : 0 });
  useLayoutEffect(() => {
    const { current } = row;
    return () => recordHeight(post.id, current?.offsetHeight ?? 0);
  }, [post.id, row]);
  useEffect(() => {
    if (near) recordNear(post.id);
  }, [near, post.id]);
  return (
    <li
      ref={row}
      className="scroll-mt-20 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${heightOf(post.id)}px` }}
    >
      <NearViewport value={near}>
        <PostCard post={post} />
      </NearViewport>
    </li>
  );
});

/** As many posts as fill a phone's screen, and as many as follow at a time. */
const IN_SIGHT = 2;
const STEP = 3;
/** So far before the last rendered post more are rendered, and more pages fetched. */
const AHEAD = "1200px";

/**
 * The number of rendered items, and the element that follows them. A list shows its first ones at once, and more whenever its end
 * comes near the screen; what its reader had reached before is there again, so that they find the place they left.
 */
function useUnfolding(posts: readonly ListedPost[]) {
  const [reached, setReached] = useState(() =>
    Math.max(IN_SIGHT, posts.findLastIndex(({ id }) => heights.has(id)) + 1),
  );
  const count = posts.length;
  const end = useReached(() => startTransition(() => setReached(reached + STEP)), {
    margin: AHEAD,
    step: reached < count ? reached : null,
  });
  return { drawn: Math.min(count, reached), end };
}

/** A list of posts: on its way, empty, failed, offline, page by page. */
export function PostList({
  source,
  empty,
  label,
  steady = false,
}: {
  source: PostListQuery;
  /** Shown if there is none. */
  empty: ReactNode;
  /** The list's name for screen readers, where "posts" does not say enough. */
  label?: string;
  /** Whether its order changes with each call, so that it must not be fetched again while it is read. */
  steady?: boolean;
}) {
  const { t } = useTranslation("posts");
  const list = useInfiniteQuery(source);
  useResync(() => {
    if (!steady) void queryClient.invalidateQueries({ queryKey: source.queryKey });
  });
  const posts = entriesOf(list.data);
  const { drawn, end } = useUnfolding(posts);
  if (list.isPending)
    return list.fetchStatus === "paused" ? (
      <EmptyState icon={<WifiOff strokeWidth={1.75} />} title={t("offline_title")}>
        {t("offline_text")}
      </EmptyState>
    ) : (
      <PostsSkeleton />
    );
  if (!list.data) return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  return (
    <>
      {posts.length === 0 && !list.hasNextPage && empty}
      <ol aria-label={label ?? t("list_label")} className="grid grid-cols-1 gap-4">
        {posts.slice(0, drawn).map((post, place) => (
          <PostRow key={post.id} post={post} first={place < IN_SIGHT} />
        ))}
      </ol>
      {drawn < posts.length && <div ref={end} />}
      {drawn === posts.length && (
        <NextPage
          list={list}
          label={t("older")}
          failed={t("older_failed")}
          prefetchMargin={AHEAD}
          className="mt-5"
        />
      )}
    </>
  );
}
