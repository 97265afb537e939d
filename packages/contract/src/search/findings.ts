/** What the search over everything finds, one line a feature: the shape of one finding of each kind. */
export { foundChat as chats } from "../chats/model.ts";
export { foundEvent as events } from "../events/model.ts";
export { foundChannel as channels, foundGroup as groups } from "../groups/model.ts";
export { foundJob as jobs } from "../jobs/model.ts";
export { foundMember as people } from "../people/model.ts";
export { foundPoll as polls } from "../polls/model.ts";
export { foundPost as posts } from "../posts/model.ts";
