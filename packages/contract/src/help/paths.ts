/** Addresses of the help. */
export const helpPaths = {
  help: "/dashboard/help",
  /** One of its articles. */
  article: (key: string) => `/dashboard/help?article=${encodeURIComponent(key)}`,
} as const;
