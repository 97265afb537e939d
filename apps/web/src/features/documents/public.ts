/** Documents that people write together: what an editor needs. Yjs comes with the room, not with this file. */
export { closeComments, openComments, useCommentsView } from "./comments/opening.ts";
export { useCommentCounts } from "./comments/use-counts.ts";
export {
  CommentsButton,
  CommentsPanel,
  createDocument,
  DocumentList,
  DocumentRoom,
  PeopleHere,
  PicturesDialog,
  SaveNote,
  ShareButton,
  SharedRoom,
  VersionsButton,
} from "./doors.tsx";
export { TitleField } from "./header/title-field.tsx";
export { WhyReadOnly } from "./header/why-read-only.tsx";
export { editOf } from "./shared-text/shared-text.ts";
export { useSharedText } from "./shared-text/use-shared-text.ts";
export type { CursorUser, OpenDocument } from "./types.ts";
