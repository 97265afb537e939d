import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The feed, one post, and the member's own and saved ones. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("feed", "feed-page.tsx"),
    route("feed/search", "search-page.tsx"),
    route("feed/myposts", "my-posts-page.tsx"),
    route("feed/:postId", "post-page.tsx"),
    route("saved", "saved-page.tsx"),
  ],
};
