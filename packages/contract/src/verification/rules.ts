/** Limits and names of identity verification without any library (spec: public, sections 2.14, 3 and 9; product: trust). */

/** The states of a member's verification; `none` until they start. */
export const VERIFICATION_STATUSES = [
  "none",
  "draft",
  "in_review",
  "approved",
  "rejected",
  "expired",
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
/** The pictures, in the order in which they are taken. */
export const SIDES = ["front", "back", "selfie"] as const;
export type Side = (typeof SIDES)[number];
/** Countries whose documents are taken. */
export const COUNTRIES = ["DE"] as const;
/** The instruction for the selfie: a hint for the reviewer, never a gate. */
export const INSTRUCTIONS = ["head_left", "head_right", "chin_up", "hand_at_cheek"] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];
/** Why a verification is not accepted. */
export const REJECTION_REASONS = [
  "unreadable",
  "covered",
  "wrong_document",
  "document_expired",
  "data_differs",
  "face_differs",
  "altered",
  "something_else",
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
/** The version of the text that a member agreed to before the first picture. */
export const CONSENT_VERSION = "2026-11";
/** Most characters of the name on the document. */
export const FULL_NAME_MAX = 120;
/** Most characters of what a reviewer adds to a reason. */
export const REJECTION_TEXT_MAX = 500;
/** Most bytes of an uploaded picture. */
export const PICTURE_MAX_BYTES = 6 * 1024 * 1024;
/** Least pixels of a picture's longer and shorter side: below that nothing can be read. */
export const PICTURE_MIN = { long: 480, short: 300 } as const;
/** No side of a kept picture is longer. */
export const PICTURE_SIDE = 1600;
/** The maximum number of submissions within this number of days. */
export const TRIES = 3;
export const TRIES_DAYS = 30;
/** An abandoned draft is deleted after this number of days. */
export const DRAFT_DAYS = 7;
/** Pictures and names are deleted this number of days after the decision. */
export const PICTURES_DAYS = 7;
/** A verification is valid for this number of years, and its member is notified this number of days before it ends. */
export const VALID_YEARS = 2;
export const EXPIRY_NOTICE_DAYS = 30;
/**
 * A case belongs to the reviewer who opened it for this number of minutes, and its pictures' links are valid for this number of
 * seconds.
 */
export const CASE_MINUTES = 15;
export const LINK_SECONDS = 60;

/** The resolution requested from the camera, and the quality of its pictures. */
export const CAMERA = { width: 1280, height: 720, jpeg: 0.9 } as const;
/** When something in the camera's picture counts as a card: its sides, its share of the frame, frames until it locks and unlocks. */
export const CARD = {
  aspect: { min: 1.3, max: 1.85 },
  cover: 0.05,
  lockFrames: 5,
  unlockFrames: 6,
  /** How far a corner may move from frame to frame, as a share of the frame's width. */
  drift: 0.04,
} as const;

/** A member's age on a day, from a birth date such as 1990-05-31. */
export function ageOn(birthdate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthdate.split("-").map(Number);
  const before =
    today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day);
  return today.getUTCFullYear() - year - (before ? 1 : 0);
}
