/** Limits of requests to write and of conversations, without any library: pages that only ask load these alone. */

/** The members who may send a request; those with a match always may. */
export const INBOX_WHO = ["everybody", "verified", "matches"] as const;
export type InboxWho = (typeof INBOX_WHO)[number];
/**
 * Why a request can't be sent now: requests are paused, only verified members or matches may send one, the member had as many as
 * they want this week, or they have kindly declined lately.
 */
export const CLOSED_WHY = ["paused", "verified", "matches", "full", "declined"] as const;
export type ClosedWhy = (typeof CLOSED_WHY)[number];
/** Words with which a request is declined; everybody reads them in their own language. */
export const DECLINE_WORDINGS = ["no_time", "other_plans", "later", "thanks"] as const;
export type DeclineWording = (typeof DECLINE_WORDINGS)[number];
/** Bounds of the requests that a member takes within a week, … */
export const WEEKLY_CAP_MIN = 1;
export const WEEKLY_CAP_MAX = 100;
/** … and of the days after which requests are declined by themselves. */
export const ANSWER_DAYS_MIN = 3;
export const ANSWER_DAYS_MAX = 60;
/** The longest pause with an end, in days. */
export const PAUSE_DAYS_MAX = 366;

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
