/** Numbers of the deck and its set-up, without any library: pages that only draw load these alone. */

/** The matching picture, in pixels, and its JPEG quality (spec: account, section 9). */
export const PICTURE_WIDTH = 384;
export const PICTURE_HEIGHT = 600;
export const PICTURE_QUALITY = 0.9;
/** Set-up: pan clamped per axis in pixels; zoom from 0.5 to 3 in steps of 0.2. */
export const PAN_MAX = 300;
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.2;
/** Deck: a drag decides past this offset in px or this speed in px/s; overlays show past OVERLAY_OFFSET. */
export const DECIDE_OFFSET = 160;
export const DECIDE_SPEED = 300;
export const OVERLAY_OFFSET = 30;
/** More cards are loaded when this many or fewer remain. */
export const RELOAD_AT = 3;
/** At most this many skills are listed in the details. */
export const SKILLS_SHOWN = 16;
/** Cards in one deck. */
export const DECK_SIZE = 20;
/** A No Deal returns after this many days; a Deal stays (product: matching). */
export const NO_DEAL_DAYS = 30;
/** The minimum number of different hours of activity for knowing when a member is online. */
export const HOURS_KNOWN = 3;
/** Hours a week that a member has for a joint start, the fewest first. */
export const WEEKLY_HOURS = ["under_5", "5_to_15", "15_to_30", "over_30"] as const;
export type WeeklyHours = (typeof WEEKLY_HOURS)[number];
