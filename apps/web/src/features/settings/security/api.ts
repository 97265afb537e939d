import { query, queryClient } from "#platform/queries.ts";

/** The security settings of the account. */
export const securityQuery = () => query("GET /api/me/security");
/** Whether two-factor is on. */
export const twoFactorQuery = () => query("GET /api/auth/2fa");
export const passkeysQuery = () => query("GET /api/auth/passkeys");
/** The devices signed in. */
export const devicesQuery = () => query("GET /api/auth/sessions");

/** Fetches a route again wherever it is shown. */
export const readAgain = (route: "GET /api/me/security" | "GET /api/auth/2fa" | "GET /api/auth/passkeys") =>
  queryClient.invalidateQueries({ queryKey: [route] });
