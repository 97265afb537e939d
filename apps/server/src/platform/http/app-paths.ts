import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";

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

/** The specification's spelling is the canonical address; the usual spelling redirects to it. */
const MOVED = /^(\/(?:[a-z]{2}\/)?jobs)\/socialmedia\/?$/;
/** Presentations have addresses of their own in the specification: they lead into the dashboard. */
const PRESENTATIONS = /^\/presentations(?:\/([\w-]{1,80})(?:\/edit)?)?\/?$/;
/** Where a page stands whose address is written differently; null for every other address. */
export const movedTo = (path: string): string | null => {
  const [, jobs] = MOVED.exec(path) ?? [];
  if (jobs !== undefined) return `${jobs}/sotialmedia`;
  const presentation = PRESENTATIONS.exec(path);
  if (!presentation) return null;
  return presentation[1] ? presentationsPaths.edit(presentation[1]) : presentationsPaths.list;
};
