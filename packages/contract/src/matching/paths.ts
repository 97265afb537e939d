/** Addresses of matching. */
export const matchingPaths = {
  deck: "/dashboard/matching",
  setup: "/dashboard/matching-setup",
} as const;
