/**
 * What other features may follow; tell each within its transaction. Notifications, moderation and the quest listen already. `excerpt`
 * and `text` are plain text as written.
 */
declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    "post.published": { postId: string; authorId: string; text: string; mentioned: string[] };
    "post.liked": { postId: string; memberId: string; authorId: string | null; excerpt: string };
    "post.unliked": { postId: string; memberId: string; authorId: string | null };
    /** A repost without a comment was taken back. */
    "post.unreposted": { postId: string; memberId: string; authorId: string | null };
    "post.reposted": {
      postId: string;
      memberId: string;
      authorId: string | null;
      excerpt: string;
      /** The repost with a comment, if it has one. */
      quotePostId: string | null;
    };
    "post.commented": {
      postId: string;
      commentId: string;
      memberId: string;
      /** Of the post; null where they have left. */
      authorId: string | null;
      /** Of the comment that is answered. */
      parentAuthorId: string | null;
      text: string;
      mentioned: string[];
    };
    /** A moderator deleted a member's comment. */
    "comment.moderated": { commentId: string; moderatorId: string };
    "post.deleted": { postId: string; authorId: string | null };
  }
}

export {};
