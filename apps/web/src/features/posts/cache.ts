import type { Comment, Post } from "@kompagnon/contract/posts/model.ts";
import { FEED_AT_ONCE, type FeedFilter, type PostSort } from "@kompagnon/contract/posts/rules.ts";
import type { InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiError, In, Out } from "#platform/call.ts";
import { onLive } from "#platform/live/live.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** A post in a list; the list of saved ones also tells the collection. */
export type ListedPost = Post & { collection_id?: string | null };
type PostPage = { items: ListedPost[]; next_cursor: string | null };
type PostPages = InfiniteData<PostPage, string | null>;

const LISTS = [
  "GET /api/posts",
  "GET /api/posts/mine",
  "GET /api/posts/saved",
  "GET /api/posts/liked",
  "GET /api/posts/search",
  "GET /api/posts/by/{userId}",
] as const;
type ListRoute = (typeof LISTS)[number];
/** Posts that come with one call of the other lists. */
export const AT_ONCE = 20;

/** Any list of posts, as {@link PostList} shows it. */
const listOf = <R extends ListRoute>(route: R, input: In<R>) =>
  // Every list returns pages of posts; some return more, which lists ignore.
  pages(route, input as never) as unknown as ReturnType<
    typeof infiniteQueryOptions<PostPage, ApiError, PostPages, unknown[], string | null>
  >;
/** What {@link PostList} is given. */
export type PostListQuery = ReturnType<typeof listOf>;

/**
 * A feed. It never changes while it is read: new posts wait behind a button, and a returning reader finds it where they left it.
 */
export const feedQuery = (filter: FeedFilter) => ({
  ...listOf("GET /api/posts", { query: { filter, limit: FEED_AT_ONCE } }),
  staleTime: Number.POSITIVE_INFINITY,
});
/** My posts in an order, and what they got together. */
export const mineQuery = (sort: PostSort) =>
  pages("GET /api/posts/mine", { query: { sort, limit: AT_ONCE } });
/** The same for a list. */
export const mineListQuery = (sort: PostSort) =>
  listOf("GET /api/posts/mine", { query: { sort, limit: AT_ONCE } });
/** What I saved, of one collection or all. */
export const savedQuery = (collection: string | null) =>
  listOf("GET /api/posts/saved", { query: { limit: AT_ONCE, ...(collection && { collection }) } });
/** What I liked. */
export const likedQuery = () => listOf("GET /api/posts/liked", { query: { limit: AT_ONCE } });
/** Posts with these words. */
export const searchQuery = (q: string) => listOf("GET /api/posts/search", { query: { q, limit: AT_ONCE } });
/** A member's posts. */
export const postsByQuery = (userId: string) =>
  listOf("GET /api/posts/by/{userId}", { params: { userId }, query: { limit: AT_ONCE } });
/** The key of one post. */
export const keyOfPost = (id: string) => query("GET /api/posts/{id}", { params: { id } }).queryKey;
/** My collections of saved posts. */
export const collectionsQuery = () => query("GET /api/post-collections");
/** The comments of a post, or with `parent` the answers to one; from the page on that holds `around`. */
export const commentsQuery = (id: string, more: { parent?: string; around?: string } = {}) =>
  pages("GET /api/posts/{id}/comments", { params: { id }, query: { limit: AT_ONCE, ...more } });

