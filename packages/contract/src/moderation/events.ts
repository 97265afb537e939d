import { z } from "zod";

/** Live events of moderation, by kind. */
export const moderationEvents = {
  /** To moderators: the queue has changed. */
  moderation_queue_changed: z.object({ open: z.int(), appealed: z.int() }),
};
