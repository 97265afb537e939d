import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id } from "../wire/model.ts";

/** Live events of matching, by kind. */
export const matchingEvents = {
  /** A mutual Deal; goes to both. */
  match_made: z.object({ matchId: id, otherUser: memberCard }),
};
