import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the web app. A feature adds its pages to one of the three places below. */
export default [
  // Public pages, written to disk in ten languages; `:language` is checked by the layout.
  layout("../features/site/site-layout.tsx", [
    index("../features/site/start-page.tsx"),
    route("terms", "../features/site/terms-page.tsx"),
    route("privacy", "../features/site/privacy-page.tsx"),
    route("imprint", "../features/site/imprint-page.tsx"),
    route(":language", "../features/site/start-page.tsx", { id: "start-translated" }),
    route(":language/terms", "../features/site/terms-page.tsx", { id: "terms-translated" }),
    route(":language/privacy", "../features/site/privacy-page.tsx", { id: "privacy-translated" }),
    route(":language/imprint", "../features/site/imprint-page.tsx", { id: "imprint-translated" }),
  ]),

  layout("./application.tsx", [
    // 1. Pages of the application for everybody (sign-in, invitations).
    route("login/:slug?", "../features/accounts/login-page.tsx"),
    route("password-reset", "../features/accounts/password-reset-page.tsx"),
    route("confirm-email", "../features/accounts/confirm-email-page.tsx"),
    route("goodbye", "../features/settings/goodbye-page.tsx"),

    layout("./guard.tsx", [
      // 2. Pages for members outside the dashboard (onboarding).
      route("register", "../features/onboarding/onboarding-page.tsx"),

      route("dashboard", "./shell/shell.tsx", [
        index("./overview/overview-page.tsx"),
        // 3. Pages inside the dashboard; addresses are relative to /dashboard.
        route("chats", "../features/chats/chats-page.tsx"),
        route("chats/folder/:folderId", "../features/chats/chats-page.tsx", { id: "chat-folder" }),
        route("feed", "../features/posts/feed-page.tsx"),
        route("feed/search", "../features/posts/search-page.tsx"),
        route("feed/myposts", "../features/posts/my-posts-page.tsx"),
        route("feed/:postId", "../features/posts/post-page.tsx"),
        route("saved", "../features/posts/saved-page.tsx"),
        route("groups", "../features/groups/groups-page.tsx"),
        route("groups/discover", "../features/groups/discover-page.tsx"),
        route("groups/new", "../features/groups/create-page.tsx"),
        route("groups/profile/:groupId", "../features/groups/profile-page.tsx"),
        route("groups/profile/:groupId/settings", "../features/groups/settings-page.tsx"),
        route("groups/:groupId", "../features/groups/group-alias-page.tsx"),
        route("groups/:groupId/:channelId", "../features/groups/channel-page.tsx"),
        route("group/:groupId", "../features/groups/profile-alias-page.tsx"),
        route("invite/:code?", "../features/groups/invite-page.tsx"),
        route("matching", "../features/matching/matching-page.tsx"),
        route("matching-setup", "../features/matching/setup-page.tsx"),
        route("search", "../features/people/search-page.tsx"),
        route("user/:userId", "../features/people/user-page.tsx"),
        route("profile", "../features/people/own-page.tsx"),
        route("notifications", "../features/notifications/notifications-page.tsx"),
        route("decisions", "../features/moderation/decisions-page.tsx"),
        route("admin/reports", "../features/moderation/queue-page.tsx"),
        route("admin/reports/:caseId", "../features/moderation/case-page.tsx"),
        route("admin/audit", "../features/moderation/audit-page.tsx"),
        route("help", "../features/help/help-page.tsx"),
        route("settings", "../features/settings/settings-page.tsx"),
      ]),
    ]),
    ...(import.meta.env.DEV ? [route("design", "./design/design-page.tsx")] : []),
  ]),

  route("*", "./not-found-page.tsx"),
] satisfies RouteConfig;
