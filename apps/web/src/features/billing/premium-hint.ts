import { readItem, storeItem } from "#platform/device-storage.ts";

/** The specification's name for it (public, section 3). */
const STORED_AS = "last_known_premium";

/** Remembers on this device whether premium tools are open: only what is drawn first depends on it. Null forgets it. */
export const keepPremiumHint = (premium: boolean | null): void =>
  storeItem(STORED_AS, premium === null ? null : String(premium));

/** What this device last knew. */
export const premiumHint = (): boolean => readItem(STORED_AS) === "true";
