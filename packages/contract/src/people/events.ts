import { z } from "zod";
import { id } from "../wire/model.ts";

/** Live events of people, by kind. */
export const peopleEvents = {
  /** To the member's other devices: they follow or mute a member, or no longer. */
  relation_changed: z.object({ user_id: id, following: z.boolean(), muted: z.boolean() }),
};
