import { postOfComment, withholdComment } from "#features/posts/comments/comment-queries.ts";
import { clearPostSigns, lockAnyPost, withholdPost } from "#features/posts/post-queries.ts";
import type { Tx } from "#platform/db/database.ts";

/** Takes a post out of everybody's sight but its author's while moderators look at it, or lets it be seen again. */
export const setPostHidden = (tx: Tx, id: string, hidden: boolean): Promise<boolean> =>
  withholdPost(tx, id, "hidden_at", hidden);

/** Takes a post away, or gives it back on appeal; whether there is one. */
export const setPostRemoved = (tx: Tx, id: string, removed: boolean): Promise<boolean> =>
  withholdPost(tx, id, "removed_at", removed);

async function withhold(
  tx: Tx,
  id: string,
  column: "hidden_at" | "removed_at",
  withheld: boolean,
): Promise<void> {
  const postId = await postOfComment(tx, id);
  if (postId && (await lockAnyPost(tx, postId))) await withholdComment(tx, { postId, id, column, withheld });
}

/** Takes a comment out of everybody's sight but its author's, or lets it be seen again; the count follows. */
export const setCommentHidden = (tx: Tx, id: string, hidden: boolean): Promise<void> =>
  withhold(tx, id, "hidden_at", hidden);

/** Takes a comment away, or gives it back on appeal; the count follows. */
export const setCommentRemoved = (tx: Tx, id: string, removed: boolean): Promise<void> =>
  withhold(tx, id, "removed_at", removed);

/** Takes the warning of a scam from a post. */
export const clearSigns = (tx: Tx, id: string) => clearPostSigns(tx, id);
