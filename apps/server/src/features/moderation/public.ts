/** What other features may use of moderation. */
export { scamSigns } from "@kompagnon/contract/moderation/scam-signs.ts";
export { recordStaffAction } from "#features/moderation/audit/staff-actions.ts";
export { recordSuspicion } from "#features/moderation/suspicions.ts";
