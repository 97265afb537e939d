import { lazy } from "react";

/** The progress of matching and the matches to write to, for the overview. */
export { type MatchingStatus, matchesQuery, openMatchChat, statusQuery } from "./api.ts";
export { MatchingCard } from "./matching-card.tsx";
export { stageOf } from "./progress.ts";
/** The beginning of a conversation after a match. */
export const FirstWords = lazy(async () => ({ default: (await import("./first-words.tsx")).FirstWords }));
