import { accountsEndpoints } from "./accounts/endpoints.ts";
import { securityEndpoints } from "./accounts/security-endpoints.ts";
import { statusEndpoints } from "./accounts/status-endpoints.ts";
import { callsEndpoints } from "./calls/endpoints.ts";
import { chatsEndpoints } from "./chats/endpoints.ts";
import { filesEndpoints } from "./files/endpoints.ts";
import { groupsEndpoints } from "./groups/endpoints.ts";
import { liveEndpoints } from "./live/endpoints.ts";
import { matchingEndpoints } from "./matching/endpoints.ts";
import { moderationEndpoints } from "./moderation/endpoints.ts";
import { notificationsEndpoints } from "./notifications/endpoints.ts";
import { onboardingEndpoints } from "./onboarding/endpoints.ts";
import { peopleEndpoints } from "./people/endpoints.ts";
import { postsEndpoints } from "./posts/endpoints.ts";
import { profilesEndpoints } from "./profiles/endpoints.ts";
import { questEndpoints } from "./quest/endpoints.ts";
import { searchEndpoints } from "./search/endpoints.ts";
import { trialsEndpoints } from "./trials/endpoints.ts";
import { healthEndpoints } from "./wire/health.ts";

/** Every route of the HTTP interface. The web app imports this as a type only. */
export const api = {
  ...healthEndpoints,
  ...accountsEndpoints,
  ...securityEndpoints,
  ...statusEndpoints,
  ...profilesEndpoints,
  ...onboardingEndpoints,
  ...filesEndpoints,
  ...matchingEndpoints,
  ...chatsEndpoints,
  ...groupsEndpoints,
  ...trialsEndpoints,
  ...callsEndpoints,
  ...postsEndpoints,
  ...peopleEndpoints,
  ...searchEndpoints,
  ...moderationEndpoints,
  ...questEndpoints,
  ...notificationsEndpoints,
  ...liveEndpoints,
};
export type Api = typeof api;
