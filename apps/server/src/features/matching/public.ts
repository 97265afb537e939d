/** What other features may use of matching. */

export { groupFit } from "#features/matching/engine/group-fit.ts";
export { type FitSide, jobFit } from "#features/matching/engine/job-fit.ts";
export { type PostSigns, rankPosts } from "#features/matching/engine/post-fit.ts";
export { textLanguage } from "#features/matching/engine/text-fit.ts";
export { readerOf } from "#features/matching/scoring/reading.ts";
export { scoreMembers } from "#features/matching/scoring/scoring.ts";
export { countMatches, isMatched, partnerIds } from "#features/matching/swipes/progress-queries.ts";
export { commonWords } from "#features/matching/words/known-topics.ts";
export { textFits } from "#features/matching/words/text-words.ts";
