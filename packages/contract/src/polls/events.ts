import { z } from "zod";
import { id } from "../wire/model.ts";
import { pollCore } from "./model.ts";

/** Live events of polls. */
export const pollsEvents = {
  /** A new one, one with other counts, or one that closed: the whole poll, without whose vote is whose. */
  poll_changed: pollCore,
  /** Deleted, or out of sight. */
  poll_removed: z.object({ id, channel_id: id }),
};
