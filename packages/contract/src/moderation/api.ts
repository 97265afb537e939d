import { moderationEndpoints } from "./endpoints.ts";
import { moderationEvents } from "./events.ts";

/** The HTTP routes and live events of moderation. */
export const moderation = { endpoints: moderationEndpoints, events: moderationEvents };
