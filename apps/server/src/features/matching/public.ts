/** What other features may use of matching. */
export { countMatches, isMatched, partnerIds } from "#features/matching/progress-queries.ts";
export { scoreMembers } from "#features/matching/scoring.ts";
