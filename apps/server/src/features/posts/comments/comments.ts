import { type Comment, comment, type OpenedPost, type Post } from "@kompagnon/contract/posts/model.ts";
import { page } from "@kompagnon/contract/wire/model.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import {
  type CommentRow,
  deleteComment,
  findComment,
  findListed,
  findPresentComment,
  listComments,
  positionBefore,
  type Start,
  type Thread,
} from "#features/posts/comments/comment-queries.ts";
import { readPostJson } from "#features/posts/feed/feed.ts";
import { canDeleteComment, Fail, ownsCommentOrPost } from "#features/posts/policy.ts";
import { findAuthor, lockAnyPost } from "#features/posts/post-queries.ts";
import { presentAuthor } from "#features/posts/present.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { SerializedJson } from "#platform/http/json-page.ts";
import { serializerOf } from "#platform/http/serializer.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

const writeComments = serializerOf(page(comment));

/** The viewer of comments. */
export type CommentReader = Pick<Viewer, "id" | "adminLevel">;

/** A comment as JSON; one that is listed only because of its replies has no content. */
export const presentComment = (
  row: CommentRow,
  { id, adminLevel }: CommentReader,
  postAuthorId: string | null,
): Comment => ({
  id: row.id,
  post_id: row.postId,
  parent_id: row.parentId,
  author: row.shown ? presentAuthor(row.author) : null,
  text: row.shown ? row.text : "",
  mentions: (row.shown && row.mentions) || [],
  created_at: row.createdAt.toISOString(),
  deleted: !row.shown,
  replies: row.replies,
  deletable: row.shown && canDeleteComment({ viewerId: id, adminLevel, postAuthorId }, row),
  in_review: row.shown && row.hidden,
  signs: (row.shown && row.signs) || [],
});

/** The position at which a page with this comment begins; half a page comes before it, if there is that much. */
async function startAround(
  db: Queryable,
  viewerId: string,
  { thread, id, limit }: { thread: Thread; id: string; limit: number },
): Promise<Start | null> {
  const found = await findComment(db, viewerId, thread.postId, id);
  if (!found) return null;
  // An answer is below its comment.
  const listed = (thread.parentId === null && found.parentId) || found.id;
  const listedComment = await findListed(db, viewerId, thread.postId, listed);
  const position =
    listedComment &&
    (await positionBefore(db, viewerId, { thread, position: listedComment, count: Math.floor(limit / 2) }));
  return position && { ...position, inclusive: true };
}

/** A page of comments, or of the answers to one. Throws not_found. */
export async function commentsOf(
  db: Queryable,
  viewer: CommentReader,
  postId: string,
  query: {
    limit: number;
    cursor?: string | undefined;
    parent?: string | undefined;
    around?: string | undefined;
  },
) {
  const { limit, cursor, parent = null, around } = query;
  const post = await findAuthor(db, viewer.id, postId);
  if (!post) throw new Fail("not_found");
  const thread = { postId, parentId: parent };
  const middle = around && !cursor ? await startAround(db, viewer.id, { thread, id: around, limit }) : null;
  const start = cursor ? { ...decodeCursor(cursor), inclusive: false } : middle;
  const rows = await listComments(db, viewer.id, { ...thread, start, rows: limit + 1 });
  return presentPage(rows, limit, viewer, post.authorId);
}

function presentPage(
  rows: readonly CommentRow[],
  limit: number,
  viewer: CommentReader,
  authorId: string | null,
) {
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.createdAt, id: last.id }),
  );
  return { items: shown.map((row) => presentComment(row, viewer, authorId)), next_cursor };
}

/** A post, with that many of its first comments if they are wanted. Throws not_found. */
export async function openedPostOf(
  db: Database,
  viewer: CommentReader,
  id: string,
  first: number | undefined,
): Promise<SerializedJson<OpenedPost>> {
  if (first === undefined) return readPostJson(db, viewer.id, id);
  const [{ bytes }, rows] = await Promise.all([
    readPostJson(db, viewer.id, id),
    listComments(db, viewer.id, { postId: id, parentId: null, start: null, rows: first + 1 }),
  ]);
  const { author_id: authorId } = JSON.parse(bytes.toString()) as Post; // just written as one
  const comments = writeComments(presentPage(rows, first, viewer, authorId));
  return new SerializedJson(
    Buffer.concat([bytes.subarray(0, -1), Buffer.from(`,"first_comments":${comments}}`)]),
  );
}

/** A comment. Throws not_found. */
export const commentOf = async (
  db: Queryable,
  viewer: CommentReader,
  postId: string,
  id: string,
): Promise<Comment> => {
  const post = await findAuthor(db, viewer.id, postId);
  const row = post && (await findComment(db, viewer.id, postId, id));
  if (!row) throw new Fail("not_found");
  return presentComment(row, viewer, post.authorId);
};

/** Deletes a comment. Throws not_found, and forbidden to those who may only read it. */
export async function removeComment(
  platform: Platform,
  viewer: CommentReader,
  postId: string,
  id: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // Authors may always delete their own comments, even across a block.
    const post = await lockAnyPost(tx, postId);
    const comment = post && (await findPresentComment(tx, postId, id));
    if (!comment) throw new Fail("not_found");
    const commentViewer = { viewerId: viewer.id, adminLevel: viewer.adminLevel, postAuthorId: post.authorId };
    if (!canDeleteComment(commentViewer, comment)) {
      const readable = await findAuthor(tx, viewer.id, postId);
      throw new Fail(readable && (await findComment(tx, viewer.id, postId, id)) ? "forbidden" : "not_found");
    }
    await deleteComment(tx, comment);
    await rewriteNotices(platform, tx, { source: comment.id, text: null });
    if (!ownsCommentOrPost(commentViewer, comment))
      await platform.domainEvents.publish(tx, "comment.moderated", { commentId: id, moderatorId: viewer.id });
  });
}
