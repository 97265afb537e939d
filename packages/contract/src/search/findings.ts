/** What the search over everything finds, one line a feature: the shape of one finding of each kind. */
export { chats } from "../chats/search.ts";
export { events } from "../events/search.ts";
export { channels, groups } from "../groups/search.ts";
export { jobs } from "../jobs/search.ts";
export { people } from "../people/search.ts";
export { polls } from "../polls/search.ts";
export { posts } from "../posts/search.ts";
