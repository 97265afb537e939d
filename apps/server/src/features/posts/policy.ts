/** Who looks at a comment, and whose post it stands under. */
type Looking = { viewerId: string; adminLevel: number; postAuthorId: string | null };

/** Whose a comment is; their level is 0 once they have left. */
type Written = { authorId: string | null; authorLevel: number };

/** Whether they may delete a comment: they wrote it, or the post that it is under. */
export const isTheirsToDelete = ({ viewerId, postAuthorId }: Looking, { authorId }: Written): boolean =>
  viewerId === authorId || viewerId === postAuthorId;

/** Whether they may delete a comment: it is theirs to delete, or they moderate, but not equals or higher. */
export const canDeleteComment = (looking: Looking, written: Written): boolean =>
  isTheirsToDelete(looking, written) ||
  (looking.adminLevel >= MODERATOR_LEVEL && written.authorLevel < looking.adminLevel);

/** Whether media can be published together: up to four pictures, or exactly one video. */
export const isValidMediaCombination = (kinds: readonly string[]): boolean =>
  kinds.every((kind) => kind === "image") || (kinds.length === 1 && kinds[0] === "video");

import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
