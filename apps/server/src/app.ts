import type { FastifyInstance } from "fastify";
import { accountsJobs } from "#features/accounts/jobs.ts";
import { accountsRoutes } from "#features/accounts/routes.ts";
import { callsJobs } from "#features/calls/jobs.ts";
import { callsRoutes } from "#features/calls/routes.ts";
import { chatsListeners } from "#features/chats/jobs.ts";
import { chatsRoutes } from "#features/chats/routes.ts";
import { groupsJobs } from "#features/groups/jobs.ts";
import { groupsRoutes } from "#features/groups/routes.ts";
import { matchingListeners } from "#features/matching/jobs.ts";
import { matchingRoutes } from "#features/matching/routes.ts";
import { moderationJobs } from "#features/moderation/jobs.ts";
import { moderationRoutes } from "#features/moderation/routes.ts";
import { notificationsJobs } from "#features/notifications/jobs.ts";
import { notificationsRoutes } from "#features/notifications/routes.ts";
import { onboardingRoutes } from "#features/onboarding/routes.ts";
import { peopleJobs } from "#features/people/jobs.ts";
import { peopleRoutes } from "#features/people/routes.ts";
import { postsJobs } from "#features/posts/jobs.ts";
import { postsRoutes } from "#features/posts/routes.ts";
import { profilesPersonal } from "#features/profiles/jobs.ts";
import { profilesRoutes } from "#features/profiles/routes.ts";
import { questListeners } from "#features/quest/listeners.ts";
import { questRoutes } from "#features/quest/routes.ts";
import { searchRoutes } from "#features/search/routes.ts";
import { trialsPersonal } from "#features/trials/jobs.ts";
import { trialsRoutes } from "#features/trials/routes.ts";
import type { Platform } from "#platform/platform.ts";

/** The features of the codebase: what each registers. Their order matters where a member is erased alone: moderation locks its cases first. */
export const features: readonly {
  name: string;
  routes?: (app: FastifyInstance, platform: Platform) => void;
  /** Jobs and listeners to domain events. */
  background?: (platform: Platform) => void;
}[] = [
  { name: "accounts", routes: accountsRoutes, background: accountsJobs },
  { name: "profiles", routes: profilesRoutes, background: profilesPersonal },
  { name: "onboarding", routes: onboardingRoutes },
  { name: "matching", routes: matchingRoutes, background: matchingListeners },
  { name: "moderation", routes: moderationRoutes, background: moderationJobs },
  { name: "chats", routes: chatsRoutes, background: chatsListeners },
  { name: "calls", routes: callsRoutes, background: callsJobs },
  { name: "groups", routes: groupsRoutes, background: groupsJobs },
  { name: "posts", routes: postsRoutes, background: postsJobs },
  { name: "trials", routes: trialsRoutes, background: trialsPersonal },
  { name: "people", routes: peopleRoutes, background: peopleJobs },
  { name: "search", routes: searchRoutes },
  { name: "notifications", routes: notificationsRoutes, background: notificationsJobs },
  { name: "quest", routes: questRoutes, background: questListeners },
];
