/** Every part of the HTTP interface and of the live stream, one line a feature. */
export { accounts } from "./accounts/api.ts";
export { calls } from "./calls/api.ts";
export { chats } from "./chats/api.ts";
export { files } from "./files/api.ts";
export { groups } from "./groups/api.ts";
export { live } from "./live/api.ts";
export { matching } from "./matching/api.ts";
export { moderation } from "./moderation/api.ts";
export { notifications } from "./notifications/api.ts";
export { onboarding } from "./onboarding/api.ts";
export { people } from "./people/api.ts";
export { polls } from "./polls/api.ts";
export { posts } from "./posts/api.ts";
export { profiles } from "./profiles/api.ts";
export { quest } from "./quest/api.ts";
export { search } from "./search/api.ts";
export { trials } from "./trials/api.ts";
