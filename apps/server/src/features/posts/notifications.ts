import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { type Notice, notifyLater, withdraw } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

const toPost = ({
  post_id: id,
  comment_id: commentId,
}: {
  post_id?: string | null;
  comment_id?: string | null;
}): string => (id ? postsPaths.post(id, commentId ?? undefined) : notificationsPaths.notifications);

/** The notifications that posts send. */
export const postsNotifications: NotificationKinds<"comment" | "like" | "repost"> = {
  comment: { path: toPost },
  like: { path: toPost },
  repost: { path: toPost },
};

const BUNDLED = ["like", "repost", "comment"] as const;
const bundleOf = (type: (typeof BUNDLED)[number], postId: string): string => `${type}:${postId}`;

/** Notifies authors of what happens to their posts, bundled by post; queued, because the events come inside a transaction. */
export function notifyOfPosts(platform: Platform): void {
  const { domainEvents } = platform;
  const tell = (tx: Tx, notice: Notice) => notifyLater(platform, tx, notice);
  domainEvents.within("post.liked", async (tx, { postId, memberId, authorId, excerpt }) => {
    if (authorId)
      await tell(tx, {
        memberId: authorId,
        type: "like",
        actorId: memberId,
        text: excerpt || null,
        once: true,
        bundle: bundleOf("like", postId),
        about: { post_id: postId },
      });
  });
  domainEvents.within("post.reposted", async (tx, { postId, memberId, authorId, excerpt, quotePostId }) => {
    if (authorId)
      await tell(tx, {
        memberId: authorId,
        type: "repost",
        actorId: memberId,
        text: excerpt || null,
        once: true,
        bundle: bundleOf("repost", postId),
        about: { post_id: quotePostId ?? postId },
        // A repost with a comment goes with that comment.
        ...(quotePostId && { source: quotePostId }),
      });
  });
  domainEvents.within("post.unliked", async (tx, { postId, memberId: actorId, authorId }) => {
    if (authorId)
      await withdraw(platform, tx, {
        memberId: authorId,
        bundle: bundleOf("like", postId),
        actorId,
        readToo: true,
      });
  });
  domainEvents.within("post.unreposted", async (tx, { postId, memberId: actorId, authorId }) => {
    if (authorId)
      await withdraw(platform, tx, {
        memberId: authorId,
        bundle: bundleOf("repost", postId),
        actorId,
        readToo: true,
      });
  });
  domainEvents.within("post.published", async (tx, { postId, authorId, text, mentioned }) => {
    for (const memberId of mentioned)
      await tell(tx, mentionOf({ memberId, actorId: authorId, text, postId, commentId: null }));
  });
  domainEvents.within("post.commented", async (tx, event) => {
    const { postId, commentId, memberId: actorId, authorId, parentAuthorId, text, mentioned } = event;
    const about = { post_id: postId, comment_id: commentId };
    const asked = new Set([authorId, parentAuthorId].filter((id) => id !== null));
    for (const memberId of asked)
      await tell(tx, {
        memberId,
        type: "comment",
        actorId,
        text,
        about,
        source: commentId,
        bundle: bundleOf("comment", postId),
      });
    for (const memberId of mentioned)
      if (!asked.has(memberId)) await tell(tx, mentionOf({ memberId, actorId, text, postId, commentId }));
  });
  domainEvents.within("post.deleted", async (tx, { postId, authorId }) => {
    if (!authorId) return;
    for (const type of BUNDLED)
      await withdraw(platform, tx, { memberId: authorId, bundle: bundleOf(type, postId), readToo: true });
  });
}

const mentionOf = ({
  memberId,
  actorId,
  text,
  postId,
  commentId,
}: {
  memberId: string;
  actorId: string;
  text: string;
  postId: string;
  commentId: string | null;
}): Notice => ({
  memberId,
  type: "mention",
  actorId,
  text,
  about: { post_id: postId, comment_id: commentId },
  source: commentId ?? postId,
  bundle: `mention:${commentId ?? postId}`,
});
