import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, language, page, paging } from "../wire/model.ts";
import { mediaEndpoints } from "./media-endpoints.ts";
import {
  author,
  collection,
  collectionName,
  comment,
  embeddedPost,
  newComment,
  newPost,
  oembed,
  openedPost,
  post,
  postStatistics,
} from "./model.ts";
import { postsPaths } from "./paths.ts";
import {
  EMBED_STYLES,
  EMBED_THEMES,
  FEED_AT_ONCE,
  FEED_CURSOR_MAX,
  FEED_FILTERS,
  FEED_OFFSET_MAX,
  FEED_PAGE,
  POST_SORTS,
} from "./rules.ts";

const one = { id };
/** The spec's other client pages by offset; ours by cursor, which wins. */
const offset = z.coerce.number<number>().int().min(0).max(FEED_OFFSET_MAX).optional();
const liked = z.object({ liked: z.boolean(), likes: z.int() });
const reposted = z.object({ reposted: z.boolean(), reposts: z.int() });

/** The feed: posts, their actions, embeds (spec: public, 2.13; design: api). */
export const postsEndpoints = endpoints({
  "GET /api/posts": {
    about:
      "The feed, the newest first: of everybody, in one's own language, of those one follows (with what they reposted), or about one's own business models; `for_you` is everybody's by how well they suit one. Posts of blocked and muted people are left out.",
    access: "member",
    limit: "600/minute",
    query: {
      ...paging(FEED_PAGE, FEED_PAGE),
      cursor: z.string().max(FEED_CURSOR_MAX).optional(),
      offset,
      filter: z.enum(FEED_FILTERS).default("all"),
    },
    output: page(post),
    start: [
      {
        on: [postsPaths.feed],
        query: { filter: "all", limit: String(FEED_AT_ONCE) },
        pictures: { field: "preview_url", first: 1 },
      },
    ],
  },
  "GET /api/posts/news": {
    about:
      "How many posts came into a feed since one of its posts, up to fifty, and their authors, at most three.",
    access: "member",
    limit: "240/minute",
    query: { filter: z.enum(FEED_FILTERS).default("all"), since: id },
    output: z.object({ count: z.int(), authors: z.array(author) }),
  },
  "POST /api/posts": {
    about: "Publishes a post. The same client_id again answers the post already published.",
    access: "member",
    limit: "30/hour",
    body: newPost,
    output: post,
    status: 201,
    errors: { email_unconfirmed: 403, media_invalid: 400, group_invalid: 400, quote_invalid: 400 },
  },
  "GET /api/posts/mine": {
    about: "One's own posts in the order one asks for, and what they got together.",
    access: "member",
    limit: "240/minute",
    query: { ...paging(FEED_PAGE), offset, sort: z.enum(POST_SORTS).default("newest") },
    output: page(post).extend({ statistics: postStatistics }),
  },
  "GET /api/posts/saved": {
    about: "Saved posts, the last saved first; of one collection, or all.",
    access: "member",
    limit: "240/minute",
    query: { ...paging(FEED_PAGE), offset, collection: id.optional() },
    output: page(post.extend({ collection_id: id.nullable() })),
  },
  "GET /api/posts/liked": {
    about: "Liked posts, the last liked first.",
    access: "member",
    limit: "240/minute",
    query: { ...paging(FEED_PAGE), offset },
    output: page(post),
  },
  "GET /api/posts/search": {
    about: "Posts with all of these words or hashtags, the newest first; beginnings of words count.",
    access: "member",
    limit: "120/minute",
    query: { ...paging(FEED_PAGE), offset, q: z.string().trim().min(1).max(100) },
    output: page(post),
  },
  "GET /api/posts/by/{userId}": {
    about: "A member's posts, the newest first.",
    access: "member",
    limit: "240/minute",
    params: { userId: id },
    query: { ...paging(FEED_PAGE), offset },
    output: page(post),
  },
  "GET /api/posts/{id}": {
    about: "One post; with `comments` also that many of its comments, as their own route begins with them.",
    access: "member",
    limit: "600/minute",
    params: one,
    query: { comments: z.coerce.number<number>().int().min(1).max(FEED_PAGE).optional() },
    output: openedPost,
  },
  "POST /api/posts/{id}/translation": {
    about: "A post's words in another language; only where an AI endpoint is configured.",
    access: "member",
    limit: "60/hour",
    params: one,
    body: z.object({ language }),
    output: z.object({ text: z.string() }),
    errors: { ai_off: 404, ai_failed: 503, email_unconfirmed: 403, translations_used: 403 },
  },
  "PATCH /api/posts/{id}": {
    about: "Lets other sites show one's own post, or not.",
    access: "member",
    limit: "120/minute",
    params: one,
    body: z.object({ embeddable: z.boolean() }),
    output: post,
  },
  "DELETE /api/posts/{id}": {
    about: "Deletes one's own post with everything about it.",
    access: "member",
    limit: "120/minute",
    params: one,
  },
  "PUT /api/posts/{id}/like": {
    about: "Likes a post; twice has the effect of once.",
    access: "member",
    limit: "240/minute",
    params: one,
    output: liked,
  },
  "DELETE /api/posts/{id}/like": {
    about: "Takes a like back.",
    access: "member",
    limit: "240/minute",
    params: one,
    output: liked,
  },
  "PUT /api/posts/{id}/save": {
    about: "Saves a post for oneself, in a collection if one likes; again moves it.",
    access: "member",
    limit: "240/minute",
    params: one,
    body: z
      .object({ collection_id: id.nullable().default(null) })
      .nullish()
      .transform((given) => given ?? { collection_id: null }),
    output: z.object({ saved: z.boolean(), collection_id: id.nullable() }),
  },
  "DELETE /api/posts/{id}/save": {
    about: "No longer saves a post.",
    access: "member",
    limit: "240/minute",
    params: one,
    output: z.object({ saved: z.boolean() }),
  },
  "PUT /api/posts/{id}/repost": {
    about: "Reposts a post to those who follow one; twice has the effect of once.",
    access: "member",
    limit: "120/minute",
    params: one,
    output: reposted,
    errors: { email_unconfirmed: 403 },
  },
  "DELETE /api/posts/{id}/repost": {
    about: "Takes a repost back; one with a comment is a post of its own and stays.",
    access: "member",
    limit: "120/minute",
    params: one,
    output: reposted,
  },
  "POST /api/posts/{id}/share": {
    about: "Counts that someone copied the link or the embed code; once a member and kind.",
    access: "member",
    limit: "120/minute",
    params: one,
    body: z.object({ kind: z.enum(["link", "embed"]) }),
    output: z.object({ shares: z.int() }),
  },
  "GET /api/posts/{id}/comments": {
    about:
      "Comments of a post, the oldest first; with `parent` the answers to one of them. `around` starts at the page that holds a comment.",
    access: "member",
    limit: "600/minute",
    params: one,
    query: { ...paging(FEED_PAGE), parent: id.optional(), around: id.optional() },
    output: page(comment),
  },
  "POST /api/posts/{id}/comments": {
    about:
      "Comments on a post or answers a comment. The same client_id again answers the comment already stored.",
    access: "member",
    limit: "60/minute",
    params: one,
    body: newComment,
    output: comment,
    status: 201,
    errors: { email_unconfirmed: 403, parent_invalid: 400 },
  },
  "DELETE /api/posts/{id}/comments/{commentId}": {
    about: "Deletes a comment; its author does, and the author of the post. Answers stay.",
    access: "member",
    limit: "120/minute",
    params: { id, commentId: id },
  },
  "GET /api/post-collections": {
    about: "One's collections of saved posts, by name.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(collection) }),
  },
  "POST /api/post-collections": {
    about: "Makes a collection.",
    access: "member",
    limit: "60/hour",
    body: z.object({ name: collectionName }),
    output: collection,
    status: 201,
    errors: { too_many_collections: 409, collection_name_taken: 409 },
  },
  "PATCH /api/post-collections/{id}": {
    about: "Renames a collection.",
    access: "member",
    limit: "120/hour",
    params: one,
    body: z.object({ name: collectionName }),
    output: collection,
    errors: { collection_name_taken: 409 },
  },
  "DELETE /api/post-collections/{id}": {
    about: "Removes a collection; its posts stay saved.",
    access: "member",
    limit: "120/hour",
    params: one,
  },
  ...mediaEndpoints,
  "GET /api/embeds/posts/{id}": {
    about: "A post for other sites, unless its author does not want that.",
    access: "public",
    limit: "600/minute",
    params: one,
    output: embeddedPost,
    errors: { embed_off: 403 },
  },
  "GET /api/embeds/posts/{id}/avatar": {
    about: "The picture of the author of a post that other sites may show.",
    access: "public",
    limit: "600/minute",
    params: one,
    download: "image/webp",
    errors: { embed_off: 403 },
  },
  "GET /api/oembed": {
    about: "How another site embeds a post, by its address (oembed.com).",
    access: "public",
    limit: "600/minute",
    query: {
      url: z.string().max(500),
      format: z.literal("json").default("json"),
      maxwidth: z.coerce.number<number>().int().min(1).max(4000).optional(),
      maxheight: z.coerce.number<number>().int().min(1).max(4000).optional(),
      style: z.enum(EMBED_STYLES).optional(),
      theme: z.enum(EMBED_THEMES).optional(),
    },
    output: oembed,
    errors: { embed_off: 403 },
  },
});

/** Live events of posts, by kind. */
const postsEvents = {
  /** A member published something; not stored, and at most once in a few seconds. Feeds fetch the news themselves. */
  feed_news: z.object({}),
};

/** The HTTP routes and live events of posts. */
export const posts = { endpoints: postsEndpoints, events: postsEvents };
