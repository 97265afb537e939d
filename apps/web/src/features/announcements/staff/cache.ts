import { queryClient } from "#platform/queries.ts";

/** Fetches what changes with an announcement; the admin's own banner follows by the live event. */
export const refreshAnnouncements = (): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/admin/announcements"] });
