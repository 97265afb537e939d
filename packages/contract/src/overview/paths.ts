/** The address of the overview, the parent of all pages for members. */
export const overviewPaths = {
  dashboard: "/dashboard",
} as const;
