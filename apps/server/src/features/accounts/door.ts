/** What other rooms may use of accounts. */
export { deadSessions } from "#features/accounts/queries.ts";
export { viewerFinder } from "#features/accounts/session.ts";