/** The entries of all pages, each once: one that moves while pages are fetched may come twice. */
export const entriesOf = <T extends { id: string }>(data: { pages: { items: T[] }[] } | undefined): T[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

/** The newest of posts in any order. */
export const newestOf = (posts: readonly ListedPost[]): ListedPost | undefined =>
  posts.reduce<ListedPost | undefined>(
    (newest, post) => (newest && newest.created_at >= post.created_at ? newest : post),
    undefined,
  );

const isList = ({ queryKey: [route] }: { queryKey: readonly unknown[] }): boolean =>
  LISTS.some((one) => one === route);
const isFeed = ({ queryKey: [route] }: { queryKey: readonly unknown[] }): boolean => route === LISTS[0];

/** What a list knows of a post. */
export function cachedPost(id: string): Post | undefined {
  for (const [, data] of queryClient.getQueriesData<PostPages>({ predicate: isList }))
    for (const page of data?.pages ?? []) {
      const found = page.items.find((post) => post.id === id);
      if (found) return found;
    }
  return undefined;
}

/** Changes the posts of every list; a list without any change stays the same object. */
function changeLists(
  change: (posts: ListedPost[]) => ListedPost[],
  which: (query: { queryKey: readonly unknown[] }) => boolean = isList,
): void {
  queryClient.setQueriesData<PostPages>({ predicate: which }, (data) => {
    if (!data) return data;
    const changed = data.pages.map((page) => {
      const items = change(page.items);
      return items === page.items ? page : { ...page, items };
    });
    return changed.every((page, index) => page === data.pages[index]) ? data : { ...data, pages: changed };
  });
}

/** Changes a post wherever it is shown. */
export function changePost(id: string, change: (post: ListedPost) => ListedPost): void {
  queryClient.setQueryData<ListedPost>(keyOfPost(id), (post) => post && change(post));
  changeLists((posts) =>
    posts.some((post) => post.id === id)
      ? posts.map((post) => (post.id === id ? change(post) : post))
      : posts,
  );
}

/** A post is gone: out of every list, and out of those that quote it. */
export function dropPost(id: string): void {
  queryClient.removeQueries({ queryKey: keyOfPost(id), type: "inactive" });
  const unquoted = (post: ListedPost): ListedPost =>
    post.quote?.id === id ? { ...post, quote: { id: null, post: null } } : post;
  changeLists((posts) =>
    posts.some((post) => post.id === id || post.quote?.id === id)
      ? posts.filter((post) => post.id !== id).map(unquoted)
      : posts,
  );
  staleLists("GET /api/posts/mine");
}

/** Removes the posts of a member: everywhere after a block, in feeds only after muting. */
export function dropAuthor(userId: string, where: "everywhere" | "feeds"): void {
  changeLists(
    (posts) =>
      posts.some((post) => post.author_id === userId)
        ? posts.filter((post) => post.author_id !== userId)
        : posts,
    where === "feeds" ? isFeed : isList,
  );
}

/** Marks a list as stale, so that it is fetched again when it is shown next. */
export const staleLists = (route: ListRoute | "GET /api/post-collections", now = false): void =>
  void queryClient.invalidateQueries({ queryKey: [route], refetchType: now ? "active" : "none" });

/** Fetches every feed again: the shown one at once, the others when they are shown. */
export const refreshFeeds = (): Promise<void> => queryClient.invalidateQueries({ predicate: isFeed });

/** Puts the newest page of a feed in the place of what was loaded; rejects with ApiError. */
export async function loadNewest(filter: FeedFilter): Promise<void> {
  const { queryKey } = feedQuery(filter);
  await queryClient.cancelQueries({ queryKey });
  const page = await queryClient
    .fetchQuery({ ...query("GET /api/posts", { query: { filter } }), staleTime: 0, gcTime: 0 })
    .catch((failure: unknown) => {
      // The first fetch of this feed was cancelled above and has to run again.
      if (!queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey });
      throw failure;
    });
  queryClient.setQueryData<PostPages>(queryKey, { pages: [page], pageParams: [null] });
  queryClient.setQueryData<Out<"GET /api/posts/news">>(["GET /api/posts/news", filter], {
    count: 0,
    authors: [],
  });
}

/** Puts the member's own new post into all cached feeds of everybody's posts. */
export async function loadOwn(): Promise<void> {
  const isHeld = queryClient.getQueryData(feedQuery("for_you").queryKey) !== undefined;
  await Promise.all([loadNewest("all"), isHeld && loadNewest("for_you")]);
}

export type CommentPage = { items: Comment[]; next_cursor: string | null };
export type CommentPages = InfiniteData<CommentPage, string | null>;

/** Changes the comments of a post wherever they are held; `change` gets the comments of one page. */
export function changeComments(
  postId: string,
  change: (comments: Comment[], parent: string | null) => Comment[],
): void {
  const mine = { queryKey: ["GET /api/posts/{id}/comments"] };
  for (const [queryKey] of queryClient.getQueriesData<CommentPages>(mine)) {
    const input = queryKey[1] as In<"GET /api/posts/{id}/comments">; // as commentsQuery makes it
    if (input.params.id !== postId) continue;
    const parent = input.query?.parent ?? null;
    queryClient.setQueryData<CommentPages>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: change(page.items, parent) })),
        },
    );
  }
}

/** Puts a comment that was just written at the end of what is loaded, and counts it. */
export function addComment(comment: Comment): void {
  const { post_id: postId, parent_id: parentId } = comment;
  const held = queryClient.getQueriesData<CommentPages>({ queryKey: ["GET /api/posts/{id}/comments"] });
  for (const [queryKey, data] of held) {
    const { params, query: listQuery } = queryKey[1] as In<"GET /api/posts/{id}/comments">; // as commentsQuery makes it
    const isListed = data?.pages.some(({ items }) => items.some(({ id }) => id === comment.id)) ?? true;
    if (params.id !== postId || (listQuery?.parent ?? null) !== parentId || isListed || !data) continue;
    const last = data.pages.length - 1;
    queryClient.setQueryData<CommentPages>(queryKey, {
      ...data,
      pages: data.pages.map((page, index) =>
        index === last ? { ...page, items: [...page.items, comment] } : page,
      ),
    });
  }
  if (parentId)
    changeComments(postId, (comments, parent) =>
      parent === null
        ? comments.map((one) => (one.id === parentId ? { ...one, replies: one.replies + 1 } : one))
        : comments,
    );
  changePost(postId, (post) => ({ ...post, comments: post.comments + 1 }));
}

// A member was followed or muted, here or on another device: feeds that are not shown now have to change as well.
onLive("relation_changed", ({ user_id, muted }) => {
  if (muted) dropAuthor(user_id, "feeds");
  void queryClient.invalidateQueries({ queryKey: feedQuery("following").queryKey });
});
