export { MatchListener } from "./match-listener.tsx";
export { MatchingCard } from "./matching-card.tsx";
