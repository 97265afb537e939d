/** Every feature of the product, one line each. What they register, and in which order, they say themselves. */
export { accounts } from "#features/accounts/feature.ts";
export { billing } from "#features/billing/feature.ts";
export { calls } from "#features/calls/feature.ts";
export { chats } from "#features/chats/feature.ts";
export { groups } from "#features/groups/feature.ts";
export { invites } from "#features/invites/feature.ts";
export { matching } from "#features/matching/feature.ts";
export { moderation } from "#features/moderation/feature.ts";
export { notifications } from "#features/notifications/feature.ts";
export { onboarding } from "#features/onboarding/feature.ts";
export { people } from "#features/people/feature.ts";
export { polls } from "#features/polls/feature.ts";
export { posts } from "#features/posts/feature.ts";
export { profiles } from "#features/profiles/feature.ts";
export { quest } from "#features/quest/feature.ts";
export { search } from "#features/search/feature.ts";
export { trials } from "#features/trials/feature.ts";
