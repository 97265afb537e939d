/** What other features may use of weekly circles. */
export { findPod, holdInPod, memberIds as podMemberIds } from "#features/pods/queries.ts";
