/** What other features may use of matching. */

export { scoreMembers } from "#features/matching/scoring/scoring.ts";
export { countMatches, isMatched, partnerIds } from "#features/matching/swipes/progress-queries.ts";
