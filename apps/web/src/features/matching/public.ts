/** The progress of matching and the matches to write to, for the overview. */
export { type MatchingStatus, matchesQuery, openMatchChat, stageOf, statusQuery } from "./api.ts";
export { MatchingCard } from "./matching-card.tsx";
