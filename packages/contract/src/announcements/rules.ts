/** Limits, names and page addresses of announcements without any library. */

export const ANNOUNCEMENT_KINDS = ["info", "warning"] as const;
/** How loud an announcement is. */
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];
/**
 * The audience of an announcement: everybody, members without premium, those with it, owners of a group, those who joined within
 * NEW_MEMBER_DAYS, or the team alone, to try it out.
 */
export const ANNOUNCEMENT_AUDIENCES = ["all", "free", "premium", "founders", "new", "team"] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];
export const NEW_MEMBER_DAYS = 14;
export const ANNOUNCEMENT_TEXT_MAX = 280;
export const ANNOUNCEMENT_LINK_MAX = 200;
export const ANNOUNCEMENT_STATES = ["current", "planned", "past"] as const;
/** The states of an announcement: shown now, scheduled, or over. */
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];
/** From this level on announcements are written. */
export const ANNOUNCEMENT_LEVEL = 5;

/** Addresses of announcements. */
export const announcementsPaths = {
  /** Where admins write them. */
  staff: "/dashboard/admin/announcements",
} as const;
