import { quest } from "./model.ts";

/** Live events of the beginner quest, by kind. */
export const questEvents = { quest_changed: quest };
