import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Signing in, and what the mails about an account lead to. */
export const routes: FeatureRoutes = {
  dashboard: [route("admin/security", "security-log-page.tsx")],
  guest: [
    route("login/:slug?", "login-page.tsx"),
    route("password-reset", "password-reset-page.tsx"),
    route("confirm-email", "confirm-email-page.tsx"),
  ],
};
