import type { RouteConfigEntry } from "@react-router/dev/routes";

/**
 * The pages of a feature, by their place: `features/<feature>/routes.ts` exports them as `routes`. Only the build reads it. Files
 * are named from the feature's own folder.
 */
export type FeatureRoutes = {
  /** Outside the application: written to disk, they bring their own layout. */
  public?: RouteConfigEntry[];
  /** In the application, for everybody (sign-in). */
  guest?: RouteConfigEntry[];
  /** For members, outside the dashboard (onboarding). */
  member?: RouteConfigEntry[];
  /** For members, in the shell; addresses are relative to `/dashboard`. */
  dashboard?: RouteConfigEntry[];
  /** The same for members with premium or the test version: others are redirected to the login or to the prices. */
  premium?: RouteConfigEntry[];
};
