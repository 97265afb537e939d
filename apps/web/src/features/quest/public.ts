/** Where one stands in the quest, its next step, and all of them, for the overview. */
export { isOpen, questQuery } from "./api.ts";
export { QuestProgress } from "./quest-progress.tsx";
export { progressOf } from "./steps.ts";
