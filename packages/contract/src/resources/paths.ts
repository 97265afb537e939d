/** Addresses of the tools outside the community. */
export const resourcesPaths = {
  hub: "/dashboard/resources",
  /** An older address of the same. */
  tools: "/dashboard/resources/tools",
} as const;
