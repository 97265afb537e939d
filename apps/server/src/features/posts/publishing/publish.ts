import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { newPost, Post } from "@kompagnon/contract/posts/model.ts";
import { hashtagsOf, mentionedIn } from "@kompagnon/contract/posts/rules.ts";
import type { z } from "zod";
import { isConfirmed } from "#features/accounts/public.ts";
import { mayInvitePublicly } from "#features/groups/public.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import { retractAll, rewriteNotices } from "#features/notifications/public.ts";
import { listNotifyingComments } from "#features/posts/comments/comment-queries.ts";
import { postOf } from "#features/posts/feed/feed.ts";
import { attachMedia, releaseMedia } from "#features/posts/media/media-queries.ts";
import { Fail, isValidMediaCombination } from "#features/posts/policy.ts";
import {
  countRepost,
  deletePost,
  findStored,
  type LockedPost,
  lockPost,
  lockWithQuoted,
  type PostRow,
  type StoredActions,
  setEmbeddable,
} from "#features/posts/post-queries.ts";
import { presentPosts } from "#features/posts/present.ts";
import {
  type NewPostRow,
  notifiedIds,
  type StoredPost,
  storePosts,
} from "#features/posts/publishing/store-queries.ts";
import { combined } from "#platform/db/combined.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { firstOf } from "#platform/excerpt.ts";
import { newId } from "#platform/id.ts";
import { languageIn } from "#platform/language-in.ts";
import type { Live } from "#platform/live/live.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";

/** The topic that every member reads. */
export const FEED_TOPIC = "feed";
/** Minimum interval of notifications to feeds from one process, in ms. */
const EVERY_MS = 3_000;

/** Notifies open feeds that something was published; not what, nor by which author, because not every member may see it. */
type News = { came(): void };

/** Notifies at once, and then at most once per interval: later posts are notified together at its end. */
export function createNews(live: Pick<Live, "publishEphemeral">, everyMs = EVERY_MS): News {
  let waiting = false;
  let resting = false;
  const tell = () => {
    resting = true;
    live.publishEphemeral(FEED_TOPIC, "feed_news", {});
    setTimeout(() => {
      resting = false;
      if (waiting) tell();
      waiting = false;
    }, everyMs).unref();
  };
  return {
    came() {
      if (resting) waiting = true;
      else tell();
    },
  };
}

type NewPost = z.output<typeof newPost>;
type Draft = Omit<NewPost, "actions"> & { actions?: StoredActions | undefined };

/** Characters of a post that domain events about it carry. */
const EXCERPT_MAX = 280;
/** The beginning of a text, whole characters only. */
export const excerptOf = (text: string): string => firstOf(text, EXCERPT_MAX);

const asksNothing = (actions: StoredActions | undefined): boolean =>
  !actions?.hiring && !actions?.dm && !actions?.groupJoin;

