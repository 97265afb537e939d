import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Groups: the member's own, those to discover, their profiles and channels. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("groups", "groups-page.tsx"),
    route("groups/discover", "discover-page.tsx"),
    route("groups/new", "create-page.tsx"),
    route("groups/profile/:groupId", "profile-page.tsx"),
    route("groups/profile/:groupId/settings", "settings-page.tsx"),
    route("groups/:groupId", "group-alias-page.tsx"),
    route("groups/:groupId/:channelId", "channel-page.tsx"),
    route("group/:groupId", "profile-alias-page.tsx"),
    route("invite/:code?", "invite-page.tsx"),
  ],
};
