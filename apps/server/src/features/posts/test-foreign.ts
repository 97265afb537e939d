import { randomUUID } from "node:crypto";
import { postsEndpoints } from "@kompagnon/contract/posts/endpoints.ts";
import { aComment, anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import { aPictureFile } from "#testing/builders.ts";
import { foreign, type World } from "#testing/foreign.ts";

/** The posts of a member whose erasure is pending, with one of everything. */
async function postsInNoFeed({ server }: World) {
  const author = await aWriter(server);
  const { id } = await aPost(author);
  const comment = await aComment(author, id);
  const collection = await author.must("POST /api/post-collections", { body: { name: "Meins" } });
  const upload = await anUpload(author);
  await server.platform.db.rawQuery(
    "update members set deletion_due_at = now() + interval '7 days' where id = $1",
    [author.id],
  );
  return {
    author: { by: author, params: { userId: author.id } },
    own: { by: author, params: { id } },
    comment: { by: author, params: { id, commentId: comment.id } },
    collection: { by: author, params: { id: collection.id } },
    upload: { by: author, params: { id: upload.id } },
  };
}

/** A post that other sites may show. */
async function aPublicPost({ server }: World) {
  const author = await aWriter(server);
  await author.must("POST /api/profiles/{userId}/avatar", {
    params: { userId: author.id },
    file: await aPictureFile(),
  });
  return { by: author, params: { id: (await aPost(author)).id }, open: "other sites may show it" };
}

/** Posts and what belongs to them, out of sight for others. */
export const postsForeign = foreign(
  postsEndpoints,
  async (world) => ({
    ...(await postsInNoFeed(world)),
    embedded: await aPublicPost(world),
    picture: await aPictureFile(),
  }),
  {
    "GET /api/posts/by/{userId}": ({ author }) => author,
    "GET /api/posts/{id}": ({ own }) => own,
    "POST /api/posts/{id}/translation": ({ own }) => ({ ...own, body: { language: "en" } }),
    "PATCH /api/posts/{id}": ({ own }) => ({ ...own, body: { embeddable: false } }),
    "DELETE /api/posts/{id}": ({ own }) => own,
    "PUT /api/posts/{id}/like": ({ own }) => own,
    "DELETE /api/posts/{id}/like": ({ own }) => own,
    "PUT /api/posts/{id}/save": ({ own }) => ({ ...own, body: {} }),
    "DELETE /api/posts/{id}/save": ({ own }) => own,
    "PUT /api/posts/{id}/repost": ({ own }) => own,
    "DELETE /api/posts/{id}/repost": ({ own }) => own,
    "POST /api/posts/{id}/share": ({ own }) => ({ ...own, body: { kind: "link" } }),
    "GET /api/posts/{id}/comments": ({ own }) => own,
    "POST /api/posts/{id}/comments": ({ own }) => ({
      ...own,
      body: { client_id: randomUUID(), text: "hallo" },
    }),
    "DELETE /api/posts/{id}/comments/{commentId}": ({ comment }) => comment,
    "PATCH /api/post-collections/{id}": ({ collection }) => ({ ...collection, body: { name: "Gekapert" } }),
    "DELETE /api/post-collections/{id}": ({ collection }) => collection,
    "POST /api/media/{id}/poster": ({ upload, picture }) => ({ ...upload, file: picture }),
    "PATCH /api/media/{id}": ({ upload }) => ({ ...upload, body: { alt: "Gekapert" } }),
    "DELETE /api/media/{id}": ({ upload }) => upload,
    "GET /api/media/{id}": ({ upload }) => upload,
    "GET /api/embeds/posts/{id}": ({ embedded }) => embedded,
    "GET /api/embeds/posts/{id}/avatar": ({ embedded }) => embedded,
  },
);
