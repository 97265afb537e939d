import { announcementsEndpoints } from "./endpoints.ts";
import { announcementsEvents } from "./events.ts";

/** The HTTP routes and live events of announcements. */
export const announcements = { endpoints: announcementsEndpoints, events: announcementsEvents };
