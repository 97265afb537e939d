import type { Comment, newComment } from "@kompagnon/contract/posts/model.ts";
import type { z } from "zod";
import {
  type CommentRow,
  deleteComment,
  findComment,
  findListed,
  findPresentComment,
  findStoredComment,
  insertComment,
  listComments,
  positionBefore,
  type Start,
  type Thread,
} from "#features/posts/comment-queries.ts";
import { canDeleteComment, isTheirsToDelete } from "#features/posts/policy.ts";
import { findAuthor, lockAnyPost, lockPost } from "#features/posts/post-queries.ts";
import { presentAuthor } from "#features/posts/present.ts";
import { nameIn } from "#features/posts/publish.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

type Looking = Pick<Viewer, "id" | "adminLevel">;

/** A comment on the wire; of one that only stands there because of its answers nothing is told. */
const present = (row: CommentRow, { id, adminLevel }: Looking, postAuthorId: string | null): Comment => ({
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
});

/** Where the page begins that holds a comment; half a page stands before it, as far as there is so much. */
async function startAround(
  db: Queryable,
  viewerId: string,
  thread: Thread,
  id: string,
  limit: number,
): Promise<Start | null> {
  const found = await findComment(db, viewerId, thread.postId, id);
  if (!found) return null;
  // An answer is below its comment.
  const listed = (thread.parentId === null && found.parentId) || found.id;
  const wanted = await findListed(db, viewerId, thread.postId, listed);
  const position = wanted && (await positionBefore(db, viewerId, thread, wanted, Math.floor(limit / 2)));
  return position && { ...position, inclusive: true };
}

/** A page of comments, or of the answers to one. Throws not_found. */
export async function commentsOf(
  db: Queryable,
  viewer: Looking,
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
  const start = cursor
    ? { ...decodeCursor(cursor), inclusive: false }
    : around
      ? await startAround(db, viewer.id, thread, around, limit)
      : null;
  const rows = await listComments(db, viewer.id, thread, start);
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.createdAt, id: last.id }),
  );
  return { items: shown.map((row) => present(row, viewer, post.authorId)), next_cursor };
}

const commentOf = async (db: Queryable, viewer: Looking, postId: string, id: string): Promise<Comment> => {
  const post = await findAuthor(db, viewer.id, postId);
  const row = post && (await findComment(db, viewer.id, postId, id));
  if (!row) throw new Fail("not_found");
  return present(row, viewer, post.authorId);
};

/** What an answer hangs on, and whom it answers. Throws parent_invalid. */
async function answered(tx: Tx, viewerId: string, postId: string, id: string | null) {
  if (id === null) return { parentId: null, parentAuthorId: null };
  const row = await findComment(tx, viewerId, postId, id);
  if (!row) throw new Fail("parent_invalid");
  return { parentId: row.parentId ?? row.id, parentAuthorId: row.authorId };
}

/** The same client_id was used at the same moment. */
type Used = { id: string; postId: string };

/**
 * Comments on a post, or answers a comment; an answer to an answer hangs on the same comment. Throws email_unconfirmed,
 * not_found, parent_invalid.
 */
export async function addComment(
  platform: Platform,
  viewer: Viewer,
  emailConfirmed: boolean,
  postId: string,
  { client_id: clientId, text, parent_id }: z.output<typeof newComment>,
): Promise<Comment> {
  const { db, domainEvents } = platform;
  const id = newId();
  const stored = await db.transaction(async (tx): Promise<Used> => {
    const post = await lockPost(tx, viewer.id, postId);
    if (!post) throw new Fail("not_found");
    if (!emailConfirmed) throw new Fail("email_unconfirmed");
    const before = await findStoredComment(tx, viewer.id, clientId);
    if (before) return before;
    const { parentId, parentAuthorId } = await answered(tx, viewer.id, postId, parent_id);
    const fresh = await insertComment(tx, { id, postId, parentId, authorId: viewer.id, clientId, text });
    if (!fresh) return (await findStoredComment(tx, viewer.id, clientId)) ?? { id, postId };
    const mentioned = await nameIn(tx, viewer.id, text, postId, id);
    await domainEvents.publish(tx, "post.commented", {
      postId,
      commentId: id,
      memberId: viewer.id,
      authorId: post.authorId,
      parentAuthorId,
      text,
      mentioned,
    });
    return { id, postId };
  });
  return commentOf(db, viewer, stored.postId, stored.id);
}

/** Deletes a comment. Throws not_found, and forbidden to those who may only read it. */
export async function removeComment(
  platform: Platform,
  viewer: Looking,
  postId: string,
  id: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // Their own words are theirs to delete, whatever stands between them and the post.
    const post = await lockAnyPost(tx, postId);
    const comment = post && (await findPresentComment(tx, postId, id));
    if (!comment) throw new Fail("not_found");
    const looking = { viewerId: viewer.id, adminLevel: viewer.adminLevel, postAuthorId: post.authorId };
    if (!canDeleteComment(looking, comment)) {
      const readable = await findAuthor(tx, viewer.id, postId);
      throw new Fail(readable && (await findComment(tx, viewer.id, postId, id)) ? "forbidden" : "not_found");
    }
    await deleteComment(tx, comment);
    if (!isTheirsToDelete(looking, comment))
      await platform.domainEvents.publish(tx, "comment.moderated", { commentId: id, moderatorId: viewer.id });
  });
}
