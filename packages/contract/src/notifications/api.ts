import { notificationsEndpoints } from "./endpoints.ts";
import { notificationsEvents } from "./events.ts";

/** The HTTP routes and live events of notifications. */
export const notifications = { endpoints: notificationsEndpoints, events: notificationsEvents };
