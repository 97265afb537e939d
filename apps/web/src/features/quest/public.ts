/** The state of the quest, its next step, and all steps, for the overview. */
export { isOpen, questQuery } from "./api.ts";
export { QuestProgress } from "./quest-progress.tsx";
export { progressOf } from "./steps.ts";
