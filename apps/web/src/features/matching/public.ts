/** How far one is with matching and who waits for a word, for the overview. */
export { type MatchingStatus, matchesQuery, openMatchChat, statusQuery } from "./api.ts";
export { MatchingCard } from "./matching-card.tsx";
export { stageOf } from "./progress.ts";
