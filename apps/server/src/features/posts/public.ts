/** What other features may use of posts. */
export { countBy as countPosts, hasPosted } from "#features/posts/feed/feed-queries.ts";
