/** What other features may use of teams. */
export { findGuests as findKnown } from "#features/teams/invites/invite-queries.ts";
export { takenTeamNames } from "#features/teams/name-queries.ts";
