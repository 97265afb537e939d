/**
 * The version of the text that a visitor agreed to. A newer one asks again. Separate from the other rules, because every page
 * loads it.
 */
export const CONSENT_VERSION = "2026-11";
