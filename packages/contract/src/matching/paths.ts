/** Addresses of matching. */
export const matchingPaths = {
  deck: "/dashboard/matching",
  /** The deck with its filters open. */
  filters: "/dashboard/matching?filters=open",
  setup: "/dashboard/matching-setup",
} as const;
