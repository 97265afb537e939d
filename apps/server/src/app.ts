import type { FastifyInstance } from "fastify";
import { accountsJobs } from "#features/accounts/jobs.ts";
import { accountsRoutes } from "#features/accounts/routes.ts";
import { chatsRoutes } from "#features/chats/routes.ts";
import { matchingListeners } from "#features/matching/jobs.ts";
import { matchingRoutes } from "#features/matching/routes.ts";
import { onboardingRoutes } from "#features/onboarding/routes.ts";
import { profilesRoutes } from "#features/profiles/routes.ts";
import type { Platform } from "#platform/platform.ts";

/** The rooms of the house: what each registers. Order does not matter. */
export const rooms: readonly {
  name: string;
  routes?: (app: FastifyInstance, platform: Platform) => void;
  /** Jobs and listeners to facts. */
  background?: (platform: Platform) => void;
}[] = [
  { name: "accounts", routes: accountsRoutes, background: accountsJobs },
  { name: "profiles", routes: profilesRoutes },
  { name: "onboarding", routes: onboardingRoutes },
  { name: "matching", routes: matchingRoutes, background: matchingListeners },
  { name: "chats", routes: chatsRoutes },
];
