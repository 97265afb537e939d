import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The team panel, and the pages of a team. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("teampanel", "panel-page.tsx"),
    route("teams/:teamId", "team-alias-page.tsx"),
    route("teams/:teamId/tasks", "tasks-page.tsx"),
    route("teams/:teamId/chat", "chat-page.tsx"),
    route("teams/:teamId/events", "events-page.tsx"),
    route("teams/:teamId/files", "files-page.tsx"),
    route("teams/:teamId/members", "members-page.tsx"),
    route("teams/:teamId/history", "history-page.tsx"),
    route("admin/teams", "admin-page.tsx"),
  ],
};
