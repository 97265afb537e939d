/** Limits of conversations without any library: pages that only ask load these alone. */

export const MESSAGE_MAX = 4000;
/** The maximum characters of a quoted message. */
export const QUOTE_LENGTH = 160;
/** The highest `seq` a message can have. */
export const SEQ_MAX = 2_147_483_647;
/** A text may be changed for so long after it was sent (product: groups and chats). */
export const EDIT_MINUTES = 15;
export const ATTACHMENTS_MAX = 10;
/** In bytes. */
export const IMAGE_MAX_BYTES = 25 * 1024 * 1024;
export const FILE_MAX_BYTES = 25 * 1024 * 1024;
export const VOICE_MAX_BYTES = 10 * 1024 * 1024;
export const VOICE_MAX_SECONDS = 300;
/** Bars of a voice message's picture. */
export const WAVEFORM_BARS = 48;
/** What all attachments of one member may weigh together, in bytes. */
export const QUOTA_BYTES = 1024 * 1024 * 1024;
export const FILE_NAME_MAX = 120;
export const REACTIONS_MAX = 20;
/** A note that goes with a chat request. */
export const REQUEST_NOTE_MAX = 500;
export const REQUESTS_PER_DAY = 20;
/** The number of days after which a declined member may ask again. */
export const REQUEST_AGAIN_DAYS = 30;
export const FOLDER_NAME_MAX = 40;
export const FOLDERS_MAX = 30;
/** The colours of folders; each is a token of the design system. */
export const FOLDER_COLORS = ["pine", "coral", "amber", "sky", "plum", "slate"] as const;
export type FolderColor = (typeof FOLDER_COLORS)[number];
/** Upload types of pictures, which are encoded again without metadata; … */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** … as voice messages; … */
export const VOICE_TYPES = ["audio/webm", "audio/ogg", "audio/mp4"] as const;
/** … and as files to download. */
export const FILE_TYPES = [
  "application/pdf",
  "application/zip",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "text/plain",
  "text/csv",
  "text/markdown",
  "audio/mpeg",
  "video/mp4",
  "video/webm",
] as const;
