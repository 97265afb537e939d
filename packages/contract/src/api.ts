import { accountsEndpoints } from "./accounts/endpoints.ts";
import { chatsEndpoints } from "./chats/endpoints.ts";
import { filesEndpoints } from "./files/endpoints.ts";
import { liveEndpoints } from "./live/endpoints.ts";
import { matchingEndpoints } from "./matching/endpoints.ts";
import { onboardingEndpoints } from "./onboarding/endpoints.ts";
import { profilesEndpoints } from "./profiles/endpoints.ts";
import { healthEndpoints } from "./wire/health.ts";

/** Every route of the HTTP interface. The web app imports this as a type only. */
export const api = {
  ...healthEndpoints,
  ...accountsEndpoints,
  ...profilesEndpoints,
  ...onboardingEndpoints,
  ...filesEndpoints,
  ...matchingEndpoints,
  ...chatsEndpoints,
  ...liveEndpoints,
};
export type Api = typeof api;
