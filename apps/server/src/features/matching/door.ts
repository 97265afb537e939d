/** What other rooms may use of matching. */
export { countMatches, partnerIds } from "#features/matching/progress-queries.ts";
