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

/** The spelling of the specification is the page's address; whoever writes the word as it is usually written is led there. */
const MOVED = /^(\/(?:[a-z]{2}\/)?jobs)\/socialmedia\/?$/;
/** Where a public page stands whose address is written differently; null for every other address. */
export const movedTo = (path: string): string | null => {
  const [, jobs] = MOVED.exec(path) ?? [];
  return jobs === undefined ? null : `${jobs}/sotialmedia`;
};
