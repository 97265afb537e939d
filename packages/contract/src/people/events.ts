import { z } from "zod";
import { id } from "../wire/model.ts";

/** Live events of people, by kind. */
export const peopleEvents = {
  /** To oneself, on one's other devices: one follows or mutes somebody, or no longer. */
  relation_changed: z.object({ user_id: id, following: z.boolean(), muted: z.boolean() }),
};
