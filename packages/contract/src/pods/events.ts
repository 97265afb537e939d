import { z } from "zod";
import { id } from "../wire/model.ts";

/** Live events of weekly circles. */
export const podsEvents = {
  /** Something about the member's circles changed, in this one or (null) in the list of them: fetch them. */
  pods_changed: z.object({ id: id.nullable() }),
};
