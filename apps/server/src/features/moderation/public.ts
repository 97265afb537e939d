/** What other features may use of moderation. */
export { scamSigns } from "@kompagnon/contract/moderation/scam-signs.ts";
export { recordDeed } from "#features/moderation/audit/deeds.ts";
export { recordSuspicion } from "#features/moderation/suspicions.ts";
