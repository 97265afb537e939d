import { retractAll } from "#features/notifications/public.ts";
import {
  deleteComment,
  findPresentComment,
  listNotifyingComments,
} from "#features/posts/comments/comment-queries.ts";
import {
  collectPosts,
  deleteWithAuthor,
  filesOfMember,
  listOwnFiles,
  listWithheldComments,
  lockTouched,
  takeMarksBack,
} from "#features/posts/personal/personal-queries.ts";
import { jsonFile, type PersonalData, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the posts feature holds about a member. */
export const postsPersonal = ({ db, storage, jobs, domainEvents }: Platform): PersonalData => ({
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
