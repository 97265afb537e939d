import { z } from "zod";

/** Live events of invites. */
export const invitesEvents = {
  /** A member joined by the receiver's link, bought, or the earnings changed: the figures have to be fetched again. */
  invites_changed: z.object({ slug: z.string() }),
};
