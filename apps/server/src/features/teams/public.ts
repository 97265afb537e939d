/** What other features may use of teams. */
export { findGuests as findKnown } from "#features/teams/invites/invite-queries.ts";
