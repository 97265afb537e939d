/** The foreign objects of every feature, one line each. */
export { accountsForeign } from "#features/accounts/test-foreign.ts";
export { billingForeign } from "#features/billing/test-foreign.ts";
export { chatsForeign } from "#features/chats/test-foreign.ts";
export { groupsForeign } from "#features/groups/test-foreign.ts";
export { invitesForeign } from "#features/invites/test-foreign.ts";
export { matchingForeign } from "#features/matching/test-foreign.ts";
export { moderationForeign } from "#features/moderation/test-foreign.ts";
export { notificationsForeign } from "#features/notifications/test-foreign.ts";
export { onboardingForeign } from "#features/onboarding/test-foreign.ts";
export { peopleForeign } from "#features/people/test-foreign.ts";
export { pollsForeign } from "#features/polls/test-foreign.ts";
export { postsForeign } from "#features/posts/test-foreign.ts";
export { profilesForeign } from "#features/profiles/test-foreign.ts";
export { questForeign } from "#features/quest/test-foreign.ts";
export { trialsForeign } from "#features/trials/test-foreign.ts";
