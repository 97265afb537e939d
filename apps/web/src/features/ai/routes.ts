import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The assistants, all of them and each. */
export const routes: FeatureRoutes = {
  dashboard: [
    // They ask for premium themselves: conversations from before stay readable.
    route("ai", "hub-page.tsx"),
    route("ai/:assistant", "assistant-page.tsx"),
    route("resources/ai-ideas", "ideas-alias-page.tsx"),
  ],
};
