import { z } from "zod";

/** Live events of announcements. */
export const announcementsEvents = {
  /** An announcement was published, changed or ended: clients fetch theirs, spread over a few seconds. */
  announcements_changed: z.object({}),
};
