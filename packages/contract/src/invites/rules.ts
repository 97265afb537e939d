/** Rules of inviting members and earning by it, without any library (spec: account, section 5; public, sections 5 and 9). */

/** Minimum and maximum characters of an invite slug. */
export const SLUG_MIN = 3;
export const SLUG_MAX = 64;
/** What a slug is made of. */
export const SLUG_PATTERN = /^[A-Za-z0-9_-]+$/;
/** Hours after signing up within which a link can still be redeemed. */
export const REDEEM_HOURS = 24;
/** US cents that a referred paying member earns; paid in euros at the rate of the configuration. */
export const REWARD_USD_CENTS = 300;
/** Least euro cents that are paid out. */
export const PAYOUT_MIN_CENTS = 2_500;
/** The states of a payout. */
export const PAYOUT_STATES = ["requested", "approved", "rejected", "paid"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
/** Why an invitation is reviewed before anything is paid for it. */
export const HOLD_REASONS = ["same_card", "same_device", "address_burst", "mutual"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
/** Seconds after which statistics are fetched again while the live stream is down. */
export const STATS_REFRESH_SECONDS = 10;
/** Most characters of the account holder's name (SEPA). */
export const HOLDER_MAX = 70;

/** Whether a member may choose this slug, as far as it can be checked without the server. */
export const isSlug = (text: string): boolean =>
  text.length >= SLUG_MIN && text.length <= SLUG_MAX && SLUG_PATTERN.test(text);
/** How long the success of redeeming is shown before it goes on, in ms (spec: public, section 10). */
export const REDEEMED_MS = 800;
/** … and how long that an account is needed, in ms. */
export const TO_LOGIN_MS = 300;
/** Width and height of the link's QR code, and the modules left free around it. */
export const QR_PX = 240;
export const QR_MARGIN = 4;
