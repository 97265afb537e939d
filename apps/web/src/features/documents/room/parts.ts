/** The parts of an open document: the room itself and those of an editor's header. */
export { CommentsButton, CommentsPanel } from "../comments/comments.tsx";
export { ShareButton, VersionsButton } from "../header/dialog-buttons.tsx";
export { PeopleHere } from "../header/people-here.tsx";
export { SaveNote } from "../header/save-note.tsx";
export { PicturesDialog } from "../pictures/pictures-dialog.tsx";
export { DocumentRoom } from "./document-room.tsx";
export { SharedRoom } from "./shared-room.tsx";
