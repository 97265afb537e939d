import "#features/posts/events.ts";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import { findComment, postOfComment, withholdComment } from "#features/posts/comment-queries.ts";
import { countBy } from "#features/posts/feed-queries.ts";
import { firstFound } from "#features/posts/lists.ts";
import { listMedia } from "#features/posts/media-queries.ts";
import { findPost, lockAnyPost, withholdPost } from "#features/posts/post-queries.ts";
import { presentMedia } from "#features/posts/present.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";

export { hasPosted } from "#features/posts/feed-queries.ts";
export { mediaOfAnswer } from "#features/posts/media.ts";
export { FEED_TOPIC } from "#features/posts/news.ts";

/** A post as a member reads it. Throws not_found. */
export async function readablePost(
  db: Queryable,
  viewerId: string,
  id: string,
): Promise<{ authorId: string | null; text: string; mediaCount: number }> {
  const post = await findPost(db, viewerId, id);
  if (!post) throw new Fail("not_found");
  return { authorId: post.authorId, text: post.content, mediaCount: post.media?.length ?? 0 };
}

/** A comment of a post as a member reads it. Throws not_found. */
export async function readableComment(
  db: Queryable,
  viewerId: string,
  postId: string,
  id: string,
): Promise<{ authorId: string | null; text: string }> {
  await readablePost(db, viewerId, postId);
  const comment = await findComment(db, viewerId, postId, id);
  if (!comment) throw new Fail("not_found");
  return { authorId: comment.authorId, text: comment.text };
}

/** The media of a post, whoever may see them. */
export const mediaOfPost = async (db: Queryable, id: string): Promise<Media[]> =>
  presentMedia(await listMedia(db, id));

/** Takes a post out of everybody's sight but its author's while moderators look at it, or lets it be seen again. */
export const setPostHidden = (tx: Tx, id: string, hidden: boolean): Promise<boolean> =>
  withholdPost(tx, id, "hidden_at", hidden);

/** Takes a post away, or gives it back on appeal; whether there is one. */
export const setPostRemoved = (tx: Tx, id: string, removed: boolean): Promise<boolean> =>
  withholdPost(tx, id, "removed_at", removed);

async function withhold(
  tx: Tx,
  id: string,
  column: "hidden_at" | "removed_at",
  withheld: boolean,
): Promise<void> {
  const postId = await postOfComment(tx, id);
  if (postId && (await lockAnyPost(tx, postId))) await withholdComment(tx, postId, id, column, withheld);
}

/** Takes a comment out of everybody's sight but its author's, or lets it be seen again; the count follows. */
export const setCommentHidden = (tx: Tx, id: string, hidden: boolean): Promise<void> =>
  withhold(tx, id, "hidden_at", hidden);

/** Takes a comment away, or gives it back on appeal; the count follows. */
export const setCommentRemoved = (tx: Tx, id: string, removed: boolean): Promise<void> =>
  withhold(tx, id, "removed_at", removed);

/** How many posts of a member the viewer may read. */
export const countPosts = (db: Queryable, viewerId: string, memberId: string): Promise<number> =>
  countBy(db, viewerId, memberId);

/** The newest posts with these words and hashtags, as the viewer may read them. */
export const findPosts = firstFound;
