import type { Notice } from "#features/notifications/notice.ts";
import { notifyLater } from "#features/notifications/notify.ts";
import { settle } from "#features/notifications/service.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

const BUNDLED = ["like", "repost", "comment"] as const;
const bundleOf = (type: (typeof BUNDLED)[number], postId: string): string => `${type}:${postId}`;

/** What happens to posts is told to their authors, bundled by post; queued, as it comes amid a transaction. */
export function followPosts(platform: Platform): void {
  const { domainEvents } = platform;
  const tell = (tx: Tx, notice: Notice) => notifyLater(platform, tx, notice);
  domainEvents.within("post.liked", async (tx, { postId, memberId, authorId, excerpt }) => {
    if (authorId)
      await tell(tx, {
        ...{ memberId: authorId, type: "like", actorId: memberId, text: excerpt || null, once: true },
        bundle: bundleOf("like", postId),
        post: { id: postId },
      });
  });
  domainEvents.within("post.reposted", async (tx, { postId, memberId, authorId, excerpt, quotePostId }) => {
    if (authorId)
      await tell(tx, {
        ...{ memberId: authorId, type: "repost", actorId: memberId, text: excerpt || null, once: true },
        bundle: bundleOf("repost", postId),
        post: { id: quotePostId ?? postId },
      });
  });
  domainEvents.within("post.published", async (tx, { postId, authorId, text, mentioned }) => {
    for (const memberId of mentioned) await tell(tx, mentionOf(memberId, authorId, text, { id: postId }));
  });
  domainEvents.within("post.commented", async (tx, event) => {
    const { postId, commentId, memberId: actorId, authorId, parentAuthorId, text, mentioned } = event;
    const post = { id: postId, commentId };
    const asked = new Set([authorId, parentAuthorId].filter((id) => id !== null));
    for (const memberId of asked)
      await tell(tx, { memberId, type: "comment", actorId, text, post, bundle: bundleOf("comment", postId) });
    for (const memberId of mentioned)
      if (!asked.has(memberId)) await tell(tx, mentionOf(memberId, actorId, text, post));
  });
  domainEvents.after("post.deleted", async ({ postId, authorId }) => {
    if (authorId) for (const type of BUNDLED) await settle(platform, authorId, bundleOf(type, postId));
  });
}

const mentionOf = (
  memberId: string,
  actorId: string,
  text: string,
  post: NonNullable<Notice["post"]>,
): Notice => ({
  ...{ memberId, type: "mention", actorId, text, post },
  bundle: `mention:${post.commentId ?? post.id}`,
});

/** A new follower is told once until it is read. */
export function followFollowers(platform: Platform): void {
  platform.domainEvents.within("member.followed", (tx, { followerId, followedId }) =>
    notifyLater(platform, tx, {
      ...{ memberId: followedId, type: "follow", actorId: followerId, text: null, once: true },
      bundle: `follow:${followerId}`,
    }),
  );
}

/** Decisions of moderators are told to whom they are about and to those who reported; never by whom. */
export function followDecisions(platform: Platform): void {
  platform.domainEvents.within(
    "report.decided",
    async (tx, { caseId, authorId, reporterIds, reason, appeal }) => {
      const about = { type: "report_decision", actorId: null } as const;
      if (authorId)
        await notifyLater(platform, tx, {
          ...{ ...about, memberId: authorId, text: reason, decision: appeal ? "appeal" : "author" },
          bundle: `report_decision:${caseId}:${appeal ? "appeal" : "author"}`,
        });
      for (const memberId of reporterIds)
        await notifyLater(platform, tx, {
          ...{ ...about, memberId, text: null, decision: "reporter" },
          bundle: `report_decision:${caseId}`,
        });
    },
  );
}
