import { ownsCollection } from "#features/posts/collection-queries.ts";
import { addShare, setMark, setSave, unsetMark, unsetSave } from "#features/posts/mark-queries.ts";
import { type LockedPost, lockPost } from "#features/posts/post-queries.ts";
import { excerptOf } from "#features/posts/publish.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";

/** Does something with a post that the viewer may read; everybody else who does waits. Throws not_found. */
const withPost = <T>(
  { db }: Platform,
  viewerId: string,
  id: string,
  run: (tx: Tx, post: LockedPost) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const post = await lockPost(tx, viewerId, id);
    if (!post) throw new Fail("not_found");
    return run(tx, post);
  });

/** Likes a post, or no longer. Throws not_found. */
export const setLike = (platform: Platform, memberId: string, id: string, on: boolean) =>
  withPost(platform, memberId, id, async (tx, post) => {
    const { changed, count } = await (on ? setMark : unsetMark)(tx, "like", memberId, post);
    if (on && changed)
      await platform.domainEvents.publish(tx, "post.liked", {
        postId: post.id,
        memberId,
        authorId: post.authorId,
        excerpt: excerptOf(post.content),
      });
    return { liked: on, likes: count };
  });

/** Reposts a post without a comment. Throws email_unconfirmed, not_found. */
export const repost = (platform: Platform, memberId: string, emailConfirmed: boolean, id: string) =>
  withPost(platform, memberId, id, async (tx, post) => {
    if (!emailConfirmed) throw new Fail("email_unconfirmed");
    const { changed, count } = await setMark(tx, "repost", memberId, post);
    if (changed)
      await platform.domainEvents.publish(tx, "post.reposted", {
        postId: post.id,
        memberId,
        authorId: post.authorId,
        excerpt: excerptOf(post.content),
        quotePostId: null,
      });
    return { reposted: true, reposts: count };
  });

/** Takes a repost back. Throws not_found. */
export const takeRepostBack = (platform: Platform, memberId: string, id: string) =>
  withPost(platform, memberId, id, async (tx, post) => ({
    reposted: false,
    reposts: (await unsetMark(tx, "repost", memberId, post)).count,
  }));

/** Saves a post, or moves it to another collection. Throws not_found, also for a collection of somebody else. */
export const save = (platform: Platform, memberId: string, id: string, collectionId: string | null) =>
  withPost(platform, memberId, id, async (tx, post) => {
    if (collectionId && !(await ownsCollection(tx, memberId, collectionId))) throw new Fail("not_found");
    await setSave(tx, memberId, post, collectionId);
    return { saved: true, collection_id: collectionId };
  });

/** No longer saves a post. Throws not_found. */
export const unsave = (platform: Platform, memberId: string, id: string) =>
  withPost(platform, memberId, id, async (tx, post) => {
    await unsetSave(tx, memberId, post);
    return { saved: false };
  });

/** Counts that somebody copied a link or an embed code. Throws not_found. */
export const share = (platform: Platform, memberId: string, id: string, kind: "link" | "embed") =>
  withPost(platform, memberId, id, async (tx, post) => ({
    shares: (await addShare(tx, memberId, post, kind)).count,
  }));
