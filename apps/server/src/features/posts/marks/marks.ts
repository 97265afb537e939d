import { ownsCollection } from "#features/posts/collections/collection-queries.ts";
import {
  addShare,
  type Liking,
  setLikes,
  setRepost,
  setSave,
  unsetRepost,
  unsetSave,
} from "#features/posts/marks/mark-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import { type LockedPost, lockPost, lockPosts } from "#features/posts/post-queries.ts";
import { excerptOf } from "#features/posts/publishing/publish.ts";
import { BUSY, combined } from "#platform/db/combined.ts";
import type { Tx } from "#platform/db/database.ts";
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

/** Likes posts, or no longer. Throws not_found. */
export type SetLike = (
  memberId: string,
  postId: string,
  on: boolean,
) => Promise<{ liked: boolean; likes: number }>;

/** Makes what sets and takes likes: those that come at the same time together. */
export function createSetLike({ db, domainEvents }: Platform): SetLike {
  const set = combined<Liking, number | null>(db, {
    keyOf: ({ postId }) => postId.toLowerCase(),
    run: async (tx, inputs, patient) => {
      const lookups = inputs.map(({ memberId: viewerId, postId }) => ({ viewerId, postId }));
      const posts = await lockPosts(tx, lookups, patient);
      const found = inputs.flatMap((input, n) => (posts[n] ? [{ input, post: posts[n] }] : []));
      const done = await setLikes(
        tx,
        found.map(({ input }) => input),
        found.map(({ post }) => post.likes),
      );
      const counts = new Map<Liking, number>();
      for (const [n, { input, post }] of found.entries()) {
        const { changed, count } = done[n] ?? { changed: false, count: post.likes };
        counts.set(input, count);
        if (!changed) continue;
        const liking = { postId: post.id, memberId: input.memberId, authorId: post.authorId };
        if (input.on)
          await domainEvents.publish(tx, "post.liked", { ...liking, excerpt: excerptOf(post.content) });
        else await domainEvents.publish(tx, "post.unliked", liking);
      }
      return inputs.map((input) => counts.get(input) ?? (patient ? null : BUSY));
    },
  });
  return async (memberId, postId, on) => {
    const likes = await set({ memberId, postId, on });
    if (likes === null) throw new Fail("not_found");
    return { liked: on, likes };
  };
}

/** Reposts a post without a comment. Throws email_unconfirmed, not_found. */
export const repost = (platform: Platform, memberId: string, emailConfirmed: boolean, id: string) =>
  withPost(platform, memberId, id, async (tx, post) => {
    if (!emailConfirmed) throw new Fail("email_unconfirmed");
    const { changed, count } = await setRepost(tx, memberId, post);
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
  withPost(platform, memberId, id, async (tx, post) => {
    const { changed, count } = await unsetRepost(tx, memberId, post);
    if (changed)
      await platform.domainEvents.publish(tx, "post.unreposted", {
        postId: post.id,
        memberId,
        authorId: post.authorId,
      });
    return { reposted: false, reposts: count };
  });

/** Saves a post, or moves it to another collection. Throws not_found, also for another member's collection. */
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

/** Counts a copied link or embed code. Throws not_found. */
export const share = (platform: Platform, memberId: string, id: string, kind: "link" | "embed") =>
  withPost(platform, memberId, id, async (tx, post) => ({
    shares: (await addShare(tx, memberId, post, kind)).count,
  }));
