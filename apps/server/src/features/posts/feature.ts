import { retractAll } from "#features/notifications/public.ts";
import {
  deleteComment,
  findPresentComment,
  listNotifyingComments,
} from "#features/posts/comments/comment-queries.ts";
import { findPostsForSearch } from "#features/posts/feed/lists.ts";
import { sweepWaiting } from "#features/posts/media/media.ts";
import { listUnscrubbed, setScrubbed } from "#features/posts/media/media-queries.ts";
import { notifyOfPosts, postsNotifications } from "#features/posts/notifications.ts";
import {
  collectPosts,
  deleteWithAuthor,
  filesOfMember,
  listOwnFiles,
  listWithheldComments,
  lockTouched,
  takeMarksBack,
} from "#features/posts/personal/personal-queries.ts";
import { FEED_TOPIC } from "#features/posts/publishing/publish.ts";
import { listUnreadLanguage, setLanguages } from "#features/posts/publishing/store-queries.ts";
import { postsRoutes } from "#features/posts/routes.ts";
import type * as tables from "#features/posts/tables.ts";
import { postsReports } from "#features/posts/withholding/reports.ts";
import type { Feature } from "#platform/feature.ts";
import { languageIn } from "#platform/language-in.ts";
import { scrubStored } from "#platform/media/stored.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

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

/** What the posts feature holds about a member. */
const postsPersonal = ({ db, storage, jobs, domainEvents }: Platform): PersonalData => ({
  files: (tx, memberId) => filesOfMember(tx, memberId),
  erase: {
    after: ["moderation", "groups"],
    // Text stays, under a former member, unless it is hidden; everything else of the member is deleted.
    run: async (tx, memberId) => {
      const touched = await lockTouched(tx, memberId);
      await takeMarksBack(tx, memberId);
      for (const { id, postId } of await listWithheldComments(tx, memberId)) {
        const comment = await findPresentComment(tx, postId, id);
        if (comment) await deleteComment(tx, comment);
      }
      for (const { id, goes } of touched) {
        if (!goes) continue;
        await retractAll({ jobs }, tx, await listNotifyingComments(tx, id));
        await deleteWithAuthor(tx, id);
        await domainEvents.publish(tx, "post.deleted", { postId: id, authorId: memberId });
      }
    },
  },
  async *collect(memberId) {
    yield jsonFile("posts.json", await collectPosts(db, memberId));
    for (const { id, type, file } of await listOwnFiles(db, memberId)) {
      yield* storedFile(storage, `posts/${id}.${type.slice(type.indexOf("/") + 1)}`, file);
    }
  },
});

/** How many older posts get their language detected per run. */
const LANGUAGE_BATCH_SIZE = 2_000;

/** What posts do by the clock and in queues. */
function postsJobs(platform: Platform): void {
  platform.jobs.repeat("posts.sweep", "37 * * * *", () => sweepWaiting(platform));
  platform.jobs.repeat("posts.languages", "*/7 * * * *", async () => {
    const posts = await listUnreadLanguage(platform.db, LANGUAGE_BATCH_SIZE);
    await setLanguages(
      platform.db,
      posts.map(({ id, content, language }) => ({ id, language: languageIn(content) ?? language ?? "de" })),
    );
  });
  platform.jobs.repeat("posts.scrub", "*/10 * * * *", () =>
    scrubStored(platform, { list: (limit) => listUnscrubbed(platform.db, limit), note: setScrubbed }),
  );
}

/** The posts feature. */
export const posts = {
  name: "posts",
  routes: postsRoutes,
  jobs: postsJobs,
  listeners: notifyOfPosts,
  topics: async () => [FEED_TOPIC],
  data: {
    posts: { exported: "posts.json", erased: { stays: "its words, without a name" } },
    postModels: "nothing personal",
    postTags: "nothing personal",
    postMedia: { exported: "posts.json", erased: "with the member" },
    mediaUse: { exported: { not: "a sum of what the archive holds" }, erased: "with the member" },
    postLikes: { exported: "posts.json", erased: "with the member" },
    postCollections: { exported: "posts.json", erased: "with the member" },
    postSaves: { exported: "posts.json", erased: "with the member" },
    postReposts: { exported: "posts.json", erased: "with the member" },
    postShares: { exported: "posts.json", erased: "with the member" },
    postComments: { exported: "posts.json", erased: { stays: "its words, without a name" } },
    postTranslations: {
      exported: { not: "a model's words for what the archive holds" },
      erased: { stays: "as long as the post, which is no one's then" },
    },
    postMentions: { exported: { not: "part of what others wrote" }, erased: "with the member" },
  },
  personal: postsPersonal,
  reports: postsReports,
  notifications: postsNotifications,
  search: { posts: findPostsForSearch },
  sample: {
    after: ["groups"],
    prepare: async (community) => {
      const { loadPosts, storePostPictures } = await import("#features/posts/sample/load.ts");
      const pictures = await storePostPictures(community);
      return (tx) => loadPosts(tx, community, pictures);
    },
  },
} as const satisfies Feature<typeof tables>;
