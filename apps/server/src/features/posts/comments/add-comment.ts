import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { Comment, newComment } from "@kompagnon/contract/posts/model.ts";
import { mentionedIn } from "@kompagnon/contract/posts/rules.ts";
import type { z } from "zod";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import {
  findComment,
  findStoredComment,
  type NewCommentRow,
  type StoredComment,
  storeComments,
} from "#features/posts/comments/comment-queries.ts";
import { type CommentReader, commentOf, presentComment } from "#features/posts/comments/comments.ts";
import { Fail } from "#features/posts/policy.ts";
import { type LockedPostForViewer, lockPosts } from "#features/posts/post-queries.ts";
import type { MentionJson } from "#features/posts/post-sql.ts";
import { findNamed, notifiedIds } from "#features/posts/publishing/store-queries.ts";
import { BUSY, combined } from "#platform/db/combined.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

type Draft = Omit<NewCommentRow, "named">;
type Refused = { refused: "not_found" | "email_unconfirmed" | "parent_invalid" };
type Used = { used: { id: string; postId: string } };
/** A comment that may be stored. */
type Allowed = { draft: Draft; post: LockedPostForViewer; parentAuthorId: string | null };
type FreshComment = Extract<StoredComment, { fresh: true }>;
type Added = Allowed & { stored: StoredComment; mentions: MentionJson[] };

/** Adds comments. Throws email_unconfirmed, not_found, parent_invalid. */
export type AddComment = (
  viewer: CommentReader,
  postId: string,
  input: z.output<typeof newComment>,
) => Promise<Comment>;

/**
 * Creates the function that adds comments and replies; concurrent ones are stored together. A reply to a reply is attached to the
 * top-level comment; a repeated client_id answers with the existing comment.
 */
export function createAddComment(platform: Platform): AddComment {
  const { db } = platform;
  const add = combined<Draft, Refused | Used | Added>(db, {
    keyOf: ({ postId }) => postId.toLowerCase(),
    run: async (tx, drafts, patient) => {
      const lookups = drafts.map(({ authorId: viewerId, postId }) => ({ viewerId, postId }));
      const posts = await lockPosts(tx, lookups, patient);
      const looked: (Refused | Used | Allowed | typeof BUSY)[] = [];
      for (const [n, draft] of drafts.entries()) {
        const post = posts[n];
        if (post) looked.push(await allow(tx, draft, post));
        else looked.push(patient ? { refused: "not_found" } : BUSY);
      }
      const allowed = looked.flatMap((one) => (one !== BUSY && "draft" in one ? [one] : []));
      const added = new Map((await store(platform, tx, allowed)).map((one) => [one.draft.id, one]));
      return looked.map((one) => (one !== BUSY && "draft" in one ? (added.get(one.draft.id) ?? BUSY) : one));
    },
  });
  return async (viewer, postId, { client_id: clientId, text, parent_id: parentId }) => {
    const signs = signsIn(text);
    const done = await add({ id: newId(), postId, parentId, authorId: viewer.id, clientId, text, signs });
    if ("refused" in done) throw new Fail(done.refused);
    if ("used" in done) return commentOf(db, viewer, done.used.postId, done.used.id);
    const { stored } = done;
    return stored.fresh
      ? presentFresh(viewer, done, stored)
      : commentOf(db, viewer, stored.postId, stored.id);
  };
}

/** What a comment has of a scam; null if nothing. */
function signsIn(text: string): ScamSign[] | null {
  const signs = scamSigns(text);
  return signs.length > 0 ? signs : null;
}

/** Checks whether a comment may be stored, and finds the comment that it is attached to. */
async function allow(tx: Tx, draft: Draft, post: LockedPostForViewer): Promise<Refused | Used | Allowed> {
  if (!post.confirmed) return { refused: "email_unconfirmed" };
  if (draft.parentId === null) return { draft: { ...draft, postId: post.id }, post, parentAuthorId: null };
  const used = await findStoredComment(tx, draft.authorId, draft.clientId);
  if (used) return { used };
  const answered = await findComment(tx, draft.authorId, post.id, draft.parentId);
  if (!answered) return { refused: "parent_invalid" };
  const parentId = answered.parentId ?? answered.id;
  return { draft: { ...draft, postId: post.id, parentId }, post, parentAuthorId: answered.authorId };
}

/** Stores comments and publishes the new ones. */
async function store(platform: Platform, tx: Tx, all: readonly Allowed[]): Promise<Added[]> {
  const named = await findNamed(
    tx,
    all.map(({ draft: { authorId, text } }) => ({ authorId, names: mentionedIn(text) })),
  );
  const rows = all.map(({ draft }, n) => ({ ...draft, named: (named[n] ?? []).map(({ id }) => id) }));
  const stored = await storeComments(tx, rows);
  const added = all.flatMap((one, n): Added[] =>
    stored[n] ? [{ ...one, stored: stored[n], mentions: named[n] ?? [] }] : [],
  );
  for (const { draft, post, parentAuthorId, stored: one, mentions } of added)
    if (one.fresh) {
      const { authorId, text, signs } = draft;
      if (signs)
        await recordSuspicion(platform, tx, {
          kind: "comment",
          id: one.id,
          postId: post.id,
          authorId,
          text,
          signs,
        });
      await platform.domainEvents.publish(tx, "post.commented", {
        postId: post.id,
        commentId: one.id,
        memberId: draft.authorId,
        authorId: post.authorId,
        parentAuthorId,
        text: draft.text,
        mentioned: notifiedIds(draft.authorId, mentions),
      });
    }
  return added;
}

/** A comment that has just been stored, as its author reads it. */
const presentFresh = (
  viewer: CommentReader,
  { draft, post, mentions }: Added,
  stored: FreshComment,
): Comment =>
  presentComment(
    {
      id: stored.id,
      postId: post.id,
      parentId: draft.parentId,
      text: draft.text,
      mentions,
      signs: draft.signs && [...draft.signs],
      authorId: viewer.id,
      authorLevel: viewer.adminLevel,
      author: stored.card,
      createdAt: stored.createdAt,
      shown: true,
      hidden: false,
      replies: 0,
    },
    viewer,
    post.authorId,
  );
