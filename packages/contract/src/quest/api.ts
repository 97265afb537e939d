import { questEndpoints } from "./endpoints.ts";
import { questEvents } from "./events.ts";

/** The HTTP routes and live events of quest. */
export const quest = { endpoints: questEndpoints, events: questEvents };
