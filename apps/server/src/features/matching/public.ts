/** What other features may use of matching. */

export { type FitSide, jobFit } from "#features/matching/engine/job-fit.ts";
export { scoreMembers } from "#features/matching/scoring/scoring.ts";
export { countMatches, isMatched, partnerIds } from "#features/matching/swipes/progress-queries.ts";
