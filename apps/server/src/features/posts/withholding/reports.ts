import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import {
  clearCommentSigns,
  findComment,
  postOfComment,
  withholdComment,
} from "#features/posts/comments/comment-queries.ts";
import { mediaOfAnswer } from "#features/posts/media/media.ts";
import { listMedia } from "#features/posts/media/media-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import { clearPostSigns, findPost, lockAnyPost, withholdPost } from "#features/posts/post-queries.ts";
import { presentMedia } from "#features/posts/present.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";

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
  if (postId && (await lockAnyPost(tx, postId))) await withholdComment(tx, { postId, id, column, withheld });
}

/** Takes a comment out of everybody's sight but its author's, or lets it be seen again; the count follows. */
export const setCommentHidden = (tx: Tx, id: string, hidden: boolean): Promise<void> =>
  withhold(tx, id, "hidden_at", hidden);

/** Takes a comment away, or gives it back on appeal; the count follows. */
export const setCommentRemoved = (tx: Tx, id: string, removed: boolean): Promise<void> =>
  withhold(tx, id, "removed_at", removed);

/** Takes the warning of a scam from a post. */
const clearSigns = (tx: Tx, id: string) => clearPostSigns(tx, id);

async function readablePost(db: Queryable, viewerId: string, id: string) {
  const post = await findPost(db, viewerId, id);
  if (!post) throw new Fail("not_found");
  return post;
}

/** Hides something, also in sent and pending notifications. */
const withheld =
  (set: (tx: Tx, id: string) => Promise<unknown>): NonNullable<Reportable["hide"]> =>
  async (platform, tx, { subjectId }) => {
    const done = await set(tx, subjectId);
    await rewriteNotices(platform, tx, { source: subjectId, text: null });
    return done;
  };

const post: Reportable<"post"> = {
  read: async (db, viewerId, { id }) => {
    const { authorId, content, media } = await readablePost(db, viewerId, id);
    return { authorId, excerpt: content || "🖼 ".repeat(media?.length ?? 0).trim() };
  },
  hide: withheld((tx, id) => setPostHidden(tx, id, true)),
  show: (_, tx, { subjectId }) => setPostHidden(tx, subjectId, false),
  remove: withheld((tx, id) => setPostRemoved(tx, id, true)),
  restore: (_, tx, { subjectId }) => setPostRemoved(tx, subjectId, false),
  clear: (_, tx, { subjectId }) => clearSigns(tx, subjectId),
  address: async (_, { subjectId, hidden }) => (hidden ? null : postsPaths.post(subjectId)),
  media: { list: async (db, id) => presentMedia(await listMedia(db, id)), answer: mediaOfAnswer },
};

const comment: Reportable<"comment"> = {
  read: async (db, viewerId, { id, post_id: postId }) => {
    await readablePost(db, viewerId, postId);
    const found = await findComment(db, viewerId, postId, id);
    if (!found) throw new Fail("not_found");
    return { authorId: found.authorId, excerpt: found.text };
  },
  hide: withheld((tx, id) => setCommentHidden(tx, id, true)),
  show: (_, tx, { subjectId }) => setCommentHidden(tx, subjectId, false),
  remove: withheld((tx, id) => setCommentRemoved(tx, id, true)),
  restore: (_, tx, { subjectId }) => setCommentRemoved(tx, subjectId, false),
  clear: (_, tx, { subjectId }) => clearCommentSigns(tx, subjectId),
  address: async (_, { subjectId, postId, hidden }) =>
    hidden || postId === null ? null : postsPaths.post(postId, subjectId),
};

/** What can be reported of posts. */
export const postsReports = { post, comment };
