/** What other features may use of trial projects. */
export { findTrial, newestTrial } from "#features/trials/queries.ts";
