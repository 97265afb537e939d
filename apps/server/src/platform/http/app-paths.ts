/** Paths the web app answers itself; others get its shell with status 404 and its own page for that. */
const APP_PATHS = [
  /^\/login(\/[^/]+)?$/,
  /^\/register$/,
  /^\/confirm-email$/,
  /^\/password-reset$/,
  /^\/offline$/,
  /^\/goodbye$/,
  /^\/billing\/(success|cancel)$/,
  /^\/withdraw$/,
  /^\/cancel-contract$/,
  /^\/contact$/,
  /^\/invite(\/href)?(\/[^/]+)?$/,
  /^\/dashboard(\/.*)?$/,
];

/** Whether a path (without query) belongs to the web app. */
export const isAppPath = (path: string): boolean =>
  APP_PATHS.some((pattern) => pattern.test(path.replace(/\/$/, "") || "/"));
