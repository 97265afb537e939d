/** What features add to the lists that they share, one line a feature. Free of any library. */
export { billing } from "./billing/feature.ts";
export { calls } from "./calls/feature.ts";
export { chats } from "./chats/feature.ts";
export { groups } from "./groups/feature.ts";
export { invites } from "./invites/feature.ts";
export { jobs } from "./jobs/feature.ts";
export { matching } from "./matching/feature.ts";
export { moderation } from "./moderation/feature.ts";
export { notifications } from "./notifications/feature.ts";
export { partnerships } from "./partnerships/feature.ts";
export { people } from "./people/feature.ts";
export { pods } from "./pods/feature.ts";
export { polls } from "./polls/feature.ts";
export { posts } from "./posts/feature.ts";
export { profiles } from "./profiles/feature.ts";
export { teams } from "./teams/feature.ts";
export { verification } from "./verification/feature.ts";
