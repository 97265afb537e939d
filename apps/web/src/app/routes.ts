import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the web app. A room adds its pages to one of the three places below. */
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
    route("confirm-email", "../features/accounts/confirm-email-page.tsx"),

    layout("./guard.tsx", [
      // 2. Pages for members outside the dashboard (onboarding).
      route("register", "../features/onboarding/onboarding-page.tsx"),

      route("dashboard", "./shell/shell.tsx", [
        index("./overview-page.tsx"),
        // 3. Pages inside the dashboard; addresses are relative to /dashboard.
        route("chats", "../features/chats/chats-page.tsx"),
        route("matching", "../features/matching/matching-page.tsx"),
        route("matching-setup", "../features/matching/setup-page.tsx"),
      ]),
    ]),
    ...(import.meta.env.DEV ? [route("design", "./design/design-page.tsx")] : []),
  ]),

  route("*", "./not-found-page.tsx"),
] satisfies RouteConfig;
