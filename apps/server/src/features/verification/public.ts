/** What other features may use of verification. */

export { rewrapKeys } from "#features/verification/rewrap.ts";
export { verifiedAge } from "#features/verification/sealing.ts";
