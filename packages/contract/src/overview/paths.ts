/** The address of the overview, below which all of a member's pages stand. */
export const overviewPaths = {
  dashboard: "/dashboard",
} as const;
