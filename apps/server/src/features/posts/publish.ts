import type { newPost, Post } from "@kompagnon/contract/posts/model.ts";
import { hashtagsOf, mentionedIn } from "@kompagnon/contract/posts/rules.ts";
import type { z } from "zod";
import { mayInvitePublicly } from "#features/groups/public.ts";
import { postOf } from "#features/posts/feed.ts";
import { attachMedia, releaseMedia } from "#features/posts/media-queries.ts";
import { findNamed, insertMentions } from "#features/posts/mention-queries.ts";
import type { News } from "#features/posts/news.ts";
import { canStandTogether } from "#features/posts/policy.ts";
import {
  countRepost,
  deletePost,
  findStored,
  insertPost,
  type LockedPost,
  lockPost,
  lockWithQuoted,
  type StoredActions,
  setEmbeddable,
} from "#features/posts/post-queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";

type NewPost = z.output<typeof newPost>;
type Draft = Omit<NewPost, "actions"> & { actions?: StoredActions | undefined };

/** Characters of a post that domain events about it carry. */
const EXCERPT_MAX = 280;
/** The beginning of a text, whole characters only. */
export const excerptOf = (text: string): string =>
  [...text.slice(0, EXCERPT_MAX * 2)].slice(0, EXCERPT_MAX).join("");

/** What of the actions is stored: nothing where none is asked for. Throws group_invalid. */
async function storable(
  db: Queryable,
  memberId: string,
  actions: StoredActions | undefined,
): Promise<StoredActions | null> {
  const { hiring, dm, groupJoin } = actions ?? {};
  if (groupJoin && !(await mayInvitePublicly(db, memberId, groupJoin.groupId)))
    throw new Fail("group_invalid");
  if (!hiring && !dm && !groupJoin) return null;
  return {
    ...(hiring && { hiring: { count: hiring.count, roles: hiring.roles } }),
    ...(dm && { dm }),
    ...(groupJoin && { groupJoin: { groupId: groupJoin.groupId } }),
  };
}

/** The post that a new one comments on, counted. Throws quote_invalid. */
async function quote(tx: Tx, viewerId: string, id: string): Promise<LockedPost> {
  const quoted = await lockPost(tx, viewerId, id);
  if (!quoted) throw new Fail("quote_invalid");
  await countRepost(tx, quoted.id, 1);
  return quoted;
}

/** Whom a text names, its author aside: names of oneself lead somewhere, but are no news. */
export async function nameIn(
  tx: Tx,
  authorId: string,
  text: string,
  postId: string,
  commentId: string | null,
): Promise<string[]> {
  const named = await findNamed(tx, authorId, mentionedIn(text));
  if (named.length > 0) await insertMentions(tx, postId, commentId, named);
  return named.filter((id) => id !== authorId);
}

/** Stores a post with everything about it, and tells it; false if its client_id was used before. */
async function store(
  platform: Platform,
  tx: Tx,
  authorId: string,
  id: string,
  draft: Draft,
): Promise<boolean> {
  const { domainEvents } = platform;
  const { content } = draft;
  const quoted = draft.quote ? await quote(tx, authorId, draft.quote) : null;
  const stored = await insertPost(tx, {
    id,
    authorId,
    clientId: draft.client_id,
    content,
    tags: hashtagsOf(content),
    actions: await storable(tx, authorId, draft.actions),
    quoteId: quoted?.id ?? null,
    embeddable: draft.embeddable,
  });
  if (!stored) return false;
  if (draft.media.length > 0) {
    const kinds = await attachMedia(tx, authorId, id, draft.media);
    if (kinds.length !== draft.media.length || !canStandTogether(kinds)) throw new Fail("media_invalid");
  }
  const mentioned = await nameIn(tx, authorId, content, id, null);
  await domainEvents.publish(tx, "post.published", { postId: id, authorId, text: content, mentioned });
  if (quoted)
    await domainEvents.publish(tx, "post.reposted", {
      postId: quoted.id,
      memberId: authorId,
      authorId: quoted.authorId,
      excerpt: excerptOf(quoted.content),
      quotePostId: id,
    });
  return true;
}

/** The same client_id was used at the same moment: whatever this transaction did must be undone. */
const USED = Symbol("used");

/**
 * Publishes a post; the same client_id again answers the one already there. Throws email_unconfirmed, media_invalid,
 * group_invalid, quote_invalid.
 */
export async function publish(
  platform: Platform,
  news: News,
  viewer: Viewer,
  emailConfirmed: boolean,
  draft: Draft,
): Promise<Post> {
  if (!emailConfirmed) throw new Fail("email_unconfirmed");
  const { db } = platform;
  const before = await findStored(db, viewer.id, draft.client_id);
  if (before) return postOf(db, viewer.id, before);
  const id = newId();
  try {
    await db.transaction(async (tx) => {
      if (!(await store(platform, tx, viewer.id, id, draft))) throw USED;
      tx.afterCommit(() => news.came());
    });
  } catch (error) {
    if (error !== USED) throw error;
    const stored = await findStored(db, viewer.id, draft.client_id);
    if (!stored) throw new Fail("not_found");
    return postOf(db, viewer.id, stored);
  }
  return postOf(db, viewer.id, id);
}

/** Lets other sites show one's own post, or not. Throws not_found. */
export async function allowEmbeds(
  { db }: Platform,
  viewerId: string,
  id: string,
  embeddable: boolean,
): Promise<Post> {
  if (!(await setEmbeddable(db, viewerId, id, embeddable))) throw new Fail("not_found");
  return postOf(db, viewerId, id);
}

/** Deletes one's own post with its files. Throws not_found. */
export async function removePost(platform: Platform, viewerId: string, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const post = await lockWithQuoted(tx, id.toLowerCase());
    if (post?.authorId !== viewerId) throw new Fail("not_found");
    await removeFiles(platform, tx, await releaseMedia(tx, id));
    await deletePost(tx, post);
    await platform.domainEvents.publish(tx, "post.deleted", { postId: id, authorId: viewerId });
  });
}
