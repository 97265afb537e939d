/** Addresses of the public pages. Those in ten languages are made by the web's `site-paths.ts`. */
export const sitePaths = {
  start: "/",
} as const;