/** Strips empty actions. Throws group_invalid. */
async function storable(
  db: Queryable,
  memberId: string,
  actions: StoredActions | undefined,
): Promise<StoredActions | null> {
  const { hiring, dm, groupJoin } = actions ?? {};
  if (groupJoin && !(await mayInvitePublicly(db, memberId, groupJoin.groupId)))
    throw new Fail("group_invalid");
  if (asksNothing(actions)) return null;
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

/** What a post has of a scam; null if nothing. The roles that it looks for are words of it as well. */
function signsIn({ content, actions }: Draft): ScamSign[] | null {
  const signs = scamSigns([content, ...(actions?.hiring?.roles ?? [])].join("\n"));
  return signs.length > 0 ? signs : null;
}

const rowOf = (
  authorId: string,
  draft: Draft,
  actions: StoredActions | null,
  quoteId: string | null,
): NewPostRow => ({
  id: newId(),
  authorId,
  clientId: draft.client_id,
  content: draft.content,
  tags: hashtagsOf(draft.content),
  names: mentionedIn(draft.content),
  actions,
  quoteId,
  embeddable: draft.embeddable,
  language: languageIn(draft.content),
  signs: signsIn(draft),
});

type Fresh = Extract<StoredPost, { outcome: "stored" }>;

/** Publishes that a post was stored. */
async function publishStored(
  platform: Platform,
  news: News,
  tx: Tx,
  { row, stored }: { row: NewPostRow; stored: Fresh },
): Promise<void> {
  const { id: postId, authorId, content: text } = row;
  const mentioned = notifiedIds(authorId, stored.mentions);
  if (row.signs)
    await recordSuspicion(platform, tx, { kind: "post", id: postId, authorId, text, signs: row.signs });
  await platform.domainEvents.publish(tx, "post.published", { postId, authorId, text, mentioned });
  tx.afterCommit(() => news.came());
}

/** Stores a post with all dependent rows. Throws quote_invalid, group_invalid, media_invalid. */
async function storeRich(
  platform: Platform,
  news: News,
  tx: Tx,
  { authorId, draft }: { authorId: string; draft: Draft },
): Promise<StoredPost> {
  const quoted = draft.quote ? await quote(tx, authorId, draft.quote) : null;
  const row = rowOf(authorId, draft, await storable(tx, authorId, draft.actions), quoted?.id ?? null);
  const [stored = { outcome: "email_unconfirmed" }] = await storePosts(tx, [row]);
  if (stored.outcome !== "stored") return stored;
  if (draft.media.length > 0) {
    const kinds = await attachMedia(tx, authorId, row.id, draft.media);
    if (kinds.length !== draft.media.length || !isValidMediaCombination(kinds))
      throw new Fail("media_invalid");
  }
  await publishStored(platform, news, tx, { row, stored });
  if (quoted)
    await platform.domainEvents.publish(tx, "post.reposted", {
      postId: quoted.id,
      memberId: authorId,
      authorId: quoted.authorId,
      excerpt: excerptOf(quoted.content),
      quotePostId: row.id,
    });
  return stored;
}

/** The post was not stored after all: whatever its transaction did must be undone. */
class NotStored extends Error {
  readonly outcome: StoredPost;
  constructor(outcome: StoredPost) {
    super(outcome.outcome);
    this.outcome = outcome;
  }
}

/** Publishes a post with pictures, a quote or actions. Throws as publishing does. */
async function publishRich(platform: Platform, news: News, authorId: string, draft: Draft): Promise<Post> {
  const { db } = platform;
  if (!(await isConfirmed(db, authorId))) throw new Fail("email_unconfirmed");
  const before = await findStored(db, authorId, draft.client_id);
  if (before) return postOf(db, authorId, before);
  const stored = await db
    .transaction(async (tx) => {
      const one = await storeRich(platform, news, tx, { authorId, draft });
      if (one.outcome !== "stored") throw new NotStored(one);
      return one as StoredPost;
    })
    .catch((error: unknown) => {
      if (error instanceof NotStored) return error.outcome;
      throw error;
    });
  if (stored.outcome === "email_unconfirmed") throw new Fail("email_unconfirmed");
  return postOf(db, authorId, stored.id);
}

const isPlain = ({ media, quote, actions }: Draft): boolean =>
  media.length === 0 && !quote && asksNothing(actions);

/** Publishes posts. The same client_id again answers the post already there. */
export type Publish = (authorId: string, draft: Draft) => Promise<Post>;

/**
 * Makes what publishes posts. A post of text alone is one call of a function, together with others that come at the same
 * time. It throws email_unconfirmed, media_invalid, group_invalid, quote_invalid.
 */
export function createPublish(platform: Platform, news: News): Publish {
  const { db } = platform;
  const storePlain = combined<NewPostRow, StoredPost>(db, {
    keyOf: ({ authorId }) => authorId,
    run: async (tx, rows) => {
      const all = await storePosts(tx, rows);
      for (const [n, row] of rows.entries()) {
        const stored = all[n];
        if (stored?.outcome === "stored") await publishStored(platform, news, tx, { row, stored });
      }
      return all;
    },
  });
  return async (authorId, draft) => {
    if (!isPlain(draft)) return publishRich(platform, news, authorId, draft);
    const row = rowOf(authorId, draft, null, null);
    const stored = await storePlain(row);
    if (stored.outcome === "email_unconfirmed") throw new Fail("email_unconfirmed");
    if (stored.outcome === "known") return postOf(db, authorId, stored.id);
    const [post] = await presentPosts(db, authorId, [freshRow(row, stored)]);
    if (!post) throw new Fail("not_found");
    return post;
  };
}

/** A post that has just been stored, as its author reads it. */
const freshRow = (row: NewPostRow, { createdAt, card, mentions, language }: Fresh): PostRow => ({
  id: row.id,
  content: row.content,
  authorId: row.authorId,
  createdAt,
  language,
  actions: null,
  quotes: false,
  quoteId: null,
  embeddable: row.embeddable,
  likes: 0,
  comments: 0,
  reposts: 0,
  shares: 0,
  hidden: false,
  signs: row.signs,
  author: card,
  media: null,
  mentions,
  liked: false,
  saved: false,
  reposted: false,
  quoted: null,
});

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
    await retractAll(platform, tx, await listNotifyingComments(tx, id));
    await deletePost(tx, post);
    await rewriteNotices(platform, tx, { source: id, text: null });
    await platform.domainEvents.publish(tx, "post.deleted", { postId: id, authorId: viewerId });
  });
}
