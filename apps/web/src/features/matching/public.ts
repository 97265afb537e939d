/** How far one is with matching, for the overview. */
export { MatchingCard } from "./matching-card.tsx";
