import { z } from "zod";
import { id } from "../wire/model.ts";

/** Live events of trial projects. */
export const trialsEvents = {
  /** Something about a conversation's trial projects changed: fetch them. */
  trial_changed: z.object({ chat_id: id, trial_id: id }),
};
