/** What other features may use of verification. */
export { verifiedAge } from "#features/verification/birthdate.ts";
export { rewrapKeys } from "#features/verification/rewrap.ts";
