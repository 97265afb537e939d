/** Documents that people write together: what an editor needs. Yjs comes with the room, not with this file. */
export { closeComments, openComments, useCommentCounts, useCommentsView } from "./comments/use-comments.ts";
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
export { TitleField, WhyReadOnly } from "./header/title-field.tsx";
export { isPicture, PICTURE_TYPES, putPicture } from "./pictures/put-picture.ts";
export { editOf } from "./shared-text/shared-text.ts";
export { useSharedText } from "./shared-text/use-shared-text.ts";
export type { CursorUser, OpenDocument } from "./types.ts";
