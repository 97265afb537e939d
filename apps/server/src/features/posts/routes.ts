import { postsEndpoints } from "@kompagnon/contract/posts/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { isConfirmed } from "#features/accounts/public.ts";
import { listCollections } from "#features/posts/collections/collection-queries.ts";
import {
  changeCollection,
  makeCollection,
  removeCollection,
} from "#features/posts/collections/collections.ts";
import { createAddComment } from "#features/posts/comments/add-comment.ts";
import { commentsOf, openedPostOf, removeComment } from "#features/posts/comments/comments.ts";
import { embedRoutes } from "#features/posts/embeds/embed-routes.ts";
import { embeddedAvatar, embeddedPostOf, oembedOf } from "#features/posts/embeds/embeds.ts";
import { feedOf, newsOf, postsBy } from "#features/posts/feed/feed.ts";
import { likedOf, listOwnPosts, savedOf, searchPosts } from "#features/posts/feed/lists.ts";
import { createSetLike, repost, save, share, takeRepostBack, unsave } from "#features/posts/marks/marks.ts";
import { addMedia, describeMedia, dropMedia, mediaAnswer, setPoster } from "#features/posts/media/media.ts";
import { allowEmbeds, createNews, createPublish, removePost } from "#features/posts/publishing/publish.ts";
import { translatePost } from "#features/posts/translation/translation.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

const done = () => undefined;

/** Registers the routes of the posts feature. */
export function postsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, live, lists } = platform;
  const setLike = createSetLike(platform);
  const addComment = createAddComment(platform);
  const publish = createPublish(platform, createNews(live));
  embedRoutes(app, platform);
  serve(app, postsEndpoints, {
    "GET /api/posts": async ({ viewer, query }) => feedOf(await lists(viewer), viewer.id, query),
    "GET /api/posts/news": ({ viewer, query }) => newsOf(db, viewer.id, query),
    "POST /api/posts": ({ viewer, body }) => publish(viewer.id, body),
    "GET /api/posts/mine": ({ viewer, query }) => listOwnPosts(db, viewer.id, query),
    "GET /api/posts/saved": ({ viewer, query }) => savedOf(db, viewer.id, query),
    "GET /api/posts/liked": ({ viewer, query }) => likedOf(db, viewer.id, query),
    "GET /api/posts/search": ({ viewer, query }) => searchPosts(db, viewer.id, query),
    "GET /api/posts/by/{userId}": ({ viewer, params, query }) => postsBy(db, viewer.id, params.userId, query),
    "GET /api/posts/{id}": ({ viewer, params, query }) => openedPostOf(db, viewer, params.id, query.comments),
    "POST /api/posts/{id}/translation": async ({ viewer, params, body }) => ({
      text: await translatePost(platform, viewer, params.id, body.language),
    }),
    "PATCH /api/posts/{id}": ({ viewer, params, body }) =>
      allowEmbeds(platform, viewer.id, params.id, body.embeddable),
    "DELETE /api/posts/{id}": ({ viewer, params }) => removePost(platform, viewer.id, params.id).then(done),
    "PUT /api/posts/{id}/like": ({ viewer, params }) => setLike(viewer.id, params.id, true),
    "DELETE /api/posts/{id}/like": ({ viewer, params }) => setLike(viewer.id, params.id, false),
    "PUT /api/posts/{id}/save": ({ viewer, params, body }) =>
      save(platform, viewer.id, params.id, body.collection_id),
    "DELETE /api/posts/{id}/save": ({ viewer, params }) => unsave(platform, viewer.id, params.id),
    "PUT /api/posts/{id}/repost": async ({ viewer, params }) =>
      repost(platform, viewer.id, await isConfirmed(db, viewer.id), params.id),
    "DELETE /api/posts/{id}/repost": ({ viewer, params }) => takeRepostBack(platform, viewer.id, params.id),
    "POST /api/posts/{id}/share": ({ viewer, params, body }) =>
      share(platform, viewer.id, params.id, body.kind),
    "GET /api/posts/{id}/comments": ({ viewer, params, query }) => commentsOf(db, viewer, params.id, query),
    "POST /api/posts/{id}/comments": ({ viewer, params, body }) => addComment(viewer, params.id, body),
    "DELETE /api/posts/{id}/comments/{commentId}": ({ viewer, params }) =>
      removeComment(platform, viewer, params.id, params.commentId).then(done),
    "GET /api/post-collections": async ({ viewer }) => ({ items: await listCollections(db, viewer.id) }),
    "POST /api/post-collections": ({ viewer, body }) => makeCollection(platform, viewer.id, body.name),
    "PATCH /api/post-collections/{id}": ({ viewer, params, body }) =>
      changeCollection(platform, viewer.id, params.id, body.name),
    "DELETE /api/post-collections/{id}": ({ viewer, params }) =>
      removeCollection(db, viewer.id, params.id).then(done),
    "POST /api/media": ({ viewer, file, query }) => addMedia(platform, viewer.id, file, query),
    "POST /api/media/{id}/poster": ({ viewer, params, file }) =>
      setPoster(platform, viewer.id, params.id, file),
    "PATCH /api/media/{id}": ({ viewer, params, body }) =>
      describeMedia(platform, viewer.id, params.id, body.alt),
    "DELETE /api/media/{id}": ({ viewer, params }) => dropMedia(platform, viewer.id, params.id).then(done),
    "GET /api/media/{id}": ({ viewer, params, query, request, reply }) =>
      mediaAnswer(platform, viewer, { id: params.id, size: query.size, request, reply }),
    "GET /api/embeds/posts/{id}": ({ params }) => embeddedPostOf(platform, params.id),
    "GET /api/embeds/posts/{id}/avatar": ({ params, request, reply }) =>
      embeddedAvatar(platform, params.id, request, reply),
    "GET /api/oembed": ({ query }) => oembedOf(platform, query),
  });
}
