/** The one list of features: one line each. What a feature adds to the app is said in its `feature.ts`. */
export { accounts } from "#features/accounts/feature.ts";
export { billing } from "#features/billing/feature.ts";
export { calls } from "#features/calls/feature.ts";
export { chats } from "#features/chats/feature.ts";
export { groups } from "#features/groups/feature.ts";
export { help } from "#features/help/feature.ts";
export { invites } from "#features/invites/feature.ts";
export { matching } from "#features/matching/feature.ts";
export { moderation } from "#features/moderation/feature.ts";
export { notifications } from "#features/notifications/feature.ts";
export { overview } from "#features/overview/feature.ts";
export { people } from "#features/people/feature.ts";
export { polls } from "#features/polls/feature.ts";
export { posts } from "#features/posts/feature.ts";
export { quest } from "#features/quest/feature.ts";
export { settings } from "#features/settings/feature.ts";
