import { z } from "zod";

/** Live events of announcements. */
export const announcementsEvents = {
  /** An announcement came, changed or ended: whoever is there asks what is so for them, not all at the same moment. */
  announcements_changed: z.object({}),
};
