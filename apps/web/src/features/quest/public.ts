/** The quest on the dashboard's first page. */
export { QuestCard } from "./quest-card.tsx";
