import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { posts } from "@kompagnon/contract/posts/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of posts declares. */
export const Fail = failOf<typeof posts.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** The viewer of a comment, and the author of its post. */
type CommentViewer = { viewerId: string; adminLevel: number; postAuthorId: string | null };

/** The author of a comment; their level is 0 once they have left. */
type CommentAuthor = { authorId: string | null; authorLevel: number };

/** Whether the viewer wrote the comment or the post that it belongs to. */
export const ownsCommentOrPost = (
  { viewerId, postAuthorId }: CommentViewer,
  { authorId }: CommentAuthor,
): boolean => viewerId === authorId || viewerId === postAuthorId;

/** Whether the viewer may delete a comment: an own one, one below an own post, or as moderator one of a lower level. */
export const canDeleteComment = (viewer: CommentViewer, comment: CommentAuthor): boolean =>
  ownsCommentOrPost(viewer, comment) ||
  (viewer.adminLevel >= MODERATOR_LEVEL && comment.authorLevel < viewer.adminLevel);

/** Whether media can be published together: up to four pictures, or exactly one video. */
export const isValidMediaCombination = (kinds: readonly string[]): boolean =>
  kinds.every((kind) => kind === "image") || (kinds.length === 1 && kinds[0] === "video");
