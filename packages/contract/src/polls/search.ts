import { z } from "zod";
import { id } from "../wire/model.ts";

/** A poll of one of the member's groups. */
export const polls = z.object({
  id,
  question: z.string(),
  group_id: id,
  group_name: z.string(),
  channel_id: id,
  closed: z.boolean(),
});
