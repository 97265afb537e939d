import { z } from "zod";

/** Live events of invites. */
export const invitesEvents = {
  /** Somebody came by one's link, bought, or what was earned has changed: the figures are to be asked for anew. */
  invites_changed: z.object({ slug: z.string() }),
};
