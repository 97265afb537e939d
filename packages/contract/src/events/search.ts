import { z } from "zod";
import { id, time } from "../wire/model.ts";
import { eventDay, eventHostKind } from "./model.ts";

/** An event of one of the member's groups, circles or teams: its next date, or its last. */
export const events = z.object({
  id,
  title: z.string(),
  on: eventDay,
  starts_at: time,
  host: z.object({ kind: eventHostKind, id, name: z.string().nullable() }),
});
