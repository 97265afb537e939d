import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The chats, and those of one folder. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("chats", "chats-page.tsx"),
    route("chats/folder/:folderId", "chats-page.tsx", { id: "chat-folder" }),
  ],
};
