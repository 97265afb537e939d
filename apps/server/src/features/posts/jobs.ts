import { deleteComment, findPresentComment } from "#features/posts/comment-queries.ts";
import { workOnFiles } from "#features/posts/files.ts";
import { sweepWaiting } from "#features/posts/media.ts";
import {
  collectPosts,
  deleteWithAuthor,
  filesOfMember,
  listOwnFiles,
  listWithheldComments,
  lockTouched,
  takeMarksBack,
} from "#features/posts/personal-queries.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what the posts feature does by night, and what it knows about a member. */
export function postsJobs(platform: Platform): void {
  const { jobs, personal, db, storage } = platform;
  workOnFiles(platform);
  jobs.repeat("posts.sweep", "37 * * * *", () => sweepWaiting(platform));
  personal.add({
    files: (tx, memberId) => filesOfMember(tx, memberId),
    // Words stay, as those of somebody who has left, but for what is out of sight; everything else of theirs goes.
    erase: async (tx, memberId) => {
      const touched = await lockTouched(tx, memberId);
      await takeMarksBack(tx, memberId);
      for (const { id, postId } of await listWithheldComments(tx, memberId)) {
        const comment = await findPresentComment(tx, postId, id);
        if (comment) await deleteComment(tx, comment);
      }
      for (const { id, goes } of touched) {
        if (!goes) continue;
        await deleteWithAuthor(tx, id);
        await platform.domainEvents.publish(tx, "post.deleted", { postId: id, authorId: memberId });
      }
    },
    async *collect(memberId) {
      yield jsonFile("posts.json", await collectPosts(db, memberId));
      for (const { id, type, file } of await listOwnFiles(db, memberId)) {
        const bytes = await storage.get(file);
        if (bytes) yield { path: `posts/${id}.${type.slice(type.indexOf("/") + 1)}`, content: bytes };
      }
    },
  });
}
