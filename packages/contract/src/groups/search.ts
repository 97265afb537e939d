import { z } from "zod";
import { id } from "../wire/model.ts";
import { groupType } from "./model.ts";

/** A group as the search shows it. */
export const groups = z.object({
  id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  group_type: groupType,
  member_count: z.int(),
});
/** A channel of one of the member's groups. */
export const channels = z.object({ id, name: z.string(), group_id: id, group_name: z.string() });
