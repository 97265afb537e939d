/** Addresses of the help. */
export const helpPaths = {
  help: "/dashboard/help",
} as const;
