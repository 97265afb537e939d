import { postsEndpoints } from "./endpoints.ts";
import { postsEvents } from "./events.ts";

/** The HTTP routes and live events of posts. */
export const posts = { endpoints: postsEndpoints, events: postsEvents };
