/** Addresses of the feed and its posts. */
export const postsPaths = {
  feed: "/dashboard/feed",
  /** One post; with a comment, the one that is shown. */
  post: (id: string, commentId?: string) =>
    `/dashboard/feed/${encodeURIComponent(id)}${commentId ? `?comment=${encodeURIComponent(commentId)}` : ""}`,
  mine: "/dashboard/feed/myposts",
  /** Search in posts, and suggested members to follow. */
  search: (words?: string) =>
    words ? `/dashboard/feed/search?q=${encodeURIComponent(words)}` : "/dashboard/feed/search",
  saved: "/dashboard/saved",
  /** A post as other sites show it. */
  embed: (id: string) => `/embed/post/${encodeURIComponent(id)}`,
} as const;
